import * as z from 'zod/mini'
import { emptyIsAbsent } from '../fields/query'

/** E-mails that users opt in to: monthly summary, budget alerts, reminders. */
export const wishedMail = z.enum(['letter', 'budget', 'reminder'])
export type WishedMail = z.infer<typeof wishedMail>

/** Token in the e-mail's link, in the form `unsubscribe.secret`. Not needed if it is sent as the bearer token. */
export const unsubscribeQuery = z.object({
  token: emptyIsAbsent(z.string().check(z.maxLength(100, 'Too long'))),
})

/** `kind` is the kind of e-mail that was unsubscribed; null if the account is gone or the link is older than a year. */
export const unsubscribeAnswer = z.object({ message: z.string(), kind: z.nullable(wishedMail) })
export type UnsubscribeAnswer = z.infer<typeof unsubscribeAnswer>

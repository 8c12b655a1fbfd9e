import * as z from 'zod/mini'
import { emptyIsAbsent } from '../fields/query'

/** E-mails that users opt in to: monthly summary, budget alerts, reminders. */
export const wishedMail = z.enum(['letter', 'budget', 'reminder'])
export type WishedMail = z.infer<typeof wishedMail>

/** Token of the link, `unsubscribe.secret`, if it is not the bearer. */
export const unsubscribeQuery = z.object({
  token: emptyIsAbsent(z.string().check(z.maxLength(100, 'Too long'))),
})

/** `kind` is what was unsubscribed; null if the account is gone or the link is older than a year. */
export const unsubscribeAnswer = z.object({ message: z.string(), kind: z.nullable(wishedMail) })
export type UnsubscribeAnswer = z.infer<typeof unsubscribeAnswer>

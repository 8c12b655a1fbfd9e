import * as z from 'zod/mini'
import { emptyIsAbsent } from '../fields/query'

export const wishedMail = z.enum(['letter', 'budget', 'reminder'])
export type WishedMail = z.infer<typeof wishedMail>

/** Token in the e-mail's link, in the form `unsubscribe.secret`. Not needed if it is sent as the bearer token. */
export const unsubscribeQuery = z.object({
  token: emptyIsAbsent(z.string().check(z.maxLength(100, 'Too long'))),
})

/** `kind`: the e-mails that the user unsubscribed from; null if the account is gone or the link is over a year old. */
export const unsubscribeAnswer = z.object({ message: z.string(), kind: z.nullable(wishedMail) })
export type UnsubscribeAnswer = z.infer<typeof unsubscribeAnswer>

import * as z from 'zod/mini'
import { emptyIsAbsent } from '../fields/query'

export const wishedMail = z.enum(['letter', 'budget', 'reminder'])
export type WishedMail = z.infer<typeof wishedMail>

/**
 * Token of the unsubscribe link in an e-mail: `unsubscribe.secret`. Clients may instead send the
 * token as the bearer token.
 */
export const unsubscribeQuery = z.object({
  token: emptyIsAbsent(z.string().check(z.maxLength(100, 'Too long'))),
})

/**
 * `kind` names the e-mails that the user unsubscribed from. Null if the account is gone or the link
 * is over a year old.
 */
export const unsubscribeAnswer = z.object({ message: z.string(), kind: z.nullable(wishedMail) })
export type UnsubscribeAnswer = z.infer<typeof unsubscribeAnswer>

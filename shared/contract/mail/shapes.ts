import * as z from 'zod/mini'
import { emptyIsAbsent } from '../fields/query'

/** The kinds of e-mails that somebody asks for: the monthly summary, about budgets, and before something is due. */
export const wishedMail = z.enum(['letter', 'budget', 'reminder'])
export type WishedMail = z.infer<typeof wishedMail>

/** The token of the link, `unsubscribe.secret`, where it is not the bearer. */
export const unsubscribeQuery = z.object({
  token: emptyIsAbsent(z.string().check(z.maxLength(100, 'Too long'))),
})

/**
 * `kind` is what the account gets no more; null where there is nothing to end any more: the account is gone, or the link
 * older than a year.
 */
export const unsubscribeAnswer = z.object({ message: z.string(), kind: z.nullable(wishedMail) })
export type UnsubscribeAnswer = z.infer<typeof unsubscribeAnswer>

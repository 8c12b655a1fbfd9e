import * as z from 'zod/mini'
import { adminListOf, adminQuery, person } from './list'
import { dataOf } from '../fields/answer'
import { id, transactionType } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { currency } from '../settings/shapes'
import { searchText } from '../fields/text'
import { transactionFilter, transactionSort } from '../transactions/filter'

/** A user's own description is theirs alone and not here. */
export const adminTransaction = z.object({
  id,
  user_id: id,
  owner: person,
  /** Decimal text with two decimals, exact. */
  amount: z.string(),
  /** What its owner counts in. Totals of several owners have none. */
  currency,
  type: transactionType,
  /** Money that came back: it lowers the expenses. Absent where it is none. */
  is_refund: z.optional(z.boolean()),
  category: z.object({ id, name: z.string() }),
  transaction_date: z.string(),
})
export type AdminTransaction = z.infer<typeof adminTransaction>

/**
 * As in the user area: type, amounts, date_range with time_zone, from and to. `search` is part of the category's
 * name, or of the owner's name or e-mail address.
 */
export const adminTransactionFilter = z.extend(
  z.pick(transactionFilter, {
    ...{ type: true, min_amount: true, max_amount: true },
    ...{ date_range: true, time_zone: true, from: true, to: true },
  }),
  { search: emptyIsAbsent(searchText(100)) },
)
export type AdminTransactionFilter = z.infer<typeof adminTransactionFilter>

/** By date, the newest first (`-date`), where nothing else is asked for. */
export const adminTransactionsQuery = z.extend(adminTransactionFilter, {
  sort: z._default(transactionSort, '-date'),
  limit: adminQuery.shape.limit,
  cursor: adminQuery.shape.cursor,
})
export type AdminTransactionsQuery = z.infer<typeof adminTransactionsQuery>
export const adminTransactionsAnswer = adminListOf(adminTransaction)
export type AdminTransactionsAnswer = z.infer<typeof adminTransactionsAnswer>

/**
 * GET /admin/transactions/summary with the same filter: exact totals of all that it keeps, as decimal text, without
 * what is dated after its owner's today. Apart from the list, since with amounts or a search every row has to be looked
 * at: no page waits for them.
 */
const totals = {
  income: z.string(),
  expense: z.string(),
  balance: z.string(),
  count: z.int(),
}
export const adminSummary = z.object({
  ...totals,
  /** The same of each currency, that of most transactions first: the totals above add amounts of several. */
  by_currency: z.optional(z.array(z.object({ currency, ...totals }))),
})
export type AdminSummary = z.infer<typeof adminSummary>
export const adminSummaryAnswer = dataOf(adminSummary)

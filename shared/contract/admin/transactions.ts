import * as z from 'zod/mini'
import { adminListOf, adminQuery, person } from './list'
import { dataOf } from '../fields/answer'
import { id, transactionType } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { currency } from '../fields/preferences'
import { searchText } from '../fields/text'
import { transactionFilter, transactionSort } from '../transactions/filter'

/** A transaction without its description, which is private to the owner. */
export const adminTransaction = z.object({
  id,
  user_id: id,
  owner: person,
  amount: z.string(),
  currency,
  type: transactionType,
  is_refund: z.optional(z.boolean()),
  category: z.object({ id, name: z.string() }),
  transaction_date: z.string(),
})
export type AdminTransaction = z.infer<typeof adminTransaction>

/**
 * The fields work as in `transactionFilter`. `search` matches part of the category's name, or of
 * the owner's name or e-mail address.
 */
export const adminTransactionFilter = z.extend(
  z.pick(transactionFilter, {
    ...{ type: true, min_amount: true, max_amount: true },
    ...{ date_range: true, time_zone: true, from: true, to: true },
  }),
  { search: emptyIsAbsent(searchText(100)) },
)
export type AdminTransactionFilter = z.infer<typeof adminTransactionFilter>

export const adminTransactionsQuery = z.extend(adminTransactionFilter, {
  sort: z._default(transactionSort, '-date'),
  limit: adminQuery.shape.limit,
  cursor: adminQuery.shape.cursor,
})
export type AdminTransactionsQuery = z.infer<typeof adminTransactionsQuery>
export const adminTransactionsAnswer = adminListOf(adminTransaction)
export type AdminTransactionsAnswer = z.infer<typeof adminTransactionsAnswer>

/**
 * Sums as decimal text. Transactions dated after today (in the owner's time zone) do not count. The
 * list does not contain these sums: adding them up reads every row and would delay the list.
 */
const totals = {
  income: z.string(),
  expense: z.string(),
  balance: z.string(),
  count: z.int(),
}
export const adminSummary = z.object({
  ...totals,
  /**
   * Totals per currency, most used currency first. The other totals add up amounts of different
   * currencies.
   */
  by_currency: z.optional(z.array(z.object({ currency, ...totals }))),
})
export type AdminSummary = z.infer<typeof adminSummary>
export const adminSummaryAnswer = dataOf(adminSummary)

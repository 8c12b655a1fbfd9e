import * as z from 'zod/mini'
import { day, transactionType } from '../fields/field'
import { cursor, emptyIsAbsent, limit } from '../fields/query'
import { searchText } from '../fields/text'
import { timeZone } from '../fields/time-zone'

/**
 * The range from 1 day, 3 days, 7 days or 1 month ago up to now. A transaction counts as made at
 * midnight, so "1day" matches only transactions dated today.
 */
export const dateRange = z.enum(['1day', '3days', '1week', '1month'], 'Choose one from the list')

const bound = z
  .string()
  .check(z.regex(/^\d{1,12}(\.\d{1,2})?$/, 'Use at most 12 digits and 2 decimal places'))

/** A transaction matches if it meets all conditions. Empty conditions count as absent. */
export const transactionFilter = z.object({
  category: emptyIsAbsent(searchText(60)),
  /**
   * Ids, separated by commas. A split transaction matches if one of its parts matches. Only the
   * matching parts count in sums.
   */
  category_id: emptyIsAbsent(
    z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,499}$/, 'Choose one from the list')),
  ),
  wallet_id: emptyIsAbsent(z.string().check(z.regex(/^(none|\d{1,15})$/, 'Choose one from the list'))),
  tag: emptyIsAbsent(searchText(30)),
  /** Matches part of the place, ignoring case. */
  place: emptyIsAbsent(searchText(80)),
  type: emptyIsAbsent(z.pipe(z.string().check(z.toLowerCase()), transactionType)),
  min_amount: emptyIsAbsent(bound),
  max_amount: emptyIsAbsent(bound),
  date_range: emptyIsAbsent(dateRange),
  /** Time zone of `date_range`; UTC by default. */
  time_zone: emptyIsAbsent(timeZone),
  from: emptyIsAbsent(day),
  to: emptyIsAbsent(day),
  /**
   * `without` leaves out planned records (dated after the user's today), `only` lists only planned
   * records. By default, all records are listed.
   */
  planned: emptyIsAbsent(z.enum(['without', 'only'], 'Choose one from the list')),
  /**
   * Every word must match, in any order and case. A word can match the description, category, tag, place, wallet, note
   * of a part, or amount ("56.000", "25rb").
   */
  search: emptyIsAbsent(searchText(200)),
})
export type TransactionFilter = z.infer<typeof transactionFilter>

export const transactionSort = z.enum(['date', '-date', 'amount', '-amount'], 'Choose one from the list')

export const transactionsQuery = z.extend(transactionFilter, {
  sort: z._default(transactionSort, '-date'),
  limit,
  cursor,
})

/**
 * Exports all rows of the list as CSV. `time_zone` (default Asia/Jakarta) also decides the date in
 * the file's name.
 */
export const exportQuery = z.extend(transactionFilter, { sort: z._default(transactionSort, '-date') })

/**
 * Planned records count only with `planned=only`. `month_start` (1 to 28, default 1) is the day on
 * which the months of `by_month` start. `compare_from` and `compare_to` add the sums of that range
 * to the answer, as `compared`.
 */
export const summaryQuery = z.extend(transactionFilter, {
  month_start: emptyIsAbsent(
    z.pipe(
      z.string().check(z.regex(/^([1-9]|1\d|2[0-8])$/, 'Choose one from the list')),
      z.pipe(z.transform(Number), z.int()),
    ),
  ),
  compare_from: emptyIsAbsent(day),
  compare_to: emptyIsAbsent(day),
})
export type SummaryQuery = z.infer<typeof summaryQuery>

export const recordType = emptyIsAbsent(
  z.pipe(
    z.string().check(z.toLowerCase()),
    z.enum(['income', 'expense', 'transfer'], 'Choose one from the list'),
  ),
)
const transfers = z.literal('transfers', 'Choose one from the list')

/**
 * Lists transactions and transfers; `type=transfer` lists transfers only. A condition that no
 * transfer can meet, such as a category or `wallet_id=none`, leaves out all transfers. `wallet_id`
 * matches either wallet of a transfer. `search` also matches names of wallets.
 */
export const recordsQuery = z.extend(transactionsQuery, { with: transfers, type: recordType })
export type RecordsQuery = z.infer<typeof recordsQuery>

export const recordsExportQuery = z.extend(exportQuery, { with: emptyIsAbsent(transfers), type: recordType })

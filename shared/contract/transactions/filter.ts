import * as z from 'zod/mini'
import { day, transactionType } from '../fields/field'
import { cursor, emptyIsAbsent, limit } from '../fields/query'
import { searchText } from '../fields/text'
import { timeZone } from '../fields/time-zone'

/** Keeps transactions dated from now minus 1 day, 3 days, 7 days or 1 month up to now, inclusive. */
export const dateRange = z.enum(['1day', '3days', '1week', '1month'], 'Choose one from the list')

/** An amount bound of a filter; zero is a bound like any other. */
const bound = z
  .string()
  .check(z.regex(/^\d{1,12}(\.\d{1,2})?$/, 'Enter an amount of at most 12 digits and 2 decimals'))

/** Which transactions. Every condition is optional and an empty one counts as absent; all that are present must hold. */
export const transactionFilter = z.object({
  /** Exact name of a category. */
  category: emptyIsAbsent(searchText(60)),
  /**
   * The id of a category, or several with commas between them. Of transactions that are split, it keeps those with a
   * part in one of them, and the sums count that part.
   */
  category_id: emptyIsAbsent(
    z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,499}$/, 'Choose one from the list')),
  ),
  /** `none` keeps what is assigned to no wallet. */
  wallet_id: emptyIsAbsent(z.string().check(z.regex(/^(none|\d{1,15})$/, 'Choose one from the list'))),
  /** One of its tags, in any case. */
  tag: emptyIsAbsent(searchText(30)),
  /** income or expense, in any case. */
  type: emptyIsAbsent(z.pipe(z.string().check(z.toLowerCase()), transactionType)),
  min_amount: emptyIsAbsent(bound),
  max_amount: emptyIsAbsent(bound),
  date_range: emptyIsAbsent(dateRange),
  /** Where "now" is for `date_range`, such as Asia/Jakarta; UTC where absent. */
  time_zone: emptyIsAbsent(timeZone),
  from: emptyIsAbsent(day),
  to: emptyIsAbsent(day),
  /** Those that are planned, dated after the user's today, alone or not at all; all where it is absent. */
  planned: emptyIsAbsent(z.enum(['without', 'only'], 'Choose one from the list')),
  /**
   * Words that must all be found, in any order and any case, each in the description, a category, a tag, the wallet or a
   * part's note, or as the amount, such as 56.000 or 25rb.
   */
  search: emptyIsAbsent(searchText(200)),
})
export type TransactionFilter = z.infer<typeof transactionFilter>

export const transactionSort = z.enum(['date', '-date', 'amount', '-amount'], 'Choose one from the list')

/** Newest first (`-date`) by default. */
export const transactionsQuery = z.extend(transactionFilter, {
  sort: z._default(transactionSort, '-date'),
  limit,
  cursor,
})

/**
 * The same filter and order as the list; all of its rows, as CSV. `time_zone` says which day the file is named after
 * too; that of Asia/Jakarta where it is absent.
 */
export const exportQuery = z.extend(transactionFilter, { sort: z._default(transactionSort, '-date') })

/**
 * The same filter; no sum counts what is planned unless it asks for `planned=only`. `month_start` (1 to 28) is the day
 * on which each month of `by_month` begins, 1 where it is absent. With `compare_from` or `compare_to` there are also
 * the sums of those days.
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

/** income, expense or transfer, in any case. */
export const recordType = emptyIsAbsent(
  z.pipe(
    z.string().check(z.toLowerCase()),
    z.enum(['income', 'expense', 'transfer'], 'Choose one from the list'),
  ),
)
const transfers = z.literal('transfers', 'Choose one from the list')

/**
 * The filter of transactions over transfers too. `type=transfer` keeps these alone. A condition that no transfer has,
 * such as a category, keeps none of them, and neither does `wallet_id=none`. `wallet_id` keeps what left a wallet and
 * what arrived in it, and a search finds the names of its wallets.
 */
export const recordsQuery = z.extend(transactionsQuery, { with: transfers, type: recordType })
export type RecordsQuery = z.infer<typeof recordsQuery>

/** The file of transactions has transfers too, where `with` or `type` asks for them. */
export const recordsExportQuery = z.extend(exportQuery, { with: emptyIsAbsent(transfers), type: recordType })

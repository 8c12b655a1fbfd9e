import {
  type CountedCategory,
  exportTransactions as call,
  listRecords,
  type RecordsAnswer,
  type Wallet,
} from '@pundi/contract'
import { contractChecks } from '@pundi/kit/form'
import { ownZone, today } from '@pundi/kit/format'
import { type LoadedList, type OpenedList, answerOrErrors } from '@pundi/kit/list'
import { downloadFile, send } from '@pundi/platform/http'
import { text } from '../../catalogue/text'
import { plannedOnly, upToToday } from '../../shared/records-of/first-queries'
import { type FilterName, list, type Sort, type View } from './view'

export interface Loaded extends LoadedList<RecordsAnswer> {
  /**
   * Planned transactions and transfers. Null after a failure; undefined if this view shows none.
   */
  planned: RecordsAnswer | null | undefined
}

export interface TransactionsData extends OpenedList<Loaded, FilterName, Sort> {
  /** Null after a failure. */
  categories: CountedCategory[] | null | Promise<CountedCategory[] | null>
  /** Null after a failure. */
  wallets: Promise<Wallet[] | null>
}

export async function loadTransactions(view: View, signal: AbortSignal): Promise<Loaded> {
  const options = { fallback: text('Failed to fetch transactions'), signal }
  const listed = { ...list.queryOf(view), ...zoneOf(view), ...upToToday }
  const [page, planned] = await Promise.all([
    answerOrErrors(send(listRecords, { query: listed, ...options })),
    mayHavePlanned(view) &&
      answerOrErrors(send(listRecords, { query: { ...view.filter, ...plannedOnly }, ...options })),
  ])
  return { ...page, planned: planned ? planned.answer : undefined }
}

/**
 * True if the view may contain planned transactions and transfers, which are dated after today.
 * Only the first page shows them. A filter that ends today or earlier excludes them.
 */
const mayHavePlanned = ({ cursor, filter: { date_range, to } }: View) =>
  cursor === undefined && date_range === undefined && !(to !== undefined && to <= today())

const zoneOf = ({ filter }: View) => ({ time_zone: filter.date_range && ownZone() })

/**
 * Downloads all rows that match the filter, in the order of the list. The file's name contains
 * today's date in the user's time zone.
 */
export function exportTransactions(view: View) {
  const { cursor: _, ...query } = list.queryOf(view)
  return downloadFile(call, {
    query: { ...query, with: 'transfers', time_zone: ownZone() },
    fallback: text('We couldn’t export the transactions.'),
  })
}

export const { warmChecks: warmChanges, loadChecks: loadChanges } = contractChecks(
  () => import(/* webpackChunkName: "transaction-changes" */ './bulk/change-transactions'),
)

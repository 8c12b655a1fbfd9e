import {
  type CountedCategory,
  exportTransactions as call,
  listRecords,
  type RecordsAnswer,
  type Wallet,
} from '@pundi/contract'
import { lateChecks } from '@pundi/kit/form'
import { ownZone, today } from '@pundi/kit/format'
import { type LoadedList, type OpenedList, settleList } from '@pundi/kit/list'
import { downloadFile, send } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { plannedOnly, upToToday } from '../first-queries'
import { type FilterName, list, type Sort, type View } from './view'

/** The data of a view: a page with the totals of the whole list, and on the first page what is planned. */
export interface Loaded extends LoadedList<RecordsAnswer> {
  /** Null where it could not be loaded; undefined where the view can have nothing that is planned. */
  planned: RecordsAnswer | null | undefined
}

export interface TransactionsData extends OpenedList<Loaded, FilterName, Sort> {
  /** Null where they could not be loaded. */
  categories: CountedCategory[] | null | Promise<CountedCategory[] | null>
  /** Null where they could not be loaded. */
  wallets: Promise<Wallet[] | null>
}

/** The code that changes transactions. It is a chunk of its own, loaded when somebody is asked before a change. */
export const { warmChecks: warmChanges, loadChecks: loadChanges } = lateChecks(
  () => import(/* webpackChunkName: "transactions-changes" */ './change/change-transactions'),
)

export async function loadTransactions(view: View, signal: AbortSignal): Promise<Loaded> {
  const options = { fallback: text('Failed to fetch transactions'), signal }
  const listed = { ...list.queryOf(view), ...zoneOf(view), ...upToToday }
  const [page, planned] = await Promise.all([
    settleList(send(listRecords, { query: listed, ...options })),
    mayHavePlanned(view) &&
      settleList(send(listRecords, { query: { ...view.filter, ...plannedOnly }, ...options })),
  ])
  return { ...page, planned: planned ? planned.answer : undefined }
}

/** What is planned stands on the first page; days up to today have none. */
const mayHavePlanned = ({ cursor, filter: { date_range, to } }: View) =>
  cursor === undefined && date_range === undefined && !(to !== undefined && to <= today())

/** A date range counts back from the user's today, so it needs the user's time zone. */
const zoneOf = ({ filter }: View) => ({ time_zone: filter.date_range && ownZone() })

/** Downloads all transactions and transfers of the filter, in its order, not just the page. The file's name has the user's day. */
export function exportTransactions(view: View) {
  const { cursor: _, ...query } = list.queryOf(view)
  return downloadFile(call, {
    query: { ...query, with: 'transfers', time_zone: ownZone() },
    fallback: text('The transactions could not be exported.'),
  })
}

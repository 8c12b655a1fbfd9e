import {
  type Category,
  exportTransactions as call,
  listTransactions,
  type TransactionsAnswer,
} from '@pundi/contract'
import { ownZone } from '@pundi/kit/format'
import { type LoadedList, type OpenedList, settleList } from '@pundi/kit/list'
import { downloadFile, send } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { type FilterName, list, type Sort, type View } from './view'

/** The data of a view: a page with the totals of the whole list. */
export type Loaded = LoadedList<TransactionsAnswer>

export interface TransactionsData extends OpenedList<Loaded, FilterName, Sort> {
  /** Null where they could not be loaded. */
  categories: Category[] | null | Promise<Category[] | null>
}

export const loadTransactions = (view: View, signal: AbortSignal): Promise<Loaded> =>
  settleList(
    send(listTransactions, {
      query: { ...list.queryOf(view), ...zoneOf(view) },
      fallback: text('Failed to fetch transactions'),
      signal,
    }),
  )

/** A date range counts back from the user's today, so it needs the user's time zone. */
const zoneOf = ({ filter }: View) => ({ time_zone: filter.date_range && ownZone() })

/** Downloads all transactions of the filter, in its order, not just the page. The file's name has the user's day. */
export function exportTransactions(view: View) {
  const { cursor: _, ...query } = list.queryOf(view)
  return downloadFile(call, {
    query: { ...query, time_zone: ownZone() },
    fallback: text('The transactions could not be exported.'),
  })
}

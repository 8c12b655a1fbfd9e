import type { ChangedAnswer, Summary, TransactionsAnswer } from '@pundi/contract'
import { readerZone } from '@pundi/kit/format'
import { download, request } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { list, type View } from './view'

export const listTransactions = (view: View, signal: AbortSignal) =>
  request<TransactionsAnswer>(`/transactions${list.queryOf(atTheReader(view))}`, {
    signal,
    fallback: text('Failed to fetch transactions'),
  })

export const getSummary = ({ filter }: View, signal: AbortSignal) =>
  request<{ data: Summary }>(
    `/transactions/summary${list.queryOf(atTheReader({ filter, sort: '-date', cursor: undefined }))}`,
    { signal, fallback: text('Failed to fetch transactions') },
  )

/** All that the filter keeps, in its order, whatever page is shown, in a file of the reader's day. */
export const exportTransactions = ({ filter, sort }: View) =>
  download(`/transactions/export${list.queryOf(inZone({ filter, sort, cursor: undefined }))}`, {
    fallback: text('The transactions could not be exported.'),
  })

export const removeTransaction = (id: number) =>
  request<ChangedAnswer>(`/transactions/${id}`, {
    method: 'DELETE',
    fallback: text('The transaction could not be deleted.'),
  })

export const removeTransactions = (ids: number[]) =>
  request<ChangedAnswer>('/transactions/remove', {
    method: 'POST',
    body: { ids },
    fallback: text('The transactions could not be deleted.'),
  })

export const moveTransactions = (ids: number[], category_id: number) =>
  request<ChangedAnswer>('/transactions/move', {
    method: 'POST',
    body: { ids, category_id },
    fallback: text('The transactions could not be moved.'),
  })

/** Brings back what the entries of the log changed or deleted, all or none. */
export const restoreActivities = (ids: number[]) =>
  request<ChangedAnswer>('/activities/restore', {
    method: 'POST',
    body: { ids },
    fallback: text('That could not be undone.'),
  })

/** A range of days counts back from now, and now is where the reader is. */
const atTheReader = <Asked extends Omit<View, 'no'>>(view: Asked) =>
  view.filter.date_range ? inZone(view) : view

function inZone<Asked extends Omit<View, 'no'>>(view: Asked) {
  const time_zone = readerZone()
  return time_zone ? { ...view, filter: { ...view.filter, time_zone } } : view
}

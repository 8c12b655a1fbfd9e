import { exportTransactions as call } from '@pundi/contract'
import { readerZone } from '@pundi/kit/format'
import { downloadFile } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { list, type View } from './view'

/** All that the filter keeps, in its order, whatever page is shown, in a file of the reader's day. */
export function exportTransactions(view: View) {
  const { cursor: _, ...query } = list.queryOf(view)
  return downloadFile(call, {
    query: { ...query, time_zone: readerZone() },
    fallback: text('The transactions could not be exported.'),
  })
}

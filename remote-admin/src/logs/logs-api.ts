import type { AdminLogsAnswer } from '@pundi/contract'
import { download } from '@pundi/platform/http'
import { call, watchRole } from '../call'
import { text } from '../catalogue/text'
import { queryAtReader, queryInZone } from '../list/query-at-reader'
import { logs } from './logs-list'

type LogsView = ReturnType<typeof logs.read>

export const listLogs = (view: LogsView, signal: AbortSignal) =>
  call<AdminLogsAnswer>(`/admin/logs${queryAtReader(logs, view)}`, {
    signal,
    fallback: text('Gagal memuat data log.'),
  })

/** All that the filter keeps, whatever page is shown, in a file of the reader's day. */
export const exportLogs = ({ filter, sort }: LogsView) =>
  watchRole(
    download(`/admin/logs/export${queryInZone(logs, { filter, sort, cursor: undefined })}`, {
      fallback: text('The logs could not be exported.'),
    }),
  )

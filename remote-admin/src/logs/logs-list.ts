import { exportAdminLogs, listAdminLogs } from '@pundi/contract'
import { describeList, settleList } from '@pundi/kit/list'
import { text } from '../catalogue/text'
import type { ListWords } from '../list/list-words'
import { type PageOf, zoneOf } from '../list/use-list-page'
import { sendAsAdmin, watchRole } from '../send-as-admin'
import { ownZone } from '@pundi/kit/format'
import { downloadFile } from '@pundi/platform/http'

/** The audit, always the newest first. */
export const logs = describeList('/admin/logs', ['search', 'status', 'from', 'to', 'user_id'], ['-time'])

export const words = {
  title: 'Logs',
  filter: 'Filter Logs',
  loading: 'Loading logs...',
  failure: 'The logs could not be loaded.',
  nothing: 'No logs found',
  showAll: 'Show all logs',
  pages: 'Pages of logs',
  one: '1 log',
  many: '{count} logs',
  more: 'More than {count} logs',
} as const satisfies ListWords

/** The page of logs that an address asks for. */
export const loadLogs = (view: ReturnType<typeof logs.read>, signal: AbortSignal) =>
  settleList(
    sendAsAdmin(listAdminLogs, {
      query: { ...logs.queryOf(view), ...zoneOf(view) },
      fallback: text('The logs could not be loaded.'),
      signal,
    }),
  )

export type LogsPage = PageOf<typeof loadLogs>

/** Downloads all logs of the filter, not just the page. The file's name has the user's day. */
export const exportLogs = ({ filter }: ReturnType<typeof logs.read>) =>
  watchRole(
    downloadFile(exportAdminLogs, {
      query: { ...filter, time_zone: ownZone() },
      fallback: text('The logs could not be exported.'),
    }),
  )

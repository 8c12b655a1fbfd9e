import { exportAdminLogs, listAdminLogs } from '@pundi/contract'
import { describeList, answerOrErrors } from '@pundi/kit/list'
import { text } from '../../catalogue/text'
import type { ListWords } from '../../shared/list/list-words'
import { type PageOf, zoneOf } from '../../shared/list/use-list-page'
import { sendAsAdmin, watchRole } from '../../shared/list/send-as-admin'
import { ownZone } from '@pundi/kit/format'
import { downloadFile } from '@pundi/platform/http'

export const logs = describeList('/admin/logs', ['search', 'status', 'from', 'to', 'user_id'], ['-time'])

export const words = {
  title: 'Logs',
  filter: 'Filter Logs',
  loading: 'Loading logs...',
  failure: 'We couldn’t load the logs.',
  nothing: 'No logs found',
  showAll: 'Show all logs',
  pages: 'Log pages',
  one: '1 log',
  many: '{count} logs',
  more: 'More than {count} logs',
} as const satisfies ListWords

export const loadLogs = (view: ReturnType<typeof logs.read>, signal: AbortSignal) =>
  answerOrErrors(
    sendAsAdmin(listAdminLogs, {
      query: { ...logs.queryOf(view), ...zoneOf(view) },
      fallback: text('We couldn’t load the logs.'),
      signal,
    }),
  )

export type LogsPage = PageOf<typeof loadLogs>

/**
 * Downloads all logs that match the filter. The file name contains today's date in the user's time
 * zone.
 */
export const exportLogs = ({ filter }: ReturnType<typeof logs.read>) =>
  watchRole(
    downloadFile(exportAdminLogs, {
      query: { ...filter, time_zone: ownZone() },
      fallback: text('We couldn’t export the logs.'),
    }),
  )

import { listAdminLogs } from '@pundi/contract'
import { openList, settleList } from '@pundi/kit/list'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { text } from '../catalogue/text'
import { zoneOf } from '../list/reader-zone'
import type { PageOf } from '../list/use-list-page'
import { sendAsAdmin } from '../send-as-admin'
import { logs } from './logs-list'

export { LogsScreen as Component } from './LogsScreen'

export const loader = ({ request }: LoaderFunctionArgs) =>
  openList(logs, request, (view, signal) =>
    settleList(
      sendAsAdmin(listAdminLogs, {
        query: { ...logs.queryOf(view), ...zoneOf(view) },
        fallback: text('Gagal memuat data log.'),
        signal,
      }),
    ),
  )

export type LogsPage = PageOf<typeof loader>

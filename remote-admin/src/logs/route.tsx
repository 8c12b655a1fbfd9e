import { openList, settleList } from '@pundi/kit/list'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PageOf } from '../list/use-list-page'
import { listLogs } from './logs-api'
import { logs } from './logs-list'

export { LogsScreen as Component } from './LogsScreen'

export const loader = ({ request }: LoaderFunctionArgs) =>
  openList(logs, request, (view, signal) => settleList(listLogs(view, signal)))

export type LogsPage = PageOf<typeof loader>

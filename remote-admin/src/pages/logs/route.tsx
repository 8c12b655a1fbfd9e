import { openList } from '@pundi/kit/list'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadLogs, logs } from './logs-list'

export { LogsScreen as Component } from './LogsScreen'

export const loader = ({ request }: LoaderFunctionArgs) => openList(logs, request, loadLogs)

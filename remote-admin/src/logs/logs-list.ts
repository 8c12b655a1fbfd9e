import { describeList } from '@pundi/kit/list'
import type { ListWords } from '../list/list-words'

/** The audit, always the newest first. */
export const logs = describeList('/admin/logs', ['search', 'status', 'from', 'to', 'user_id'], ['-time'])

export const words = {
  title: 'Logs',
  filter: 'Filter Logs',
  loading: 'Memuat data log...',
  failure: 'Gagal memuat data log.',
  nothing: 'No logs found',
  showAll: 'Show all logs',
  pages: 'Pages of logs',
  one: '1 log',
  many: '{count} logs',
  more: 'More than {count} logs',
} as const satisfies ListWords

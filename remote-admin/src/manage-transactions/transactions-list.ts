import { describeList } from '@pundi/kit/list'
import type { ListWords } from '../list/list-words'

export const transactions = describeList(
  '/admin/manage-transactions',
  ['search', 'type', 'min_amount', 'max_amount', 'date_range', 'from', 'to'],
  ['-date', 'date', '-amount', 'amount'],
)

export const words = {
  title: 'Manage Transaction',
  filter: 'Filter Transactions',
  loading: 'Memuat data transaksi...',
  failure: 'Failed to fetch transactions',
  nothing: 'No transactions found.',
  showAll: 'Show all transactions',
  pages: 'Pages of transactions',
  one: '1 transaction',
  many: '{count} transactions',
  more: 'More than {count} transactions',
} as const satisfies ListWords

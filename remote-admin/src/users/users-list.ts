import { describeList } from '@pundi/kit/list'
import type { ListWords } from '../list/list-words'

export const users = describeList(
  '/admin/users',
  ['search', 'status', 'role'],
  ['-created_at', 'created_at', 'name', '-name', '-last_sign_in', 'last_sign_in'],
)

export const words = {
  title: 'Kelola Pengguna',
  filter: 'Filter Users',
  loading: 'Memuat data pengguna...',
  failure: 'Gagal memuat data pengguna.',
  nothing: 'Tidak ada pengguna ditemukan.',
  showAll: 'Show all users',
  pages: 'Pages of users',
  one: '1 user',
  many: '{count} users',
  more: 'More than {count} users',
} as const satisfies ListWords

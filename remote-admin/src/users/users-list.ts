import { listAdminUsers } from '@pundi/contract'
import { describeList, settleList } from '@pundi/kit/list'
import { text } from '../catalogue/text'
import type { ListWords } from '../list/list-words'
import type { PageOf } from '../list/use-list-page'
import { sendAsAdmin } from '../send-as-admin'

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

/** The page of users that an address asks for. */
export const loadUsers = (view: ReturnType<typeof users.read>, signal: AbortSignal) =>
  settleList(
    sendAsAdmin(listAdminUsers, {
      query: users.queryOf(view),
      fallback: text('Gagal memuat data pengguna.'),
      signal,
    }),
  )

export type UsersPage = PageOf<typeof loadUsers>

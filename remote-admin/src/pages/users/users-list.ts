import { listAdminUsers } from '@pundi/contract'
import { describeList, answerOrErrors } from '@pundi/kit/list'
import { text } from '../../catalogue/text'
import type { ListWords } from '../../shared/list/list-words'
import type { PageOf } from '../../shared/list/use-list-page'
import { sendAsAdmin } from '../../shared/list/send-as-admin'

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
  pages: 'User pages',
  one: '1 user',
  many: '{count} users',
  more: 'More than {count} users',
} as const satisfies ListWords

export const loadUsers = (view: ReturnType<typeof users.read>, signal: AbortSignal) =>
  answerOrErrors(
    sendAsAdmin(listAdminUsers, {
      query: users.queryOf(view),
      fallback: text('Gagal memuat data pengguna.'),
      signal,
    }),
  )

export type UsersPage = PageOf<typeof loadUsers>

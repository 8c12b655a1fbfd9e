import { listAdminUsers } from '@pundi/contract'
import { openList, settleList } from '@pundi/kit/list'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import { text } from '../catalogue/text'
import type { PageOf } from '../list/use-list-page'
import { sendAsAdmin } from '../send-as-admin'
import { makeChange } from './make-change'
import { users } from './users-list'

export { UsersScreen as Component } from './UsersScreen'

export const loader = ({ request }: LoaderFunctionArgs) =>
  openList(users, request, (view, signal) =>
    settleList(
      sendAsAdmin(listAdminUsers, {
        query: users.queryOf(view),
        fallback: text('Gagal memuat data pengguna.'),
        signal,
      }),
    ),
  )

export const action = async ({ request }: ActionFunctionArgs) => makeChange(await request.formData())

export type UsersPage = PageOf<typeof loader>

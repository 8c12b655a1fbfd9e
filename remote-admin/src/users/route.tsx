import { openList, settleList } from '@pundi/kit/list'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import type { PageOf } from '../list/use-list-page'
import { makeChange } from './make-change'
import { listUsers } from './users-api'
import { users } from './users-list'

export { UsersScreen as Component } from './UsersScreen'

export const loader = ({ request }: LoaderFunctionArgs) =>
  openList(users, request, (view, signal) => settleList(listUsers(users.queryOf(view), signal)))

export const action = async ({ request }: ActionFunctionArgs) => makeChange(await request.formData())

export type UsersPage = PageOf<typeof loader>

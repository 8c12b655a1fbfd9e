import { openList } from '@pundi/kit/list'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import { makeChange } from './make-change'
import { loadUsers, users } from './users-list'

export { UsersScreen as Component } from './UsersScreen'

export const loader = ({ request }: LoaderFunctionArgs) => openList(users, request, loadUsers)

export const action = async ({ request }: ActionFunctionArgs) => makeChange(await request.formData())

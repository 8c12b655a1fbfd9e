import * as z from 'zod/mini'
import { adminListOf, adminQuery } from './list'
import { dataOf } from '../fields/answer'
import { id } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { role, userStatus } from '../auth/session'

const notInList = 'Choose one from the list'

export const adminUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  status: userStatus,
  created_at: z.string(),
  /** Null if the user has not signed in since the server began to store sign-ins. */
  last_sign_in: z.nullable(z.string()),
  transactions: z.int(),
  wallets: z.optional(z.int()),
  transfers: z.optional(z.int()),
})
export type AdminUser = z.infer<typeof adminUser>

/**
 * A minus reverses the order: `-created_at` is newest first. Sorted by `last_sign_in`, users who
 * never signed in come first.
 */
export const adminUserSort = z.enum(
  ['created_at', '-created_at', 'name', '-name', 'last_sign_in', '-last_sign_in'],
  notInList,
)
export type AdminUserSort = z.infer<typeof adminUserSort>

export const adminUsersQuery = z.extend(adminQuery, {
  status: emptyIsAbsent(z.enum(['active', 'deactive'], notInList)),
  role: emptyIsAbsent(z.enum(['user', 'admin'], notInList)),
  sort: z._default(adminUserSort, '-created_at'),
})
export type AdminUsersQuery = z.infer<typeof adminUsersQuery>
export const adminUsersAnswer = adminListOf(adminUser)
export type AdminUsersAnswer = z.infer<typeof adminUsersAnswer>

/**
 * Answer of PATCH /admin/users/{id}/deactivate, activate, promote and demote. Their request body is
 * empty. The status is 200 even if nothing changed. Deactivating a user ends all their sessions at
 * once; a new role applies from the next request. Refusals:
 * - 403: the caller is no longer an administrator.
 * - 404: there is no such user.
 * - 409: administrators cannot deactivate or demote themselves, so one active administrator always
 *   remains.
 */
export const adminUserAnswer = dataOf(adminUser)
export type AdminUserAnswer = z.infer<typeof adminUserAnswer>

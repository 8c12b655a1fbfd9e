import * as z from 'zod/mini'
import { adminListOf, adminQuery } from './list'
import { dataOf } from '../fields/answer'
import { id } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { role, userStatus } from '../auth/session'

const notInList = 'Choose one from the list'

/** What administrators see of somebody: nothing that they wrote about themselves or their money. */
export const adminUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  status: userStatus,
  /** ISO 8601 in UTC, as every time. */
  created_at: z.string(),
  /** Null where the user has not signed in since times of it are kept. */
  last_sign_in: z.nullable(z.string()),
  /** How many transactions the user has. */
  transactions: z.int(),
  wallets: z.optional(z.int()),
  transfers: z.optional(z.int()),
})
export type AdminUser = z.infer<typeof adminUser>

/** A minus turns the order round: `-created_at` is the newest first. Who never signed in counts as longest ago. */
export const adminUserSort = z.enum(
  ['created_at', '-created_at', 'name', '-name', 'last_sign_in', '-last_sign_in'],
  notInList,
)
export type AdminUserSort = z.infer<typeof adminUserSort>

/** `search` is part of the name or of the e-mail address. */
export const adminUsersQuery = z.extend(adminQuery, {
  status: emptyIsAbsent(z.enum(['active', 'deactive'], notInList)),
  role: emptyIsAbsent(z.enum(['user', 'admin'], notInList)),
  sort: z._default(adminUserSort, '-created_at'),
})
export type AdminUsersQuery = z.infer<typeof adminUsersQuery>
export const adminUsersAnswer = adminListOf(adminUser)
export type AdminUsersAnswer = z.infer<typeof adminUsersAnswer>

/**
 * PATCH /admin/users/{id}/deactivate, activate, promote and demote, with an empty body. 200 with the user as they
 * are then, also where they were so already. 404 where there is nobody of that id. 409 with a message where
 * administrators would deactivate or demote themselves: so there is always an active one. 403 where whoever asks is
 * no administrator any more. Deactivating ends every session at once, and a new role counts from the next call on.
 */
export const adminUserAnswer = dataOf(adminUser)
export type AdminUserAnswer = z.infer<typeof adminUserAnswer>

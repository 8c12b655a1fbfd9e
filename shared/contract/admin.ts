import * as z from 'zod/mini'
import { userStatus } from './auth'
import { cursor, id, limit, listOf, transactionType } from './field'

export const adminUser = z.object({ id, name: z.string(), email: z.string(), status: userStatus })
export type AdminUser = z.infer<typeof adminUser>

export const adminLog = z.object({ id, action: z.string(), timestamp: z.string() })
export type AdminLog = z.infer<typeof adminLog>

/** A user's own description is theirs alone and not here. */
export const adminTransaction = z.object({
  id,
  user_id: id,
  amount: z.string(),
  type: transactionType,
  category: z.object({ id, name: z.string() }),
  transaction_date: z.string(),
})
export type AdminTransaction = z.infer<typeof adminTransaction>

export const adminCategory = z.object({ id, user_id: id, name: z.string(), type: transactionType })
export type AdminCategory = z.infer<typeof adminCategory>

export const adminQuery = z.object({ limit, cursor })
export const adminUsersAnswer = listOf(adminUser)
export const adminLogsAnswer = listOf(adminLog)
export const adminTransactionsAnswer = listOf(adminTransaction)
export const adminCategoriesAnswer = listOf(adminCategory)

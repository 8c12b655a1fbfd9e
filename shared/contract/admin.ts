import * as z from 'zod/mini'
import { listOf } from './answer'
import { id, transactionType } from './field'
import { cursor, emptyIsAbsent, limit } from './query'
import { userStatus } from './session'
import { searchText } from './text'
import { activityStatus } from './activities'

export const adminUser = z.object({ id, name: z.string(), email: z.string(), status: userStatus })
export type AdminUser = z.infer<typeof adminUser>

/** What a user did or tried to do; it stays when the user removes it from their own list. */
export const adminLog = z.object({
  id,
  user_id: id,
  action: z.string(),
  timestamp: z.string(),
  status: activityStatus,
})
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

/** Newest first. `search` is part of a name or e-mail address (of a category's name, of a log's action). */
export const adminQuery = z.object({ search: emptyIsAbsent(searchText(100)), limit, cursor })
/** `search` is part of the category's name, or of the owner's name or e-mail address. */
export const adminRecordsQuery = z.extend(adminQuery, {
  type: emptyIsAbsent(z.pipe(z.string().check(z.toLowerCase()), transactionType)),
})
export const adminUsersAnswer = listOf(adminUser)
export const adminLogsAnswer = listOf(adminLog)
export const adminTransactionsAnswer = listOf(adminTransaction)
export const adminCategoriesAnswer = listOf(adminCategory)

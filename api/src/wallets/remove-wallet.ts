import type { ChangedAnswer } from '@pundi/contract'
import type { Database } from '../database/database'
import { notFound, Refusal } from '../http/errors/refusal'
import { countRecords, removeWallet } from './change-queries'
import { holdWallet } from './queries'

/**
 * Removes a wallet that has no records, in one database transaction. Refuses with 409 if it has some, and with 404 if
 * the user has no such wallet.
 */
export async function removeEmptyWallet(
  database: Database,
  userId: number,
  id: number,
): Promise<ChangedAnswer['data']> {
  return database.inTransaction(async client => {
    if (!(await holdWallet(client, userId, id))) throw notFound()
    const count = await countRecords(client, userId, id)
    if (count > 0) refuseFull(count)
    return { count: 1, activity_ids: [await removeWallet(client, userId, id)] }
  })
}

function refuseFull(count: number): never {
  throw new Refusal(409, 'Records of this wallet: {count}. Close it instead, or take them out first.', {
    values: { count },
  })
}

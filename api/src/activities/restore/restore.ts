import type { ChangedAnswer, RestoreBody } from '@pundi/contract'
import type { Restorer, Steps, Undoable } from '../../ledger/undo/undoable'
import type { Database } from '../../platform/database/database'
import { notFound } from '../../platform/http/errors/refusal'
import { apply, restoredOf } from './apply-plan'
import { planRestore } from './plan-restore'
import { findEntries, findWorld } from './world-queries'

type Asked = { undoable: readonly Undoable[]; ids: number[]; ways?: RestoreBody }

/**
 * Undoes all the entries or none: restores the records that the entries changed or removed, and
 * removes the records that they added. Adds a new activity for each record. Throws 404 if the user
 * has no such entry. Throws 409 if something prevents the undo; the keys of `errors` are then the
 * fields of the request body that resolve the conflict. The caller must lock the user's row first
 * (`holdingUser`), so that nothing changes between the read and the write.
 */
export async function restore(
  database: Database,
  { id: userId, ...owner }: Omit<Restorer, 'userId' | 'overwrite'> & { id: number },
  { undoable, ids, ways = {} }: Asked,
): Promise<ChangedAnswer['data']> {
  let planned: Steps = new Map()
  try {
    return await database.inTransaction(async client => {
      const entries = await findEntries(client, userId, ids)
      if (entries.length < new Set(ids).size) throw notFound()
      const world = await findWorld(client, userId, undoable, entries)
      planned = planRestore(undoable, entries, world, ways)
      const user = { ...owner, userId, overwrite: ways.overwrite ?? false }
      const activity_ids = await apply(client, user, undoable, planned)
      return { count: activity_ids.length, activity_ids }
    })
  } catch (error) {
    for (const { subject, refuse } of undoable) refuse?.(error, restoredOf(planned, subject))
    throw error
  }
}

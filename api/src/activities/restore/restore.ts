import type { ChangedAnswer, RestoreBody } from '@pundi/contract'
import { refuse } from '../../ledger/undo/logged-states'
import { type Restorer, type Steps, stepsOf, type Undoable } from '../../ledger/undo/undoable'
import type { Database, Queryable } from '../../platform/database/database'
import { notFound } from '../../platform/http/errors/refusal'
import { planRestore } from './plan-restore'
import { findEntries, findWorld } from './world-queries'

type Asked = { undoable: readonly Undoable[]; ids: number[]; ways?: RestoreBody }

/**
 * Restores the records to their state before the entries: all or none. Each restored record gets its own new activity.
 * 409 for an obstacle; the keys of `errors` are the fields of the body that resolve it. 404 if an entry is not the
 * user's. Lock the user's row first (`holdingUser`): nothing may change between read and write.
 */
export async function restore(
  database: Database,
  { id: userId, today }: { id: number; today: string },
  { undoable, ids, ways = {} }: Asked,
): Promise<ChangedAnswer['data']> {
  let planned: Steps = new Map()
  try {
    return await database.inTransaction(async client => {
      const entries = await findEntries(client, userId, ids)
      if (entries.length < new Set(ids).size) throw notFound()
      const world = await findWorld(client, userId, undoable, entries)
      planned = planRestore(undoable, entries, world, ways)
      const user = { userId, today, overwrite: ways.overwrite ?? false }
      const activity_ids = await apply(client, user, undoable, planned)
      return { count: activity_ids.length, activity_ids }
    })
  } catch (error) {
    for (const { subject, refuse: refuseError } of undoable)
      refuseError?.(error, [...stepsOf(planned, subject).values()])
    throw error
  }
}

/**
 * Writes the steps of each kind in the registry's order. Answers the new activities' ids. 409 if a record changed since
 * it was read.
 */
async function apply(
  client: Queryable,
  user: Restorer,
  undoable: readonly Undoable[],
  planned: Steps,
): Promise<number[]> {
  const kinds = undoable
    .map(kind => ({ ...kind, steps: [...stepsOf(planned, kind.subject).values()] }))
    .filter(({ steps }) => steps.length > 0)
  const ids: number[] = []
  for (const { bringBack, steps } of kinds)
    ids.push(...(await bringBack(client, user, steps)).filter(id => id !== undefined))
  if (ids.length < kinds.flatMap(({ steps }) => steps).length) throw refuse('changed')
  for (const { finish, steps } of kinds) await finish?.(client, user.userId, steps)
  return ids
}

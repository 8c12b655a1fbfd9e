import { type Addition, type RecordKind, refuse } from '../../ledger/undo/logged-states'
import {
  type Planned,
  type Restorer,
  type Step,
  type Steps,
  stepsOf,
  type TakeBack,
  type Undoable,
} from '../../ledger/undo/undoable'
import type { Queryable } from '../../platform/database/database'

/**
 * Writes the planned steps: removes the records that the undone entries added, and restores the
 * records that they changed or removed. Returns the ids of the new activities. Throws 409 if a
 * record changed since it was read, or if other records depend on a record to be removed.
 */
export async function apply(
  client: Queryable,
  user: Restorer,
  undoable: readonly Undoable[],
  planned: Steps,
): Promise<number[]> {
  const kinds = undoable.map(kind => ({ ...kind, steps: restoredOf(planned, kind.subject) }))
  const taken = undoable.toReversed().flatMap(({ subject, takeBack }) => {
    const added = takenOf(planned, subject)
    return takeBack && added.length > 0 ? [{ takeBack, added }] : []
  })
  const ids = await takeRecordsBack(client, user, taken)
  for (const { bringBack, steps } of kinds)
    if (steps.length > 0) ids.push(...(await bringBack(client, user, steps)).filter(id => id !== undefined))
  ids.push(...(await takePlacesBack(client, user, taken)))
  const count = [...kinds.map(({ steps }) => steps), ...taken.map(({ added }) => added)].flat().length
  if (ids.length < count) throw refuse('changed')
  for (const { finish, steps } of kinds) if (steps.length > 0) await finish?.(client, user.userId, steps)
  for (const { takeBack, added } of taken) await takeBack.finish?.(client, user, added)
  return ids
}

type Taken = { takeBack: TakeBack; added: Addition[] }[]

async function takeRecordsBack(client: Queryable, user: Restorer, taken: Taken): Promise<number[]> {
  const ids: number[] = []
  for (const { takeBack, added } of taken)
    if (takeBack.of === 'records') ids.push(...(await takeBack.removeAll(client, user, added)))
  for (const { takeBack, added } of taken)
    if (takeBack.of === 'records' && (await takeBack.wereUsed(client, user.userId, added)))
      throw refuse('used')
  return ids
}

async function takePlacesBack(client: Queryable, user: Restorer, taken: Taken): Promise<number[]> {
  const ids: number[] = []
  for (const { takeBack, added } of taken)
    if (takeBack.of === 'places')
      for (const one of added) {
        if (await takeBack.isUsed(client, user.userId, one)) throw refuse('used')
        ids.push(...(await takeBack.remove(client, user, one)))
      }
  return ids
}

export const restoredOf = (planned: Steps, kind: RecordKind): Step[] =>
  plansOf(planned, kind).flatMap(({ seen, wanted, home, taken }) =>
    wanted && (!taken || home) ? [{ seen, wanted, home }] : [],
  )

const takenOf = (planned: Steps, kind: RecordKind): Addition[] =>
  plansOf(planned, kind).flatMap(({ seen, home, taken }) => (taken && (seen || home) ? [taken] : []))

const plansOf = (planned: Steps, kind: RecordKind): Planned[] => [...stepsOf(planned, kind).values()]

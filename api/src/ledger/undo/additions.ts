import type { RestoreBody } from '@pundi/contract'
import type { Addition, Hindrance } from './logged-states'
import { statesOf, type Undoable, type World } from './undoable'

/**
 * Finds obstacles to removing an added record. Records that depend on the added record are found
 * only later, at the removal.
 */
export function judgeAddition(
  { takeBack }: Undoable,
  { subject, after }: Addition,
  world: World,
  { overwrite }: RestoreBody,
) {
  if (!takeBack) throw new Error(`No entry adds a ${subject}`)
  const present = statesOf(world, subject).get(after.id) ?? null
  if (!present) return { obstacles: ['same'] satisfies Hindrance[], present }
  const isChanged = !takeBack.isAsAdded(present, after) && !overwrite
  return { obstacles: isChanged ? (['changed'] satisfies Hindrance[]) : [], present }
}

import type { RestoreBody } from '@pundi/contract'
import { refuseCategory } from '../../ledger/refuse-record'
import {
  type Addition,
  assertUndoable,
  type Entry,
  isAddition,
  refuse,
  type Restorable,
} from '../../ledger/undo/logged-states'
import { judgeAddition } from '../../ledger/undo/additions'
import { removalOf } from '../../ledger/undo/removals'
import { type Steps, statesOf, stepsOf, type Undoable, type World } from '../../ledger/undo/undoable'
import { refusedField } from '../../platform/http/errors/refusal'

export function planRestore(
  undoable: readonly Undoable[],
  entries: Entry[],
  world: World,
  ways: RestoreBody,
): Steps {
  const steps: Steps = new Map()
  for (const entry of inTurn(entries, world)) {
    assertUndoable(entry)
    const kind = undoableOf(undoable, entry)
    if (isAddition(entry)) planTakingBack(kind, entry, { world, ways, steps })
    else planBringingBack(kind, entry, { world, ways, steps })
  }
  return steps
}

type Plan = { world: World; ways: RestoreBody; steps: Steps }

function planBringingBack(kind: Undoable, entry: Restorable, { world, ways, steps }: Plan): void {
  const { obstacles, wanted } = kind.judge(entry, world, ways)
  if (ways.category_id !== undefined && obstacles.includes('category')) refuseCategory()
  if (ways.wallet_id !== undefined && obstacles.some(each => each === 'wallet' || each === 'opening'))
    throw refusedField(422, 'wallet_id', 'Choose one from the list')
  const [first, ...others] = obstacles
  if (first) throw refuse(first, others, entry.subject)
  for (const state of kind.split?.(wanted) ?? [wanted]) {
    const { id } = state
    const removal = removalOf(world, entry.subject, id)
    const present = statesOf(world, entry.subject).get(id) ?? null
    statesOf(world, entry.subject).set(id, state)
    const newer = stepsOf(steps, entry.subject).get(id)
    const home = newer?.home ?? (removal && kind.planHome?.(removal, world, steps))
    const seen = newer ? newer.seen : present
    stepsOf(steps, entry.subject).set(id, { seen, wanted: state, home })
  }
}

function planTakingBack(kind: Undoable, entry: Addition, { world, ways, steps }: Plan): void {
  const { obstacles, present } = judgeAddition(kind, entry, world, ways)
  const [first, ...others] = obstacles
  if (first) throw refuse(first, others)
  const { id } = entry.after
  statesOf(world, entry.subject).delete(id)
  if (kind.isMovable) leave(world, id)
  const newer = stepsOf(steps, entry.subject).get(id)
  stepsOf(steps, entry.subject).set(id, { seen: present, ...newer, taken: entry })
}

function leave(world: World, id: number): void {
  for (const [other, taker] of world.taken_days) if (taker === id) world.taken_days.delete(other)
  for (const { moved, strays } of world.removals) if (moved.includes(id)) strays.add(id)
}

export function undoableOf(undoable: readonly Undoable[], { subject }: Pick<Entry, 'subject'>): Undoable {
  const found = undoable.find(kind => kind.subject === subject)
  if (!found) throw new Error(`No domain hands in how to undo a ${subject}`)
  return found
}

/**
 * Orders entries newest first, by id. If an entry changed a record that was removed later, the id
 * of the removing entry counts instead.
 */
function inTurn(entries: Entry[], world: World): Entry[] {
  const turnOf = ({ id, subject, record_id, before }: Entry) =>
    Math.max(id, (before && removalOf(world, subject, record_id)?.entry_id) ?? 0)
  const turns = new Map(entries.map(entry => [entry, turnOf(entry)]))
  return entries.toSorted(
    (one, other) => (turns.get(other) ?? 0) - (turns.get(one) ?? 0) || other.id - one.id,
  )
}

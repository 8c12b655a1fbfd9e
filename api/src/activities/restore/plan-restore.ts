import type { RestoreBody } from '@pundi/contract'
import { refuseCategory } from '../../ledger/refuse-record'
import { assertRestorable, type Entry, refuse } from '../../ledger/undo/logged-states'
import { removalOf } from '../../ledger/undo/removals'
import { type Steps, statesOf, stepsOf, type Undoable, type World } from '../../ledger/undo/undoable'
import { refusedField } from '../../platform/http/errors/refusal'

/** Plans from the newest entry to the oldest. Each step starts from the states that the earlier steps produced. */
export function planRestore(
  undoable: readonly Undoable[],
  entries: Entry[],
  world: World,
  ways: RestoreBody,
): Steps {
  const steps: Steps = new Map()
  for (const entry of inTurn(entries, world)) {
    assertRestorable(entry)
    const kind = undoableOf(undoable, entry)
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
  return steps
}

export function undoableOf(undoable: readonly Undoable[], { subject }: Pick<Entry, 'subject'>): Undoable {
  const found = undoable.find(kind => kind.subject === subject)
  if (!found) throw new Error(`No domain hands in how to undo a ${subject}`)
  return found
}

/** Orders entries newest first. If an entry's record was removed later, the entry takes the place of that removal. */
function inTurn(entries: Entry[], world: World): Entry[] {
  const turnOf = ({ id, subject, record_id }: Entry) =>
    Math.max(id, removalOf(world, subject, record_id)?.entry_id ?? 0)
  const turns = new Map(entries.map(entry => [entry, turnOf(entry)]))
  return entries.toSorted(
    (one, other) => (turns.get(other) ?? 0) - (turns.get(one) ?? 0) || other.id - one.id,
  )
}

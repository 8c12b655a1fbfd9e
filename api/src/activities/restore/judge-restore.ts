import { type Activity, nameKey, type Obstacle, type RecordState, type RestoreBody } from '@pundi/contract'
import { blank, writtenTypes } from '../../categories/columns'
import { namesOf } from '../../database/compose-statement'
import { columnNames } from '../../transactions/columns'

/** A record's state as the log keeps it, with the time of its creation, and a category's place in the list. */
export type Kept = RecordState & { created_at: string; position?: number }

export type Entry = Omit<Activity, 'name' | 'description'> & {
  subject: 'transaction' | 'category' | null
  record_id: number | null
  before: Kept | null
  after: Kept | null
}

/** The current state of records, by their ids. Removed ones are missing. */
export type World = {
  transactions: Map<number, Kept>
  categories: Map<number, { state: Kept; count: number }>
}

/** An entry whose record can be restored to an earlier state. */
export type Restorable = Entry & { subject: 'transaction' | 'category'; before: Kept }
export const isRestorable = (entry: Entry): entry is Restorable =>
  entry.subject !== null && entry.before !== null && entry.status === 'Sukses'

/**
 * The obstacles to restoring an entry's record that `ways` does not resolve; the state it would get (`wanted`); and its
 * current state (`present`), null if it was removed.
 */
export type Judgement = { obstacles: Obstacle[]; wanted: Kept; present: Kept | null }

export const judgeRestore = (entry: Restorable, world: World, ways: RestoreBody): Judgement =>
  entry.subject === 'transaction' ? judgeTransaction(entry, world, ways) : judgeCategory(entry, world, ways)

function judgeTransaction({ before, after }: Restorable, world: World, ways: RestoreBody): Judgement {
  const present = world.transactions.get(before.id) ?? null
  const category_id = ways.category_id ?? before.category_id
  const category = category_id === undefined ? undefined : world.categories.get(category_id)?.state
  const wanted = { ...before, category_id, name: category?.name ?? before.name }
  if (isAlike(present, wanted)) return { obstacles: ['same'], wanted, present }
  const isChanged = present !== null && !isAlike(present, after) && !ways.overwrite
  const obstacles: Obstacle[] = [
    ...(category?.type === before.type ? [] : ['category' as const]),
    ...(isChanged ? ['changed' as const] : []),
  ]
  return { obstacles, wanted, present }
}

function judgeCategory({ before, after }: Restorable, world: World, ways: RestoreBody): Judgement {
  const { state: present = null, count = 0 } = world.categories.get(before.id) ?? {}
  // What an older entry does not say stays as it is now.
  const filled = (state: Kept) => ({ ...(present ?? blank), ...state })
  const wanted = { ...filled(before), name: ways.name ?? before.name }
  if (isAlike(present, wanted)) return { obstacles: ['same'], wanted, present }
  const isTaken = [...world.categories.values()].some(
    ({ state }) => state.id !== before.id && isNamedAs(state, wanted),
  )
  const isChanged = present !== null && !isAlike(present, after && filled(after)) && !ways.overwrite
  const obstacles: Obstacle[] = [
    ...(present !== null && present.type !== wanted.type && count > 0 ? ['type' as const] : []),
    ...(isTaken ? ['name' as const] : []),
    ...(isChanged ? ['changed' as const] : []),
  ]
  return { obstacles, wanted, present }
}

const isNamedAs = (one: Kept, other: Kept) =>
  one.type === other.type && nameKey(one.name) === nameKey(other.name)

/**
 * Whether two states are equal in everything that a user can change. A transaction's `name` is that of its category and
 * is not compared. A column that is missing in an older entry counts as null.
 */
function isAlike(one: Kept | null, other: Kept | null): boolean {
  if (!one || !other) return one === other
  const names = one.category_id === undefined ? namesOf(writtenTypes) : columnNames
  return names.every(name => (one[name] ?? null) === (other[name] ?? null))
}

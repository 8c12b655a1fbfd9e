import { type Activity, nameKey, type Obstacle, type RecordState, type RestoreBody } from '@pundi/contract'
import { writtenTypes } from '../../categories/columns'
import { namesOf } from '../../database/compose-statement'
import { columnNames } from '../../transactions/columns'

/** A record's state as the log keeps it: also with the moment of its creation. */
export type Kept = RecordState & { created_at: string }

export type Entry = Activity & {
  subject: 'transaction' | 'category' | null
  record_id: number | null
  before: Kept | null
  after: Kept | null
}

/** What records are at this moment, by their ids; those that are gone are missing. */
export type World = {
  transactions: Map<number, Kept>
  categories: Map<number, { state: Kept; count: number }>
}

/** An entry that has something to bring back. */
export type Restorable = Entry & { subject: 'transaction' | 'category'; before: Kept }
export const isRestorable = (entry: Entry): entry is Restorable =>
  entry.subject !== null && entry.before !== null && entry.status === 'Sukses'

/**
 * What stands in the way of bringing an entry's record back as things stand, beyond the ways round that are
 * given; what the record would become; and what it is now, null where it is gone.
 */
export type Judgement = { obstacles: Obstacle[]; wanted: Kept; present: Kept | null }

export const judgeRestore = (entry: Restorable, world: World, ways: RestoreBody): Judgement =>
  entry.subject === 'transaction' ? judgeTransaction(entry, world, ways) : judgeCategory(entry, world, ways)

function judgeTransaction({ before, after }: Restorable, world: World, ways: RestoreBody): Judgement {
  const present = world.transactions.get(before.id) ?? null
  const category_id = ways.category_id ?? before.category_id!
  const category = world.categories.get(category_id)?.state
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
  const wanted = { ...before, name: ways.name ?? before.name }
  if (isAlike(present, wanted)) return { obstacles: ['same'], wanted, present }
  const isTaken = [...world.categories.values()].some(
    ({ state }) => state.id !== before.id && isNamedAs(state, wanted),
  )
  const isChanged = present !== null && !isAlike(present, after) && !ways.overwrite
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
 * Alike in all that a user can change; a transaction's `name` is its category's and changes with that. An entry from
 * before there was a column says nothing of it, which is null.
 */
function isAlike(one: Kept | null, other: Kept | null): boolean {
  if (!one || !other) return one === other
  const names = one.category_id === undefined ? namesOf(writtenTypes) : columnNames
  return names.every(name => (one[name] ?? null) === (other[name] ?? null))
}

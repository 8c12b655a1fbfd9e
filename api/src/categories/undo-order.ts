import type { Category } from '@pundi/contract'
import { oneByOne, stateOf, type Undoable } from '../ledger/undo/undoable'
import { bringBackOrder, orderStates } from './order-queries'

export const undoCategoryOrder: Undoable = {
  subject: 'category_order',
  states: orderStates,
  judge: ({ before, after }, world, { overwrite }) => {
    const present = stateOf(world, 'category_order', before.id) ?? null
    const order = present?.order ?? []
    const isNowAs = (other: Category[] = []) => areAlike(order, other)
    const wanted = { ...before, order: restoredFrom(order, before.order ?? []) }
    if (isNowAs(before.order)) return { obstacles: ['same'], wanted, present }
    return { obstacles: overwrite || isNowAs(after?.order) ? [] : ['changed'], wanted, present }
  },
  bringBack: (client, { userId }, steps) => oneByOne(steps, step => bringBackOrder(client, userId, step)),
  show: ({ before, after, now }) =>
    before?.order && after?.order
      ? { order: { before: before.order, after: after.order, ...(now?.order && { now: now.order }) } }
      : {},
}

/**
 * True if the categories that are in both lists have the same order in both. Ignores a category
 * that got another type, because each type has its own order.
 */
function areAlike(one: Category[], other: Category[]): boolean {
  const places = new Map(other.map((each, place) => [keyOf(each), place]))
  return (['income', 'expense'] as const).every(type => {
    const found = one.flatMap(each => (each.type === type ? (places.get(keyOf(each)) ?? []) : []))
    return found.every((place, at) => place >= (found[at - 1] ?? 0))
  })
}

const keyOf = ({ id, type }: Category) => `${type} ${id}`

/**
 * The categories of `before` come first. Categories of `before` that are deleted stay in the list,
 * because the same call may restore them.
 */
function restoredFrom(present: Category[], before: Category[]): Category[] {
  const now = new Map(present.map(each => [each.id, each]))
  const known = new Set(before.map(({ id }) => id))
  return [...before.map(each => now.get(each.id) ?? each), ...present.filter(({ id }) => !known.has(id))]
}

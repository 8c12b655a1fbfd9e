import type { ChangedAnswer } from '@pundi/contract'
import type { Calendar } from '../budgets/number-periods'
import type { Database } from '../database/database'
import { notFound, Refusal, refusedField } from '../http/errors/refusal'
import { type Held, holdCategories, removeCategory } from './change-queries'
import { moveContent } from './move-queries'

/** Whose categories, and in which calendar their budgets add up. */
type Owner = Calendar & { id: number }

/**
 * Removes a category in one database transaction. Its transactions and schedules are moved to `moveTo`, another category
 * of the user of the same type; any other is refused with 422. Refuses with 409 if it has some and there is no `moveTo`,
 * and with 404 if the user has no such category.
 */
export async function removeWithContent(
  database: Database,
  owner: Owner,
  id: number,
  moveTo: number | undefined,
): Promise<ChangedAnswer['data']> {
  return database.inTransaction(async client => {
    const held = await holdCategories(client, owner.id, moveTo === undefined ? [id] : [id, moveTo])
    const category = held.find(one => one.id === id)
    if (!category) throw notFound()
    if (moveTo === undefined) {
      refuseFull([category])
      return changed(await removeCategory(client, owner, id, null))
    }
    if (
      !isFitting(
        category,
        held.find(one => one.id === moveTo),
      )
    )
      refuseTarget()
    const content = await moveContent(client, owner.id, { from: id, to: moveTo })
    return changed(await removeCategory(client, owner, id, { ...content, to: moveTo }))
  })
}

/**
 * Removes several categories in one database transaction, if none of them has transactions: else it refuses with 409
 * and removes none. Those that the user has no more are passed over.
 */
export async function removeEmpty(
  database: Database,
  owner: Owner,
  ids: number[],
): Promise<ChangedAnswer['data']> {
  return database.inTransaction(async client => {
    const held = await holdCategories(client, owner.id, ids)
    refuseFull(held)
    const activity_ids: number[] = []
    for (const { id } of held) activity_ids.push(await removeCategory(client, owner, id, null))
    return { count: activity_ids.length, activity_ids }
  })
}

const changed = (activityId: number) => ({ count: 1, activity_ids: [activityId] })

const isFitting = (category: Held, target: Held | undefined) =>
  target !== undefined && target.id !== category.id && target.type === category.type

function refuseFull(held: Held[]): void {
  const sum = (name: 'count' | 'schedules') => held.reduce((total, category) => total + category[name], 0)
  const [count, schedules] = [sum('count'), sum('schedules')]
  if (count > 0)
    throw new Refusal(409, 'Transactions of this category: {count}. Move them to another category first.', {
      values: { count },
    })
  if (schedules > 0)
    throw new Refusal(
      409,
      'Recurring entries of this category: {count}. Move them to another category first.',
      {
        values: { count: schedules },
      },
    )
}

/** One refusal for a target of another user, of another type, or that is the removed category itself. */
function refuseTarget(): never {
  throw refusedField(422, 'move_to', 'Choose one from the list')
}

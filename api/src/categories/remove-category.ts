import type { ChangedAnswer } from '@pundi/contract'
import type { Database } from '../database/database'
import { notFound, Refusal, refusedField } from '../http/errors/refusal'
import { type Held, holdCategories, moveContent, removeCategory } from './change-queries'

/**
 * Removes a category in one database transaction. Its transactions are moved to `moveTo`, another category of the user
 * of the same type; any other is refused with 422. Refuses with 409 if it has transactions and there is no `moveTo`,
 * and with 404 if the user has no such category.
 */
export async function removeWithContent(
  database: Database,
  userId: number,
  id: number,
  moveTo: number | undefined,
): Promise<ChangedAnswer['data']> {
  return database.inTransaction(async client => {
    const held = await holdCategories(client, userId, moveTo === undefined ? [id] : [id, moveTo])
    const category = held.find(one => one.id === id)
    if (!category) throw notFound()
    if (moveTo === undefined) {
      if (category.count > 0) refuseFull(category.count)
      return changed(await removeCategory(client, userId, id, null))
    }
    if (
      !isFitting(
        category,
        held.find(one => one.id === moveTo),
      )
    )
      refuseTarget()
    const content = await moveContent(client, userId, { from: id, to: moveTo })
    return changed(await removeCategory(client, userId, id, { ...content, to: moveTo }))
  })
}

/**
 * Removes several categories in one database transaction, if none of them has transactions: else it refuses with 409
 * and removes none. Those that the user has no more are passed over.
 */
export async function removeEmpty(
  database: Database,
  userId: number,
  ids: number[],
): Promise<ChangedAnswer['data']> {
  return database.inTransaction(async client => {
    const held = await holdCategories(client, userId, ids)
    const count = held.reduce((sum, category) => sum + category.count, 0)
    if (count > 0) refuseFull(count)
    const activity_ids: number[] = []
    for (const { id } of held) activity_ids.push(await removeCategory(client, userId, id, null))
    return { count: activity_ids.length, activity_ids }
  })
}

const changed = (activityId: number) => ({ count: 1, activity_ids: [activityId] })

const isFitting = (category: Held, target: Held | undefined) =>
  target !== undefined && target.id !== category.id && target.type === category.type

function refuseFull(count: number): never {
  throw new Refusal(409, 'Transactions of this category: {count}. Move them to another category first.', {
    values: { count },
  })
}

/** One refusal for a target of another user, of another type, or that is the removed category itself. */
function refuseTarget(): never {
  throw refusedField(422, 'move_to', 'Choose one from the list')
}

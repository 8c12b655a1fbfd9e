import { type Database, isBeyond, isMisfit, type Queryable } from '../platform/database/database'
import { notFound, Refusal, refusedField } from '../platform/http/errors/refusal'
import type { ChangedAnswer } from '@pundi/contract'
import type { Calendar } from '../budgets/rules/number-periods'
import { type Held, holdCategories, moveContent, removeCategory } from './remove-queries'

/** The trigger categories_are_bounded enforces the same number. */
export const MOST_CATEGORIES = 500

/**
 * Throws 409 if the user has too many categories, or if a category with a budget would get another
 * type. Ignores any other error.
 */
export function refuseBeyondBound(error: unknown): void {
  if (isBeyond(error, 'categories_bound'))
    throw new Refusal(409, 'You have {most} categories, the most there can be. Delete one to make room.', {
      values: { most: MOST_CATEGORIES },
    })
  if (isMisfit(error, 'budgets_fit_category'))
    throw refusedField(409, 'type', 'A category that has a budget keeps its type.')
}

type Owner = Calendar & { id: number }

/**
 * Throws 404 if the user has no such category. Throws 409 if the category has content and `moveTo`
 * is missing. Throws 422 if the content cannot move to `moveTo`.
 */
export async function removeWithContent(
  database: Database,
  owner: Owner,
  id: number,
  moveTo: number | undefined,
): Promise<ChangedAnswer['data']> {
  return database.inTransaction(client => removeWithContentIn(client, owner, id, moveTo))
}

export async function removeWithContentIn(
  client: Queryable,
  owner: Owner,
  id: number,
  moveTo: number | undefined,
): Promise<ChangedAnswer['data']> {
  const held = await holdCategories(client, owner.id, moveTo === undefined ? [id] : [id, moveTo])
  const category = held.find(one => one.id === id)
  if (!category) throw notFound()
  if (moveTo === undefined) {
    refuseFull([category])
    return changed(await removeCategory(client, owner.id, id, null))
  }
  if (
    !isFitting(
      category,
      held.find(one => one.id === moveTo),
    )
  )
    refuseTarget()
  const content = await moveContent(client, owner.id, { from: id, to: moveTo })
  return changed(await removeCategory(client, owner.id, id, { ...content, to: moveTo, calendar: owner }))
}

/**
 * Throws 409 and removes no category if any of them has content. Skips categories that are already
 * deleted.
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
    for (const { id } of held) activity_ids.push(await removeCategory(client, owner.id, id, null))
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

/**
 * The answer is the same for another user's category, a category of another type, and the removed
 * category itself.
 */
function refuseTarget(): never {
  throw refusedField(422, 'move_to', 'Choose one from the list')
}

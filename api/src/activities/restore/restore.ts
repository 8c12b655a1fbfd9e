import type { ChangedAnswer, Obstacle, RestoreBody } from '@pundi/contract'
import { countRenames } from '../../categories/change-queries'
import { refuseBeyondBound } from '../../categories/refuse-beyond-bound'
import { type Database, isDuplicate, isMisfit } from '../../database/database'
import { notFound, Refusal } from '../../http/errors/refusal'
import type { MessageId } from '../../messages/say'
import { refuseCategory } from '../../transactions/change/refuse-category'
import { type Entry, isRestorable, judgeRestore, type World } from './judge-restore'
import {
  bringBackCategory,
  bringBackTransactions,
  findEntries,
  findWorld,
  holdRecords,
  type Step,
} from './restore-queries'

const refusals: Record<Obstacle, { message: MessageId; way?: string }> = {
  category: { message: 'Its category is gone. Choose another one.', way: 'category_id' },
  changed: { message: 'It has changed since.', way: 'overwrite' },
  name: { message: 'You already have a category with this name.', way: 'name' },
  type: { message: 'A category that has transactions keeps its type.', way: 'type' },
  same: { message: 'It is already like this.' },
}

/**
 * Restores the records of the entries to their state before: all or none, each with its own new activity. Refuses with
 * 409 if there is an obstacle; the keys of `errors` name the fields of the body that can resolve it. Refuses with 404
 * if an entry is not the user's. If another request changes a record meanwhile, it reads again: three tries at most.
 */
export async function restore(
  database: Database,
  userId: number,
  ids: number[],
  ways: RestoreBody = {},
): Promise<ChangedAnswer['data']> {
  for (let tries = 0; tries < 3; tries += 1) {
    const entries = await findEntries(database, userId, ids)
    if (entries.length < new Set(ids).size) throw notFound()
    const world = await findWorld(database, userId, recordsOf(entries))
    const activity_ids = await apply(database, userId, plan(entries, world, ways))
    if (activity_ids) return { count: activity_ids.length, activity_ids }
  }
  throw refuse('changed')
}

export const recordsOf = (entries: Entry[]) =>
  entries.flatMap(({ subject, record_id }) =>
    subject === 'transaction' && record_id !== null ? [record_id] : [],
  )

type Plan = { categories: Step[]; transactions: Step[] }

/** Plans the steps from the newest entry to the oldest. Each is judged on the states that the ones before it leave. */
function plan(entries: Entry[], world: World, ways: RestoreBody): Plan {
  const steps = { category: new Map<number, Step>(), transaction: new Map<number, Step>() }
  for (const entry of entries) {
    if (!isRestorable(entry)) throw new Refusal(409, 'There is nothing to restore.')
    const { obstacles, wanted, present } = judgeRestore(entry, world, ways)
    if (ways.category_id !== undefined && obstacles.includes('category')) refuseCategory()
    const [first, ...others] = obstacles
    if (first) throw refuse(first, ...others)
    const { id } = wanted
    if (entry.subject === 'transaction') world.transactions.set(id, wanted)
    else world.categories.set(id, { count: 0, ...world.categories.get(id), state: wanted })
    const newer = steps[entry.subject].get(id)
    const seen = newer ? newer.seen : present
    steps[entry.subject].set(id, { seen, wanted })
  }
  const inOrder = (some: Map<number, Step>) =>
    [...some.values()].sort((one, other) => one.wanted.id - other.wanted.id)
  return { categories: inOrder(steps.category), transactions: inOrder(steps.transaction) }
}

/** Applies the plan. Answers the ids of the new activities; undefined if a record was changed meanwhile. */
async function apply(database: Database, userId: number, plan: Plan) {
  const { categories, transactions } = plan
  // Thrown to roll the transaction back. The caller reads again, and refuses only after its last try.
  const changed = refuse('changed')
  try {
    return await database.inTransaction(async client => {
      const ids: number[] = []
      if (categories.length > 0 && categories.length + transactions.length > 1)
        await holdRecords(client, userId, plan)
      for (const step of categories) {
        const id = await bringBackCategory(client, userId, step)
        if (id === undefined) throw changed
        ids.push(id)
      }
      if (transactions.length > 0) ids.push(...(await bringBackTransactions(client, userId, transactions)))
      if (ids.length < categories.length + transactions.length) throw changed
      const renamed = categories.map(({ wanted }) => wanted.id)
      if (renamed.length > 0) await countRenames(client, userId, renamed)
      return ids
    })
  } catch (error) {
    if (error === changed) return undefined
    refuseBeyondBound(error)
    if (isDuplicate(error, 'categories_name')) throw refuse('name')
    if (isMisfit(error, 'transactions_fit_category')) throw refuse('type')
    throw error
  }
}

/** The refusal: its message is the first obstacle's, its `errors` name the field that resolves each. */
function refuse(first: Obstacle, ...others: Obstacle[]): Refusal {
  const found = [first, ...others].map(obstacle => refusals[obstacle])
  const errors = Object.fromEntries(found.flatMap(({ message, way }) => (way ? [[way, [message]]] : [])))
  return new Refusal(409, refusals[first].message, { errors })
}

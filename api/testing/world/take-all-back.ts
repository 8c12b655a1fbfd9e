import fc from 'fast-check'
import type { Goal, Schedule } from '@pundi/contract'
import { rowsOf } from '../trace-queries'
import { type Entry, listPaybacks } from './entry-queries'
import type { World } from './world'

/* Undoes everything since a log entry, in any order. */

type Ways = { seed: number; after: () => Promise<void> }

const listOf: Record<string, string> = {
  ...{ transaction: 'transactions', transfer: 'transfers', wallet: 'wallets', category: 'categories' },
  ...{ instalments: 'instalments', goal: 'goals', schedule: 'schedules' },
}

/**
 * Undoes changes and removals in an order that the seed draws, one by one and several at once. Tries a refused one
 * again after something else is undone. Answers the entries that are still refused in the end.
 */
async function undoChanges({ basket }: World, entries: Entry[], { seed, after }: Ways): Promise<Entry[]> {
  const [[order, sizes] = [[], []]] = fc.sample(
    fc.tuple(
      fc.shuffledSubarray(entries, { minLength: entries.length }),
      fc.array(fc.constantFrom(1, 1, 2, 3, 5), { minLength: 50, maxLength: 50 }),
    ),
    { numRuns: 1, seed },
  )
  let open = order
  for (let round = 0; open.length > 0; round += 1) {
    const left: Entry[] = []
    for (let at = 0; at < open.length;) {
      const some = open.slice(at, at + (round % 2 ? 1 : sizes[at % sizes.length]!))
      at += some.length
      const ids = some.map(({ id }) => id)
      const { status, text } =
        ids.length === 1
          ? await basket.undo(ids[0]!)
          : await basket.call('POST /api/activities/restore', { ids })
      if (![200, 409].includes(status)) throw new Error(`${JSON.stringify(some)}: ${status} ${text}`)
      if (status === 200) await after()
      else left.push(...some)
    }
    if (round % 2 && left.length === open.length) return left
    open = left
  }
  return open
}

/** Removes added records that still exist, newest first. Answers the entries of those that cannot be removed yet. */
async function removeAdded({ basket, goneTo }: World, entries: Entry[]): Promise<Entry[]> {
  const left: Entry[] = []
  for (const entry of entries) {
    const path = await pathOf(basket, entry)
    // Opens the record's due date again.
    const days = ['transaction', 'transfer'].includes(entry.subject) ? '?days=offer' : ''
    const { status, text } = await basket.call(`DELETE /api/${path}${days}`)
    const target = goneTo.get(path)
    const isGone =
      status !== 409 ||
      (target && (await basket.call(`DELETE /api/${path}?move_to=${target}`)).status === 200)
    if (![200, 404, 409].includes(status)) throw new Error(`${path}: ${status} ${text}`)
    if (!isGone) left.push(entry)
  }
  return left
}

async function pathOf({ call }: World['basket'], { subject, record_id }: Entry) {
  if (subject !== 'goal_move') return `${listOf[subject]}/${record_id}`
  const goals = (await call('GET /api/goals')).json.data as object as Goal[]
  const goal = goals.find(({ moves }) => moves.some(({ id }) => id === record_id))
  return `goals/${goal?.id ?? 1}/moves/${record_id}`
}

/**
 * Undoes everything. Removes an added record only when nothing newer is left to undo: undoing a change may need a
 * record that was added before the change, and a record that was added since may prevent it.
 */
export async function takeAllBack(world: World, entries: Entry[], ways: Ways): Promise<void> {
  let changes = entries.filter(({ is_new }) => !is_new)
  let added = entries.filter(({ is_new }) => is_new)
  for (let isMoving = true; isMoving;) {
    const open = changes.length + added.length
    changes = await undoChanges(world, changes, ways)
    const newest = Math.max(0, ...changes.map(({ id }) => id))
    const newer = added.filter(({ id }) => id > newest)
    // Some changes can be undone only after an older entry: for example, a wallet gets its former opening only after
    // the removal of the record for which it began earlier.
    const now = newer.length > 0 || changes.length + added.length < open ? newer : added.slice(0, 1)
    const left = await removeAdded(world, now)
    const isGone = ({ subject, record_id }: Entry) =>
      now.some(entry => !left.includes(entry) && entry.subject === subject && entry.record_id === record_id)
    // If a change of a record that was deleted later is undone, the record is restored. Then its deletion cannot be
    // undone any more.
    changes = changes.filter(entry => !isGone(entry))
    added = [...left, ...added.filter(entry => !now.includes(entry))]
    isMoving = changes.length + added.length < open
  }
}

/**
 * Reads the tables that hold money. Leaves out the totals, because a missing total equals zero, and what never changes.
 */
export async function readMoneyRows(world: World) {
  const {
    transactions,
    split_parts,
    transfers,
    categories,
    wallets,
    instalments,
    budgets,
    goals,
    goal_moves,
  } = await rowsOf(world.servers[0]!, world.basket.id)
  const paybacks = await listPaybacks(world)
  return {
    ...{ transactions, split_parts, transfers, categories, wallets, instalments, budgets, goals, goal_moves },
    ...{ paybacks, schedules: await readSchedules(world) },
  }
}

async function readSchedules({ basket }: World) {
  const { data } = (await basket.call('GET /api/schedules')).json as unknown as { data: Schedule[] }
  return data.map(({ version: _, ...schedule }) => schedule).sort((one, other) => one.id - other.id)
}

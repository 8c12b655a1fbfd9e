import fc from 'fast-check'
import type { Schedule } from '@pundi/contract'
import { rowsOf } from '../trace-queries'
import { type Entry, listPaybacks } from './entry-queries'
import type { World } from './world'

type Ways = { seed: number; after: () => Promise<void> }

/**
 * Undoes entries of the activity log in random order. Tries a refused entry again later, until no
 * further entry can be undone.
 */
export async function takeAllBack({ basket }: World, entries: Entry[], { seed, after }: Ways): Promise<void> {
  const [[order, sizes] = [[], []]] = fc.sample(
    fc.tuple(
      fc.shuffledSubarray(entries, { minLength: entries.length }),
      fc.array(fc.constantFrom(1, 1, 2, 3, 5), { minLength: 50, maxLength: 50 }),
    ),
    { numRuns: 1, seed },
  )
  let open = order
  for (let round = 0; open.length > 0; round += 1) {
    let left: Entry[] = []
    let isMoving = false
    for (let rest = open; rest.length > 0;) {
      const some = rest.slice(0, round % 2 ? 1 : sizes[round % sizes.length])
      rest = rest.slice(some.length)
      const ids = some.map(({ id }) => id)
      const { status, text } =
        ids.length === 1
          ? await basket.undo(ids[0]!)
          : await basket.call('POST /api/activities/restore', { ids })
      if (![200, 409].includes(status)) throw new Error(`${JSON.stringify(some)}: ${status} ${text}`)
      if (status === 409) left.push(...some)
      else {
        isMoving = true
        await after()
        rest = withoutGone(rest, some)
        left = withoutGone(left, some)
      }
    }
    if (round % 2 && !isMoving) return
    open = left
  }
}

/**
 * Leaves out all entries of a record whose addition was undone. One of them may be a deletion, and
 * to undo that deletion would bring the record back.
 */
const withoutGone = (entries: Entry[], undone: Entry[]): Entry[] =>
  entries.filter(
    ({ subject, record_id }) =>
      !undone.some(
        one => one.type.startsWith('Add ') && one.subject === subject && one.record_id === record_id,
      ),
  )

/**
 * The user's rows in the tables with money. Leaves out stored totals, because a missing total means
 * zero.
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

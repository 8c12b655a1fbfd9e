import fc from 'fast-check'
import sql from 'sql-template-tag'
import { rowsOf } from '../trace-queries'
import type { World } from './world'

/* Undoing all that was done since an entry of the log, in any order. */

export type Entry = { id: number; type: string; subject: string; record_id: number; is_new: boolean }

export async function listEntries({ servers, basket }: World, after: number): Promise<Entry[]> {
  const rows = await servers[0]!.rows(
    sql`select id, type, subject, record_id, before is null as is_new from activities
        where user_id = ${basket.id} and id > ${after} and subject is not null and status = 'Sukses' order by id desc`,
  )
  return rows as Entry[]
}

const listOf: Record<string, string> = {
  ...{ transaction: 'transactions', transfer: 'transfers', wallet: 'wallets', category: 'categories' },
  ...{ instalments: 'instalments', goal: 'goals', schedule: 'schedules' },
}

/**
 * Undoes changes and removals in an order that the seed draws, one by one and several at once. What is refused is tried
 * again once something else is undone. Answers those that stay refused.
 */
export async function undoChanges(
  { basket }: World,
  entries: Entry[],
  { seed, after }: { seed: number; after: () => Promise<void> },
): Promise<Entry[]> {
  const [[order = [], sizes = []] = []] = fc.sample(
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

/** Removes what was added and is still there, the newest first. */
export async function removeAdded({ basket, goneTo }: World, entries: Entry[]) {
  for (const { id, subject, record_id } of entries) {
    const path = `${listOf[subject]}/${record_id}`
    const { status, text } = await basket.call(`DELETE /api/${path}`)
    const target = goneTo.get(path)
    const again = status === 409 && target ? await basket.call(`DELETE /api/${path}?move_to=${target}`) : undefined
    if (![200, 404].includes(again?.status ?? status)) throw new Error(`${id} ${path}: ${status} ${text}`)
  }
}

/** All rows that money stands in; totals of nothing equal no totals, and what is never changed is left out. */
export async function readMoneyRows({ servers, basket }: World) {
  const { transactions, split_parts, transfers, categories, wallets, instalments, budgets, goals, goal_moves } =
    await rowsOf(servers[0]!, basket.id)
  const paybacks = await servers[0]!.rows(
    sql`select p::text from paybacks p where user_id = ${basket.id} and record_id in (
          select id from transactions where user_id = ${basket.id}
          union all select id from transfers where user_id = ${basket.id})
        order by 1`,
  )
  return {
    ...{ transactions, split_parts, transfers, categories, wallets, instalments, budgets, goals, goal_moves },
    paybacks,
  }
}

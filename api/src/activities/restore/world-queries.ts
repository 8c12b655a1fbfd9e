import sql, { join, raw } from 'sql-template-tag'
import { findTakenDays } from '../../ledger/schedule-days/book-again-queries'
import type { Entry, LoggedState, RecordKind, Removal } from '../../ledger/undo/logged-states'
import type { Undoable, World } from '../../ledger/undo/undoable'
import { oneOf, type Queryable } from '../../platform/database/database'

export async function findEntries(db: Queryable, userId: number, ids: number[]): Promise<Entry[]> {
  const { rows } = await db.query<Entry>(
    sql`select id, type, amount, date, status, subject, record_id, before, after, line from activities
        where user_id = ${userId} and id = any(${ids}::bigint[]) order by id desc`,
  )
  return rows
}

export async function findWorld(
  db: Queryable,
  userId: number,
  undoable: readonly Undoable[],
  entries: Entry[],
): Promise<World> {
  const found = await findStates(db, userId, undoable, entries)
  const movable = undoable.filter(({ isMovable }) => isMovable).map(({ subject }) => subject)
  const world: World = {
    movable,
    states: new Map(undoable.map(({ subject }) => [subject, byId(found[subject] ?? [])])),
    removals: await findRemovals(db, userId, entries),
    taken_days: await findTakenDays(
      db,
      userId,
      movable.flatMap(kind => idsOf(entries, kind)),
    ),
    counts: new Map(),
  }
  for (const { fill } of undoable) await fill?.(db, userId, world, entries)
  return world
}

type Found = Partial<Record<RecordKind, LoggedState[]>>

async function findStates(
  db: Queryable,
  userId: number,
  undoable: readonly Undoable[],
  entries: Entry[],
): Promise<Found> {
  const columns = undoable.flatMap(({ subject, states }) =>
    states ? [sql`${states(userId, idsOf(entries, subject))} as ${raw(subject)}`] : [],
  )
  const { rows } = await db.query<Found>(sql`select ${join(columns)}`)
  return oneOf(rows)
}

const byId = (states: LoggedState[]) => new Map(states.map(state => [state.id, state]))

const idsOf = (entries: Entry[], kind: RecordKind) =>
  entries.flatMap(({ subject, record_id }) => (subject === kind && record_id !== null ? [record_id] : []))

type Row = Omit<Removal, 'moved' | 'strays'> & { moved: number[] | null }

/**
 * Finds the last removal of each category and wallet in `entries`, with the records that it moved
 * to another category or wallet (`moved_to`). An earlier removal in `entries` can have moved
 * records of the same category or wallet to the same `moved_to`; these records are included.
 * `strays`: moved records that were later deleted or are no longer in `moved_to`.
 */
async function findRemovals(db: Queryable, userId: number, entries: Entry[]): Promise<Removal[]> {
  const found = entries.filter(({ subject }) => subject === 'category' || subject === 'wallet')
  if (found.length === 0) return []
  const { rows } = await db.query<Row>(
    sql`select id as entry_id, subject, record_id, to_jsonb(moved) as moved, moved_parts, moved_to, moved_budgets,
          moved_opening is not null as moves_opening
        from activities
        where user_id = ${userId} and subject in ('category', 'wallet') and before is not null and after is null
          and status = 'Sukses' and record_id = any(${found.map(({ record_id }) => record_id)}::bigint[])
        order by id desc`,
  )
  const removals: Removal[] = []
  for (const last of rows) {
    const isLast = !removals.some(one => one.subject === last.subject && one.record_id === last.record_id)
    if (!isLast) continue
    const own = rows.filter(
      row =>
        row.subject === last.subject &&
        row.record_id === last.record_id &&
        (last.moved_to === null || row.moved_to === last.moved_to) &&
        (row === last || entries.some(({ id }) => id === row.entry_id)),
    )
    const moved_to = own.find(row => row.moved_to !== null)?.moved_to ?? null
    const removal = {
      ...last,
      moved: [...new Set(own.flatMap(({ moved }) => moved ?? []))],
      moved_parts: Object.assign({}, ...own.map(row => row.moved_parts)) as Removal['moved_parts'],
      moved_to,
      moved_budgets: own.find(row => row.moved_budgets !== null)?.moved_budgets ?? null,
    }
    removals.push({ ...removal, strays: new Set(await listStrays(db, userId, removal)) })
  }
  return removals
}

async function listStrays(
  db: Queryable,
  userId: number,
  { subject, moved, moved_parts, moved_to }: Omit<Removal, 'strays'>,
): Promise<number[]> {
  if (moved.length === 0 || moved_to === null) return []
  const places = sql`${JSON.stringify(moved_parts ?? {})}::jsonb -> m.id::text`
  const areIn = (splits: ReturnType<typeof sql>) =>
    sql`(select bool_and((${splits} -> (nth::integer - 1) ->> 'category_id')::bigint = ${moved_to}::bigint)
          from jsonb_array_elements_text(${places}) moved (nth))`
  const isThere =
    subject === 'wallet'
      ? sql`${moved_to}::bigint in (t.wallet_id, f.from_wallet_id, f.to_wallet_id,
          s.wallet_id, s.from_wallet_id, s.to_wallet_id)`
      : sql`case when t.id is not null and t.splits is null then ${places} is null and t.category_id = ${moved_to}::bigint
            when t.id is not null then ${areIn(sql`t.splits`)}
            when s.template ? 'splits' then ${areIn(sql`s.template -> 'splits'`)}
            else exists (select from schedule_categories u
              where u.user_id = ${userId} and u.schedule_id = s.id and u.category_id = ${moved_to}::bigint) end`
  const { rows } = await db.query<{ id: number }>(
    sql`select m.id from unnest(${moved}::bigint[]) m (id)
          left join transactions t on t.user_id = ${userId} and t.id = m.id
          left join transfers f on f.user_id = ${userId} and f.id = m.id
          left join schedules s on s.user_id = ${userId} and s.id = m.id
        where not coalesce(${isThere}, false)`,
  )
  return rows.map(({ id }) => id)
}

import type { Goal, GoalBody, GoalMoveBody, ShortWallet, Wallet } from '@pundi/contract'
import {
  columnsOf,
  jsonObject,
  jsonValues,
  namesOf,
  rowsOf,
  select,
  type SqlType,
  versionOf,
} from '../platform/database/compose-statement'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../platform/database/database'
import { isToSpend } from '../ledger/money-queries'

/**
 * A goal's version is computed from these columns in this order, so a new column must come last and
 * be nullable.
 */
export const writtenTypes = {
  name: 'text',
  target: 'numeric',
  due_on: 'date',
  wallet_id: 'bigint',
} as const satisfies Record<keyof GoalBody, SqlType>

export const rowTypes = { id: 'bigint', ...writtenTypes, created_at: 'timestamptz' } as const

const writtenMoveTypes = { amount: 'numeric', moved_on: 'date' } as const satisfies Record<
  keyof GoalMoveBody,
  SqlType
>

export const moveTypes = {
  id: 'bigint',
  goal_id: 'bigint',
  ...writtenMoveTypes,
  created_at: 'timestamptz',
} as const

export const selected = select(columnsOf('g', namesOf(rowTypes)))
export const selectedOfMove = select(columnsOf('m', namesOf(moveTypes)))

export const version = versionOf(
  namesOf(writtenTypes).map((name, place) => ({
    column: `g.${name}`,
    sqlType: writtenTypes[name],
    seed: place + 1,
  })),
)

export const listMoves = (rows: 'emptied' | 'filled') =>
  sql`(select jsonb_agg(${jsonObject(jsonValues('m', moveTypes))} order by m.id) from ${raw(rows)} m)`

export const stateOf = (row: 'g' | 'b', moves: Sql = sql`null`) =>
  sql`jsonb_strip_nulls(${jsonObject({ ...jsonValues(row, rowTypes), moves })})`

export const moveStateOf = (name: Sql) => jsonObject({ ...jsonValues('m', moveTypes), name })

export type Clock = { today: string; month_start: number }

const SHOWN_MOVES = 20

/**
 * A user's goals: unreached goals first, then reached goals, each sorted by due date and id. Sums
 * include moves (money put in or taken out) dated `today` or earlier. The amount needed in the
 * current period depends only on the savings before the period. So the amount stays the same when
 * the user sets money aside in this period.
 */
export const listGoals = (db: Queryable, userId: number, clock: Clock): Promise<Goal[]> =>
  listSome(db, userId, clock)

export async function findGoal(
  db: Queryable,
  userId: number,
  id: number,
  clock: Clock,
): Promise<Goal | undefined> {
  return (await listSome(db, userId, clock, id))[0]
}

async function listSome(db: Queryable, userId: number, clock: Clock, id?: number): Promise<Goal[]> {
  const [today, start] = [sql`${clock.today}::date`, sql`${clock.month_start}::integer`]
  const begun = sql`(date_trunc('month', (${today} - (${start} - 1))::timestamp)::date + (${start} - 1))`
  const total = (which: Sql) => sql`coalesce(sum(m.amount) filter (where ${which}), 0)`
  const later = sql`m.moved_on > ${today} and m.moved_on <= coalesce(g.due_on, 'infinity')`
  const periods = sql`(${monthsOf(sql`g.due_on`, start)} - ${monthsOf(today, start)} + 1)`
  const needed = sql`greatest(g.target - (s.saved - s.this_period) - s.planned, 0) / ${periods}`
  const laterShare = sql`greatest(g.target - s.saved - s.planned, 0) / (${periods} - 1)`
  const { rows } = await db.query<Goal>(
    sql`select ${select({ ...columnsOf('g', namesOf(rowTypes)), wallet_id: raw('w.id') })}, ${version} as version,
          s.saved::numeric(20, 2), s.planned::numeric(20, 2), s.this_period::numeric(20, 2), s.count,
          greatest(g.target - s.saved, 0)::numeric(20, 2) as missing,
          s.saved >= g.target as is_reached,
          n.share::numeric(20, 2) as per_period,
          case when s.this_period >= n.share and ${periods} > 1 then ${roundedUp(laterShare)}
            end::numeric(20, 2) as from_next_period,
          (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'amount', l.amount::text, 'moved_on', l.moved_on::text)
              order by l.moved_on desc, l.id desc), '[]')
            from (select m.id, m.amount, m.moved_on from goal_moves m
              where m.user_id = g.user_id and m.goal_id = g.id
              order by m.moved_on desc, m.id desc limit ${SHOWN_MOVES}) l) as moves
        from goals g join users u on u.id = g.user_id left join wallets w on w.user_id = g.user_id and w.id = g.wallet_id
          cross join lateral (
            select ${total(sql`m.moved_on <= ${today}`)} as saved, ${total(later)} as planned,
              ${total(sql`m.moved_on between ${begun} and ${today}`)} as this_period, count(*) as count
            from goal_moves m where m.user_id = g.user_id and m.goal_id = g.id
          ) s cross join lateral (
            select case when g.due_on >= ${today} and s.saved < g.target then ${roundedUp(needed)} end as share
          ) n
        where g.user_id = ${userId} ${id === undefined ? empty : sql`and g.id = ${id}`}
        order by s.saved >= g.target, g.due_on nulls last, g.id`,
  )
  return rows
}

/**
 * Rounds up to whole rupiah if the currency is rupiah and the target has no cents; otherwise to
 * whole cents.
 */
const roundedUp = (share: Sql) =>
  sql`(case when u.currency = 'IDR' and g.target = trunc(g.target) then ceil(${share})
    else ceil(${share} * 100) / 100 end)`

const monthsOf = (day: Sql, start: Sql) =>
  sql`(extract(year from ${day}) * 12 + extract(month from ${day}) - (extract(day from ${day}) < ${start})::integer)`

export async function listShort(
  db: Queryable,
  userId: number,
  wallets: Wallet[],
  today: string,
): Promise<ShortWallet[]> {
  if (wallets.length === 0) return []
  const balances = wallets.map(({ id, balance }) => ({ id, balance }))
  const { rows } = await db.query<ShortWallet>(
    sql`select w.id as wallet_id, w.name, b.balance::numeric(24, 2), sum(m.amount)::numeric(20, 2) as put_aside
        from ${rowsOf(balances, 'b', { id: 'bigint', balance: 'numeric' })}
          join wallets w on w.user_id = ${userId} and w.id = b.id
          join goals g on g.user_id = w.user_id and g.wallet_id = w.id
          join goal_moves m on m.user_id = g.user_id and m.goal_id = g.id and m.moved_on <= ${today}::date
        group by w.id, w.name, b.balance having sum(m.amount) > greatest(b.balance, 0) order by w.id`,
  )
  return rows
}

/**
 * Sums what a user set aside for all goals from `from` to `to` (both days included), less
 * withdrawals, and counts these moves. The sum is decimal text and can be below zero. Moves planned
 * after today count too.
 */
export async function sumPutAside(
  db: Queryable,
  userId: number,
  from: string,
  to: string,
): Promise<{ total: string; count: number }> {
  const { rows } = await db.query<{ total: string; count: number }>(
    sql`select coalesce(sum(amount), 0)::numeric(20, 2) as total, count(*) as count from goal_moves
        where user_id = ${userId} and moved_on between ${from}::date and ${to}::date`,
  )
  return oneOf(rows)
}

/**
 * `change`: how much the money that goals hold grows on this day, as decimal text. Goals in a
 * wallet that is not spendable do not count. Changes before today count as changes of today.
 */
export type HeldChange = { day: string; change: string; count: number }

export async function listHeld(
  db: Queryable,
  userId: number,
  today: string,
  to: string,
): Promise<HeldChange[]> {
  const { rows } = await db.query<HeldChange>(
    sql`select greatest(m.moved_on, ${today}::date) as day, sum(m.amount)::numeric(20, 2) as change, count(*) as count
        from goal_moves m join goals g on g.user_id = m.user_id and g.id = m.goal_id
          left join wallets w on w.user_id = g.user_id and w.id = g.wallet_id
        where m.user_id = ${userId} and m.moved_on <= ${to}::date and (w.id is null or ${isToSpend})
        group by 1 order by 1`,
  )
  return rows
}

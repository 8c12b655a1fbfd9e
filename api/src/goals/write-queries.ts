import type { GoalBody, GoalMove, GoalMoveBody } from '@pundi/contract'
import sql from 'sql-template-tag'
import { assign, isOther, listNames, listValues, valuesOf } from '../platform/database/compose-statement'
import { oneOf, type Queryable } from '../platform/database/database'
import { activityIds, type Logged, withActivityIds } from '../ledger/booking-queries'
import { keyed, type Repeat } from '../platform/idempotency/queries'
import { listMoves, moveStateOf, stateOf, version, writtenTypes } from './queries'

export async function addGoal(
  db: Queryable,
  userId: number,
  body: GoalBody,
  repeat?: Repeat,
): Promise<Logged<{ id: number }>> {
  const values = valuesOf(writtenTypes, body)
  const { rows } = await db.query<{ answer: Logged<{ id: number }> }>(
    sql`with added as (
          insert into goals (user_id, ${listNames(values)}) values (${userId}, ${listValues(values)}) returning *
        ), activity as (
          insert into activities (user_id, type, subject, record_id, after)
          select user_id, 'Add goal', 'goal', id, ${stateOf('g')} from added g returning id
        ), audited as (insert into audit (user_id, action) select user_id, 'Add goal' from added
        ), answered as (select ${withActivityIds(sql`jsonb_build_object('id', id)`)} as answer from added)${keyed(userId, repeat)}
        select answer from answered`,
  )
  return oneOf(rows).answer
}

export async function hasWallet(db: Queryable, userId: number, id: number): Promise<boolean> {
  const { rows } = await db.query(sql`select from wallets where user_id = ${userId} and id = ${id}`)
  return rows.length > 0
}

/**
 * Changes a goal if its version is in `expected`, or in any case if `expected` is missing. If no
 * value differs, logs nothing. Returns undefined if the user has no such goal. `is_other`: the goal
 * has another version and was not changed.
 */
export async function changeGoal(
  db: Queryable,
  userId: number,
  id: number,
  body: GoalBody,
  expected?: string[],
): Promise<{ is_other: boolean; activity_ids: number[] } | undefined> {
  const values = valuesOf(writtenTypes, body)
  const { rows } = await db.query<{ is_other: boolean; activity_ids: number[] }>(
    sql`with found as (select * from goals where user_id = ${userId} and id = ${id} for update
        ), differing as (select * from found g where ${isOther('g', values)}
        ), other as (select g.id from differing g where not ${version} = any(${expected ?? null}::text[])
        ), was as (select * from differing where not exists (select from other)
        ), became as (
          update goals b set ${assign(values)}
          from was g where b.user_id = g.user_id and b.id = g.id returning b.*
        ), activity as (
          insert into activities (user_id, type, subject, record_id, before, after)
          select b.user_id, 'Change goal', 'goal', b.id, ${stateOf('g')}, ${stateOf('b')} from was g, became b
          returning id
        ), audited as (insert into audit (user_id, action) select user_id, 'Change goal' from became)
        select exists (select from other) as is_other, ${activityIds} as activity_ids from found`,
  )
  return rows[0]
}

/**
 * Locks the goal, so that of two simultaneous moves, the second sees the first. False if the goal
 * does not exist.
 */
export async function holdGoal(client: Queryable, userId: number, id: number): Promise<boolean> {
  const { rows } = await client.query(
    sql`select from goals where user_id = ${userId} and id = ${id} for update`,
  )
  return rows.length > 0
}

export async function removeGoal(client: Queryable, userId: number, id: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    sql`with emptied as (delete from goal_moves where user_id = ${userId} and goal_id = ${id} returning *
        ), gone as (delete from goals where user_id = ${userId} and id = ${id} returning *
        ), audited as (insert into audit (user_id, action) select user_id, 'Delete goal' from gone)
        insert into activities (user_id, type, subject, record_id, before)
        select user_id, 'Delete goal', 'goal', id, ${stateOf('g', listMoves('emptied'))} from gone g returning id`,
  )
  return oneOf(rows).id
}

/**
 * True if `amount`, a negative decimal text, can be withdrawn on the day: the goal's savings must
 * cover it at the end of that day and of every later day. The caller must have locked the goal.
 */
export async function hasSaved(
  client: Queryable,
  userId: number,
  id: number,
  { amount, moved_on }: GoalMoveBody,
): Promise<boolean> {
  const { rows } = await client.query<{ is_enough: boolean }>(
    sql`with days as (
          select moved_on, sum(sum(amount)) over (order by moved_on) as saved from goal_moves
          where user_id = ${userId} and goal_id = ${id} group by moved_on
        )
        select least(
          coalesce((select saved from days where moved_on <= ${moved_on}::date order by moved_on desc limit 1), 0),
          (select min(saved) from days where moved_on > ${moved_on}::date)
        ) + ${amount}::numeric >= 0 as is_enough`,
  )
  return oneOf(rows).is_enough
}

export async function addGoalMove(
  client: Queryable,
  userId: number,
  id: number,
  { amount, moved_on }: GoalMoveBody,
  repeat?: Repeat,
): Promise<Logged<GoalMove>> {
  const { rows } = await client.query<{ answer: Logged<GoalMove> }>(
    sql`with g as (select user_id, id, name from goals where user_id = ${userId} and id = ${id}
        ), added as (
          insert into goal_moves (user_id, goal_id, amount, moved_on)
          select user_id, id, ${amount}::numeric, ${moved_on}::date from g returning *
        ), activity as (
          insert into activities (user_id, type, subject, record_id, after)
          select m.user_id, 'Add goal move', 'goal_move', m.id, ${moveStateOf(sql`g.name`)} from added m, g
          returning id
        ), audited as (insert into audit (user_id, action) select user_id, 'Add goal move' from added
        ), answered as (
          select ${withActivityIds(
            sql`jsonb_build_object('id', id, 'amount', amount::text, 'moved_on', moved_on::text)`,
          )} as answer from added
        )${keyed(userId, repeat)}
        select answer from answered`,
  )
  return oneOf(rows).answer
}

export async function removeGoalMove(
  db: Queryable,
  userId: number,
  goalId: number,
  id: number,
): Promise<number | undefined> {
  const name = sql`(select g.name from goals g where g.user_id = m.user_id and g.id = m.goal_id)`
  const { rows } = await db.query<{ id: number }>(
    sql`with gone as (
          delete from goal_moves where user_id = ${userId} and goal_id = ${goalId} and id = ${id} returning *
        ), audited as (insert into audit (user_id, action) select user_id, 'Delete goal move' from gone)
        insert into activities (user_id, type, subject, record_id, before)
        select user_id, 'Delete goal move', 'goal_move', id, ${moveStateOf(name)} from gone m returning id`,
  )
  return rows[0]?.id
}

import sql, { type Sql } from 'sql-template-tag'
import type { LoggedState } from '../ledger/undo/logged-states'
import {
  assign,
  columnsOf,
  listNames,
  listValues,
  namesOf,
  rowsOf,
  valuesOf,
} from '../platform/database/compose-statement'
import type { Queryable } from '../platform/database/database'
import { listMoves, moveStateOf, moveTypes, stateOf, writtenTypes } from './queries'

export const goalStates = (userId: number): Sql => sql`
  (select coalesce(jsonb_agg(${stateOf('g')}), '[]') from goals g where g.user_id = ${userId})`

export const goalMoveStates = (userId: number, ids: number[]): Sql => sql`
  (select coalesce(jsonb_agg(${moveStateOf(sql`g.name`)}), '[]')
    from goal_moves m join goals g on g.user_id = m.user_id and g.id = m.goal_id
    where m.user_id = ${userId} and m.id = any(${ids}::bigint[]))`

export async function hasOtherMoves(
  db: Queryable,
  userId: number,
  { id, moves = [] }: LoggedState,
): Promise<boolean> {
  const own = moves.map(move => move.id)
  const { rows } = await db.query(
    sql`select from goal_moves
        where user_id = ${userId} and goal_id = ${id} and id <> all(${own}::bigint[]) limit 1`,
  )
  return rows.length > 0
}

/**
 * Restores a goal. A removed goal gets its old id and its moves back. Returns undefined if the goal
 * changed since it was read.
 */
export async function bringBackGoal(
  client: Queryable,
  userId: number,
  { seen, wanted }: { seen: LoggedState | null; wanted: LoggedState },
): Promise<number | undefined> {
  const { id, created_at, moves = [] } = wanted
  const [values, moved] = [valuesOf(writtenTypes, wanted), columnsOf('m', namesOf(moveTypes))]
  const known = seen && JSON.stringify(seen)
  const { rows } = await client.query<{ id: number }>(
    sql`with found as (select * from goals where user_id = ${userId} and id = ${id} for update
        ), was as (select * from found g where ${stateOf('g')} = ${known}::jsonb
        ), changed as (
          update goals b set ${assign(values)}
          from was g where b.user_id = g.user_id and b.id = g.id returning b.*
        ), added as (
          insert into goals (user_id, id, ${listNames(values)}, created_at) overriding system value
          select ${userId}, ${id}, ${listValues(values)}, ${created_at}::timestamptz
          where ${known}::jsonb is null and not exists (select from found)
          on conflict (user_id, id) do nothing returning *
        ), filled as (
          insert into goal_moves (user_id, ${listNames(moved)}) overriding system value
          select a.user_id, ${listValues(moved)} from added a, ${rowsOf(moves, 'm', moveTypes)} returning *
        ), became as (select * from changed union all select * from added
        ), audited as (insert into audit (user_id, action) select user_id, 'Restore goal' from became)
        insert into activities (user_id, type, subject, record_id, before, after)
        select b.user_id, 'Restore goal', 'goal', b.id, ${known}::jsonb, ${stateOf('b', listMoves('filled'))}
        from became b returning id`,
  )
  return rows[0]?.id
}

/**
 * Returns undefined if the move already exists. The constraint goal_moves_of_goal refuses a move of
 * a deleted goal.
 */
export async function bringBackGoalMove(
  client: Queryable,
  userId: number,
  { wanted }: { wanted: LoggedState },
): Promise<number | undefined> {
  const values = valuesOf(moveTypes, wanted)
  const { rows } = await client.query<{ id: number }>(
    sql`with m as (
          insert into goal_moves (user_id, ${listNames(values)}) overriding system value
          values (${userId}, ${listValues(values)}) on conflict (user_id, id) do nothing returning *
        ), audited as (insert into audit (user_id, action) select user_id, 'Restore goal move' from m)
        insert into activities (user_id, type, subject, record_id, after)
        select user_id, 'Restore goal move', 'goal_move', id, ${moveStateOf(sql`${wanted.name}::text`)} from m returning id`,
  )
  return rows[0]?.id
}

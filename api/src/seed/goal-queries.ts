import sql from 'sql-template-tag'
import { columnsOf, listNames, listValues, namesOf, rowsOf } from '../database/compose-statement'
import { oneOf, type Queryable } from '../database/database'
import { moveTypes, rowTypes } from '../goals/columns'
import { moveStateOf, stateOf } from '../goals/queries'
import type { SampleGoal } from './sample-goals'
import type { WalletKey } from './sample-wallets'

/** Adds a sample goal and its moves, each with its activity and audit record of its day. */
export async function addSampleGoal(
  db: Queryable,
  userId: number,
  { wallet, moves, ...sample }: SampleGoal,
  wallets: Map<WalletKey, number>,
): Promise<void> {
  const { id: _, ...types } = rowTypes
  const values = columnsOf('n', namesOf(types))
  const { rows } = await db.query<{ id: number }>(
    sql`with g as (
          insert into goals (user_id, ${listNames(values)})
          select ${userId}, ${listValues(values)}
          from ${rowsOf([{ ...sample, wallet_id: wallets.get(wallet) }], 'n', types)} returning *
        ), activity as (
          insert into activities (user_id, type, date, subject, record_id, after)
          select user_id, 'Add goal', created_at, 'goal', id, ${stateOf('g')} from g
        ), audited as (
          insert into audit (user_id, action, timestamp) select user_id, 'Add goal', created_at from g
        )
        select id from g`,
  )
  const goal_id = oneOf(rows).id
  const { id: __, ...typesOfMove } = moveTypes
  const moved = columnsOf('n', namesOf(typesOfMove))
  const added = moves.map(move => ({ ...move, goal_id }))
  await db.query(
    sql`with m as (
          insert into goal_moves (user_id, ${listNames(moved)})
          select ${userId}, ${listValues(moved)} from ${rowsOf(added, 'n', typesOfMove)} returning *
        ), activity as (
          insert into activities (user_id, type, date, subject, record_id, after)
          select user_id, 'Add goal move', created_at, 'goal_move', id, ${moveStateOf(sql`${sample.name}::text`)}
          from m order by id
        )
        insert into audit (user_id, action, timestamp)
        select user_id, 'Add goal move', created_at from m order by id`,
  )
}

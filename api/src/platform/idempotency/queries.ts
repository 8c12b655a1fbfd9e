import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'

export type Repeat = { key: string; body_hash: Buffer }

const places = {
  transactions: 'transactions',
  categories: 'categories',
  wallets: 'wallets',
  transfers: 'transfers',
  instalments: 'instalments',
  goals: 'goals',
  goal_moves: 'goal_moves',
  budgets: '(select user_id, category_id as id from budgets) as records',
  schedules: 'schedules',
  settlements:
    '(select user_id, id from transactions union all select user_id, id from transfers) as records',
}
export type Kind = keyof typeof places

/**
 * A CTE for a statement that adds a record: stores the response under the key. The response is the
 * column `answer` of the statement's CTE `answered`. A second use of the key violates the index
 * idempotency_keys_pkey.
 */
export const keyed = (userId: number, repeat: Repeat | undefined): Sql =>
  repeat
    ? sql`, keyed as (insert into idempotency_keys (user_id, key, body_hash, answer)
        select ${userId}, ${repeat.key}, ${repeat.body_hash}, answer from answered)`
    : empty

export async function addToAnswer(
  client: Queryable,
  userId: number,
  key: string,
  more: object,
): Promise<void> {
  await client.query(
    sql`update idempotency_keys set answer = answer || ${JSON.stringify(more)}::jsonb
        where user_id = ${userId} and key = ${key}`,
  )
}

export async function findAnswer<Answer>(db: Queryable, userId: number, key: string, kind: Kind) {
  const { rows } = await db.query<{ body_hash: Buffer; answer: Answer; is_there: boolean }>(
    sql`select body_hash, '{"version": ""}' || answer as answer,
          exists (select from ${raw(places[kind])} where user_id = ${userId} and id = (answer->>'id')::bigint) as is_there
        from idempotency_keys where user_id = ${userId} and key = ${key}`,
  )
  return rows[0]
}

/**
 * Stores the key without the response, because the response of a sign-up contains a session token.
 */
export const keyedSignUp = (repeat: Repeat | undefined): Sql =>
  repeat
    ? sql`, keyed as (insert into idempotency_keys (user_id, key, body_hash, answer)
        select id, ${repeat.key}, ${repeat.body_hash}, '{}'::jsonb from account)`
    : empty

export async function findSignUp(db: Queryable, userId: number, { key, body_hash }: Repeat) {
  const { rows } = await db.query(
    sql`select from idempotency_keys
        where user_id = ${userId} and key = ${key} and body_hash = ${body_hash} and answer = '{}'`,
  )
  return rows.length > 0
}

import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'

/** A key of a call that adds something, and what stands for its body. */
export type Repeat = { key: string; body_hash: Buffer }

/** What is added once for each key, by the table that it is in. */
export type Kind = 'transactions' | 'categories'

/**
 * Part of a statement that adds a record: keeps its answer, the column `answer` of a part named `answered`, for whoever
 * repeats the key. A second use of a key is refused by the index idempotency_keys_pkey.
 */
export const keyed = (userId: number, repeat: Repeat | undefined): Sql =>
  repeat
    ? sql`, keyed as (insert into idempotency_keys (user_id, key, body_hash, answer)
        select ${userId}, ${repeat.key}, ${repeat.body_hash}, answer from answered)`
    : empty

/** What a key was first answered with, and whether what was added then is there still. */
export async function findAnswer<Answer>(db: Queryable, userId: number, key: string, kind: Kind) {
  const { rows } = await db.query<{ body_hash: Buffer; answer: Answer; is_there: boolean }>(
    // A transaction that was kept before there were versions has none.
    sql`select body_hash, '{"version": ""}' || answer as answer,
          exists (select from ${raw(kind)} where user_id = ${userId} and id = (answer->>'id')::bigint) as is_there
        from idempotency_keys where user_id = ${userId} and key = ${key}`,
  )
  return rows[0]
}

/** Part of a statement that makes the user of `account`: keeps by which key. Nothing of the answer, which is a token. */
export const keyedSignUp = (repeat: Repeat | undefined): Sql =>
  repeat
    ? sql`, keyed as (insert into idempotency_keys (user_id, key, body_hash, answer)
        select id, ${repeat.key}, ${repeat.body_hash}, '{}'::jsonb from account)`
    : empty

/** Whether an account was made by that key and body. */
export async function findSignUp(db: Queryable, userId: number, { key, body_hash }: Repeat) {
  const { rows } = await db.query(
    sql`select from idempotency_keys
        where user_id = ${userId} and key = ${key} and body_hash = ${body_hash} and answer = '{}'`,
  )
  return rows.length > 0
}

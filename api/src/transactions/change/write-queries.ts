import type { Transaction, TransactionBody } from '@pundi/contract'
import sql, { empty } from 'sql-template-tag'
import type { Queryable } from '../../platform/database/database'
import { assign, isOther, listNames, listValues, named } from '../../platform/database/compose-statement'
import { keyed, type Repeat } from '../../platform/idempotency/queries'
import {
  activityIds,
  friendsRenamed,
  type Logged,
  logged,
  none,
  totalled,
  walletsTotalled,
  withActivityIds,
} from '../../ledger/booking-queries'
import type { Rebooked } from '../../ledger/after-booking'
import { columnOf } from '../../ledger/columns/columns'
import { answer, changedValues, optionsOf, version, writtenValues } from '../../ledger/columns/column-queries'

/*
 * To prevent deadlocks, every statement locks categories, then transactions, then totals, always in
 * the order of ids.
 */

/**
 * Part of a statement: finds the user's category with the body's `category_id` and type, and locks
 * it. For a split body, finds the category of the first part. In this case, finds nothing if any
 * part's category is another user's or of another type.
 *
 * @param present the category to use if the body names none
 */
const fittingCategory = (userId: number, body: TransactionBody, present = sql`null::bigint`) => {
  const { category_id, type, splits = [] } = body
  const [first] = splits
  if (!first)
    return sql`c as (select user_id, id, name, type from categories
      where user_id = ${userId} and id = ${category_id ?? present} and type = ${type} for key share)`
  const ids = [...new Set(splits.map(split => split.category_id))]
  return sql`fitting as (select user_id, id, name, type from categories
      where user_id = ${userId} and id = any(${ids}::bigint[]) and type = ${type} order by id for key share
    ), c as (
      select * from fitting where id = ${first.category_id} and (select count(*) from fitting) = ${ids.length}::int
    )`
}

const statementOf = (verb: string, body: TransactionBody) =>
  [
    ...[verb, ...optionsOf(body).map(name => columnOf(name).version)],
    ...(body.splits?.length ? ['parts'] : []),
    ...(body.category_id == null ? ['no category'] : []),
  ].join(' ')

const firstSplit = (userId: number, id: number) =>
  sql`(select (splits #>> '{0,category_id}')::bigint from transactions where user_id = ${userId} and id = ${id})`

/**
 * Returns undefined if the category is another user's or of another type. The index
 * idempotency_keys_pkey refuses a repeated key.
 */
export async function addTransaction(
  db: Queryable,
  userId: number,
  body: TransactionBody,
  repeat?: Repeat,
): Promise<Logged<Transaction> | undefined> {
  const values = writtenValues(body)
  const name = statementOf('add-transaction', body)
  const { rows } = await db.query<{ answer: Logged<Transaction> }>(
    named(
      repeat ? `${name}-once` : name,
      sql`with ${fittingCategory(userId, body)}, was as ${none}, became as (
          insert into transactions (user_id, ${listNames(values)})
          select c.user_id, ${listValues(values)} from c returning *
        ), ${logged('Add transaction')}, ${totalled},
        ${'wallet_id' in values ? sql`${walletsTotalled()},` : empty}
        answered as (select ${withActivityIds(answer)} as answer from became t, c)${keyed(userId, repeat)}
        select answer from answered`,
    ),
  )
  return rows[0]?.answer
}

type Changed = {
  answer: Transaction | null
  is_other: boolean
  before: Rebooked['before']
  activity_ids: number[]
}

/**
 * Changes a transaction if its version is in `expected`, or in any case if `expected` is missing.
 * If no value differs, logs nothing and succeeds, whatever the version. Returns undefined if the
 * user has no such transaction. The answer is null if the transaction has another version
 * (`is_other`), or if the category is another user's or of another type. The constraint
 * transactions_parts_make_amount refuses a new amount that does not fit the present parts.
 * `before`: the state before the change.
 */
export async function changeTransaction(
  db: Queryable,
  userId: number,
  id: number,
  body: TransactionBody,
  expected?: string[],
): Promise<Changed | undefined> {
  const values = changedValues(body)
  const { rows } = await db.query<Changed>(
    named(
      statementOf('change-transaction', body),
      // Counting `c` makes PostgreSQL lock the category before the transaction.
      sql`with ${fittingCategory(userId, body, firstSplit(userId, id))}, found as (
          select t.* from transactions t
          where t.user_id = ${userId} and t.id = ${id} and (select count(*) from c) >= 0 for update
        ), differing as (
          select t.* from found t, c where ${isOther('t', values)}
        ), other as (
          select t.id from differing t where not ${version} = any(${expected ?? null}::text[])
        ), was as (select d.* from differing d where not exists (select from other)
        ), became as (
          update transactions t set ${assign(values)}
          from was w, c where t.user_id = w.user_id and t.id = w.id returning t.*
        ), ${logged('Change transaction')}, ${totalled}, ${walletsTotalled()}
        ${body.shares !== undefined ? sql`, ${friendsRenamed}` : empty}
        select (
          select ${answer} from c, (
            select * from became union all select * from found where not exists (select from became)
          ) t where not exists (select from other)
        ) as answer, exists (select from other) as is_other, (select before from changes) as before,
          ${activityIds} as activity_ids
        from found`,
    ),
  )
  return rows[0]
}

export async function isFee(db: Queryable, userId: number, id: number): Promise<boolean> {
  const { rows } = await db.query(
    sql`select from transfers where user_id = ${userId} and fee_id = ${id} limit 1`,
  )
  return rows.length > 0
}

export async function holdVersion(
  client: Queryable,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const { rows } = await client.query<{ version: string }>(
    sql`select ${version} as version from transactions t where t.user_id = ${userId} and t.id = ${id} for update`,
  )
  return rows[0]?.version
}

export async function removeTransactions(db: Queryable, userId: number, ids: number[]): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    sql`with was as (
          select t.* from transactions t where t.user_id = ${userId} and t.id = any(${ids}::bigint[])
          order by t.id for update
        ), gone as (
          delete from transactions t using was w where t.user_id = w.user_id and t.id = w.id
        ), became as ${none}, ${logged('Delete transaction')}, ${totalled}, ${walletsTotalled()}
        select id from activity order by id`,
  )
  return rows.map(({ id }) => id)
}

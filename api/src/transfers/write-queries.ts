import type { Transfer } from '@pundi/contract'
import sql from 'sql-template-tag'
import type { ActivityType } from '../platform/activity-log/activity-types'
import type { LoggedState } from '../ledger/undo/logged-states'
import {
  assign,
  columnsOf,
  listNames,
  listValues,
  namesOf,
  rowsOf,
} from '../platform/database/compose-statement'
import { oneOf, type Queryable } from '../platform/database/database'
import { keyed, type Repeat } from '../platform/idempotency/queries'
import {
  activityIds,
  type Logged,
  totalledBesideTransfers,
  walletsTotalled,
  withActivityIds,
} from '../ledger/booking-queries'
import { rowTypes as transactionTypes, writtenTypes } from '../ledger/columns/column-queries'
import { answer, rowTypes, stateOf, withFees } from './queries'

export type Wanted = {
  id: number
  from_wallet_id?: number | null | undefined
  to_wallet_id?: number | null | undefined
  amount?: string | undefined
  fee_id?: number | null | undefined
  fee?: LoggedState['fee']
  instalments_id?: number | undefined
  description?: string | undefined
  transfer_date?: string | undefined
  created_at?: string
}

export async function takePair(db: Queryable): Promise<{ id: number; fee_id: number }> {
  const { rows } = await db.query<{ id: number; fee_id: number }>(
    sql`select nextval('transactions_id_seq') as id, nextval('transactions_id_seq') as fee_id`,
  )
  return oneOf(rows)
}

export async function takeIds(db: Queryable, count: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    sql`select nextval('transactions_id_seq') as id from generate_series(1, ${count}::int)`,
  )
  // With too few ids, records would be written under the ids of other records.
  if (rows.length !== count) throw new Error(`${count} numbers were asked for, and ${rows.length} came`)
  return rows.map(({ id }) => id)
}

export type Held = { state: LoggedState; answer: Transfer }

export async function holdTransfers(
  client: Queryable,
  userId: number,
  ids: number[],
  also: number[] = [],
): Promise<Held[]> {
  await client.query(
    sql`select id from transfers where user_id = ${userId} and id = any(${ids}::bigint[]) order by id for update`,
  )
  await client.query(
    sql`select id from transactions
        where user_id = ${userId}
          and (id = any(${also}::bigint[])
            or id in (select fee_id from transfers where user_id = ${userId} and id = any(${ids}::bigint[])))
        order by id for update`,
  )
  // This query is separate from the locking statement, because a statement that waits for a lock
  // still reads the old rows.
  const { rows } = await client.query<Held>(
    sql`select ${stateOf('t', 'f')} as state, ${answer} as answer from ${withFees}
        where t.user_id = ${userId} and t.id = any(${ids}::bigint[]) order by t.id`,
  )
  return rows
}

type Change = {
  /** Ids of transfers that the caller has locked. */
  held: number[]
  /** The transfers after the change. Transfers of `held` that are not in this list are removed. */
  wanted: Wanted[]
  type: ActivityType
  repeat?: Repeat | undefined
}

type Written = { answers: Logged<Transfer>[]; activity_ids: number[] }

/**
 * Returns answers in the order of the transfers. Foreign keys refuse another user's wallet or
 * category.
 */
export async function writeTransfers(
  client: Queryable,
  userId: number,
  { held, wanted, type, repeat }: Change,
): Promise<Written> {
  const fees = wanted.flatMap(({ fee }) => (fee ? [fee] : []))
  const [moved, booked] = [columnsOf('n', columns), columnsOf('n', namesOf(transactionTypes))]
  const { rows } = await client.query<Written>(
    sql`with wanted as (select * from ${rowsOf(wanted, 'n', rowTypes)}
        ), fees as (select * from ${rowsOf(fees, 'n', transactionTypes)}
        ), moved_was as (
          select * from transfers where user_id = ${userId} and id = any(${held}::bigint[])
        ), was as (
          select * from transactions where user_id = ${userId}
            and (id in (select fee_id from moved_was) or id in (select id from fees))
        ), moved_changed as (
          update transfers t set ${assign(moved)}
          from moved_was w join wanted n on n.id = w.id where t.user_id = w.user_id and t.id = w.id returning t.*
        ), moved_added as (
          insert into transfers (user_id, id, ${listNames(moved)}, created_at)
          select ${userId}, n.id, ${listValues(moved)}, ${created}
          from wanted n where not exists (select from moved_was w where w.id = n.id) returning *
        ), moved_gone as (
          delete from transfers t using moved_was w
          where t.user_id = w.user_id and t.id = w.id and not exists (select from wanted n where n.id = w.id)
        ), moved_became as (select * from moved_changed union all select * from moved_added
        ), fee_changed as (
          update transactions t set ${assign(columnsOf('n', namesOf(writtenTypes)))}
          from was w join fees n on n.id = w.id where t.user_id = w.user_id and t.id = w.id returning t.*
        ), fee_added as (
          insert into transactions (user_id, ${listNames(booked)}) overriding system value
          select ${userId}, ${listValues({ ...booked, created_at: created })}
          from fees n where not exists (select from was w where w.id = n.id) returning *
        ), fee_gone as (
          delete from transactions t using was w
          where t.user_id = w.user_id and t.id = w.id and not exists (select from fees n where n.id = w.id)
        ), became as (select * from fee_changed union all select * from fee_added
        ), ${logged(type)}, ${totalledBesideTransfers}, ${walletsTotalled({ transfers: true })},
        answered as (
          select t.id, ${withActivityIds(answer)} as answer
          from moved_became t left join became f on f.user_id = t.user_id and f.id = t.fee_id
        )${keyed(userId, repeat)}
        select (select coalesce(jsonb_agg(answer order by id), '[]') from answered) as answers,
          ${activityIds} as activity_ids`,
  )
  return oneOf(rows)
}

const columns = namesOf(rowTypes).filter(name => name !== 'id' && name !== 'created_at')

const created = sql`coalesce(n.created_at, date_trunc('milliseconds', now()))`

/**
 * Part of a statement. The amount of an activity is the money that came in from outside, negative
 * if it went out. The amount is null if a transfer is between two wallets or has no wallet, because
 * the user's balance stays the same.
 */
export const logged = (type: ActivityType) => sql`
  changes as (
    select coalesce(b.user_id, w.user_id) as user_id, coalesce(b.id, w.id) as id,
      case when coalesce(b.from_wallet_id, b.to_wallet_id, w.from_wallet_id, w.to_wallet_id) is null then null
        when b.id is not null and b.from_wallet_id is null then b.amount
        when b.id is not null and b.to_wallet_id is null then -b.amount
        when b.id is null and w.from_wallet_id is null then w.amount
        when b.id is null and w.to_wallet_id is null then -w.amount end as amount,
      case when w.id is not null then ${stateOf('w', 'fw')} end as before,
      case when b.id is not null then ${stateOf('b', 'fb')} end as after
    from moved_was w
      full join moved_became b on b.user_id = w.user_id and b.id = w.id
      left join was fw on fw.user_id = w.user_id and fw.id = w.fee_id
      left join became fb on fb.user_id = b.user_id and fb.id = b.fee_id
  ), activity as (
    insert into activities (user_id, type, amount, subject, record_id, before, after)
    select user_id, ${type}::text, amount, 'transfer', id, before, after from changes order by id
    returning id
  ), audited as (
    insert into audit (user_id, action) select user_id, ${type}::text from changes order by id
  )`

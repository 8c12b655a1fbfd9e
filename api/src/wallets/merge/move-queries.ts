import sql from 'sql-template-tag'
import { oneOf, type Queryable } from '../../platform/database/database'
import { totalledBesideTransfers, walletsTotalled } from '../../ledger/booking-queries'

export async function countSchedules(client: Queryable, userId: number, id: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    sql`select count(*) as count from schedules
        where user_id = ${userId} and ${id}::bigint in (wallet_id, from_wallet_id, to_wallet_id)`,
  )
  return oneOf(rows).count
}

export async function countRecords(client: Queryable, userId: number, id: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    sql`select coalesce(sum(count), 0)::bigint as count from wallet_totals
        where user_id = ${userId} and wallet_id = ${id}`,
  )
  return oneOf(rows).count
}

export async function listSchedulesBetween(
  client: Queryable,
  userId: number,
  one: number,
  other: number,
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    sql`select id from schedules where user_id = ${userId}
          and (from_wallet_id, to_wallet_id) in ((${one}::bigint, ${other}::bigint), (${other}::bigint, ${one}::bigint))
        order by id`,
  )
  return rows.map(({ id }) => id)
}

type Way = { from: number; to: number; only?: number[] | null }

/**
 * Moves records to another wallet and returns their ids. The caller must first lock both wallets
 * and remove all transfers between them. Logs nothing.
 */
export async function moveRecords(
  client: Queryable,
  userId: number,
  { from, to, only = null }: Way,
): Promise<number[]> {
  // All rows must move in one statement, which for a hundred thousand rows takes longer than the
  // usual timeout.
  await client.query({ text: "set local statement_timeout = '60s'" })
  const isMeant = sql`(${only}::bigint[] is null or t.id = any(${only}::bigint[]))`
  const transfers = sql`select t.* from transfers t
    where t.user_id = ${userId} and (t.from_wallet_id = ${from} or t.to_wallet_id = ${from}) and ${isMeant}
    order by t.id for update`
  // Lock transfers before transactions, as everywhere, to prevent deadlocks.
  await client.query(transfers)
  const { rows } = await client.query<{ ids: number[] }>(
    sql`with was as (
          select t.* from transactions t
          where t.user_id = ${userId} and t.wallet_id = ${from} and ${isMeant}
          order by t.id for update
        ), became as (
          update transactions t set wallet_id = ${to}
          from was w where t.user_id = w.user_id and t.id = w.id returning t.*
        ), moved_was as (${transfers}
        ), moved_became as (
          update transfers t set
            from_wallet_id = case t.from_wallet_id when ${from} then ${to}::bigint else t.from_wallet_id end,
            to_wallet_id = case t.to_wallet_id when ${from} then ${to}::bigint else t.to_wallet_id end
          from moved_was w where t.user_id = w.user_id and t.id = w.id returning t.*
        ), planned as (
          update schedules t set template = template_in_wallet(t.template, ${to}::bigint, ${from}::bigint)
          where t.user_id = ${userId} and ${from}::bigint in (t.wallet_id, t.from_wallet_id, t.to_wallet_id) and ${isMeant}
          returning t.id
        ), ${totalledBesideTransfers}, ${walletsTotalled({ transfers: true })}
        select coalesce(jsonb_agg(id order by id), '[]') as ids
        from (select id from became union all select id from moved_became union all select id from planned) moved`,
  )
  return oneOf(rows).ids
}

import type { MovedOpening } from '@pundi/contract'
import sql, { raw } from 'sql-template-tag'
import { oneOf, type Queryable } from '../../platform/database/database'
import { bookAgain } from '../../ledger/schedule-days/book-again-queries'
import { removeBooked } from '../../ledger/schedule-days/open-days-queries'
import { none, totalledBesideTransfers, walletsTotalled } from '../../ledger/booking-queries'

export type TransferRow = MovedOpening['added'][number]

/** A row for the activity log, with the amount as exact text and without the owner. */
export const rowOf = (row: 'w' | 'b' | 't') =>
  raw(`to_jsonb(${row}) - 'user_id' || jsonb_build_object('amount', ${row}.amount::text)`)

const totals = sql`was as ${none}, became as ${none}, ${totalledBesideTransfers}, ${walletsTotalled({ transfers: true })}`

/**
 * Removes the transfers between two merged wallets. Their fees stay as expenses, and paid
 * instalments stay paid. Future due dates become open again. Logs nothing.
 */
export async function dropBetween(
  client: Queryable,
  userId: number,
  [one, other]: [number, number],
  today: string,
): Promise<TransferRow[]> {
  const found = await client.query<{ id: number }>(
    sql`select id from transfers t where t.user_id = ${userId} and ${isBetween(one, other)}`,
  )
  const ids = found.rows.map(({ id }) => id)
  let dropped: TransferRow[] = []
  await removeBooked(client, userId, { ids, today }, async () => {
    dropped = await dropTransfers(client, userId, one, other)
    return ids
  })
  return dropped
}

const isBetween = (one: number, other: number) => sql`(t.from_wallet_id, t.to_wallet_id)
  in ((${one}::bigint, ${other}::bigint), (${other}::bigint, ${one}::bigint))`

async function dropTransfers(client: Queryable, userId: number, one: number, other: number) {
  const { rows } = await client.query<{ dropped: TransferRow[] }>(
    sql`with moved_was as (
          select * from transfers t where t.user_id = ${userId} and ${isBetween(one, other)}
          order by t.id for update
        ), gone as (
          delete from transfers t using moved_was w where t.user_id = w.user_id and t.id = w.id
        ), still_paid as (
          insert into merged_payments (user_id, transfer_id, instalments_id, amount, transfer_date)
          select user_id, id, instalments_id, amount, transfer_date from moved_was where instalments_id is not null
        ), moved_became as (select * from transfers where false
        ), ${totals}
        select coalesce(jsonb_agg(${rowOf('w')} order by id), '[]') as dropped from moved_was w`,
  )
  return oneOf(rows).dropped
}

/**
 * Adds the removed transfers again. Does not change a transfer that was already restored. Returns
 * true if all transfers were added. Logs nothing.
 */
export async function addDropped(
  client: Queryable,
  userId: number,
  dropped: TransferRow[],
): Promise<boolean> {
  const ids = dropped.map(({ id }) => id)
  const count = await bookAgain(client, userId, ids, () => addTransfers(client, userId, dropped))
  return count === dropped.length
}

async function addTransfers(client: Queryable, userId: number, dropped: TransferRow[]) {
  const { rows } = await client.query<{ count: number }>(
    sql`with moved_was as (select * from transfers where false
        ), moved_became as (
          insert into transfers select n.* from jsonb_populate_recordset(null::transfers, (
            select jsonb_agg(row || jsonb_build_object('user_id', ${userId}::bigint))
            from jsonb_array_elements(${JSON.stringify(dropped)}::jsonb) row)) n
          order by n.id on conflict (user_id, id) do nothing returning *
        ), ${totals}
        select count(*) as count from moved_became`,
  )
  return oneOf(rows).count
}

type Remainder = { wallet_id: number; cents: bigint; day: string; description: string }

/** Adds a transfer from or to outside for each remainder. Returns the added rows. Logs nothing. */
export async function addRemainders(
  client: Queryable,
  userId: number,
  remainders: Remainder[],
): Promise<TransferRow[]> {
  const of = <Value>(value: (one: Remainder) => Value) => remainders.map(value)
  const { rows } = await client.query<{ added: TransferRow[] }>(
    sql`with moved_was as (select * from transfers where false
        ), moved_became as (
          insert into transfers (user_id, from_wallet_id, to_wallet_id, amount, description, transfer_date)
          select ${userId}, case when n.cents < 0 then n.wallet end, case when n.cents > 0 then n.wallet end,
            abs(n.cents) / 100, n.description, n.day
          from unnest(${of(({ wallet_id }) => wallet_id)}::bigint[], ${of(({ cents }) => String(cents))}::numeric[],
            ${of(({ description }) => description)}::text[], ${of(({ day }) => day)}::date[])
            as n (wallet, cents, description, day)
          returning *
        ), ${totals}
        select coalesce(jsonb_agg(${rowOf('b')} order by id), '[]') as added from moved_became b`,
  )
  return oneOf(rows).added
}

/**
 * Removes these transfers. Returns true if all of these transfers existed and were unchanged. Logs
 * nothing.
 */
export async function dropAdded(client: Queryable, userId: number, added: TransferRow[]): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(
    sql`with moved_was as (
          select * from transfers t
          where t.user_id = ${userId} and t.id = any(${added.map(({ id }) => id)}::bigint[]) order by t.id for update
        ), gone as (
          delete from transfers t using moved_was w where t.user_id = w.user_id and t.id = w.id
        ), moved_became as (select * from transfers where false
        ), ${totals}
        select count(*) as count from moved_was w
        where ${rowOf('w')} in (select value from jsonb_array_elements(${JSON.stringify(added)}::jsonb))`,
  )
  return oneOf(rows).count === added.length
}

export async function firstDayOf(
  client: Queryable,
  userId: number,
  { ids, wallet }: { ids: number[]; wallet: number },
): Promise<string | null> {
  const { rows } = await client.query<{ day: string | null }>(
    sql`select least(
          (select min(transaction_date) from transactions
            where user_id = ${userId} and id = any(${ids}::bigint[]) and wallet_id = ${wallet}),
          (select min(transfer_date) from transfers
            where user_id = ${userId} and id = any(${ids}::bigint[]) and ${wallet}::bigint in (from_wallet_id, to_wallet_id))
        ) as day`,
  )
  return oneOf(rows).day
}

export async function firstDayIn(client: Queryable, userId: number, id: number): Promise<string | null> {
  const { rows } = await client.query<{ day: string | null }>(
    sql`select first_day_in_wallet(${userId}::bigint, ${id}::bigint) as day`,
  )
  return oneOf(rows).day
}

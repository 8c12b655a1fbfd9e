import type { WalletRecord } from '@pundi/contract'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'
import type { Page } from '../http/page'
import { answer as transactionAnswer, categoryOf, flowOf } from '../transactions/column-queries'
import { answer as transferAnswer, withFees } from '../transfers/queries'

type Asked = { after: [string, number] | undefined; limit: number }

type Found = { total: number; record: WalletRecord | null }

/**
 * A page of a wallet's records, newest first, each with what it changed and the balance after it: exact, because it
 * begins with the sum of everything up to the first of them. Whole months of that come from the wallet's totals.
 * Answers one row more than `limit` if there is a next page; undefined if the user has no such wallet.
 */
export async function listWalletRecords(
  db: Queryable,
  userId: number,
  id: number,
  { after, limit }: Asked,
): Promise<Page<WalletRecord> | undefined> {
  const owned = { userId, id }
  const beyond = (day: Sql) =>
    after ? sql`and (${day}, id) < (${after[0]}::date, ${after[1]}::bigint)` : empty
  const upToFirst = (day: Sql) => sql`and ${day} >= (select month from first)
    and (${day}, id) <= (select day, id from first)`
  const { rows } = await db.query<Found>(
    sql`with page as materialized (
          select * from (${flows(owned, beyond, limit + 1)}) flow
          order by day desc, id desc limit ${limit + 1}
        ), first as materialized (
          select day, id, date_trunc('month', day::timestamp)::date as month
          from page order by day desc, id desc limit 1
        ), base as (
          select coalesce(sum(total) filter (where month < (select month from first)), 0) as months,
            coalesce(sum(count), 0)::bigint as count
          from wallet_totals where user_id = ${userId} and wallet_id = ${id}
        ), days as (select coalesce(sum(change), 0) as change from (${flows(owned, upToFirst)}) flow
        ), running as (
          select p.*, (w.opening_balance + b.months + d.change
            - coalesce(sum(p.change) over (
                order by p.day desc, p.id desc rows between unbounded preceding and 1 preceding), 0)
            )::numeric(24, 2) as balance
          from page p, base b, days d, wallets w where w.user_id = ${userId} and w.id = ${id}
        )
        select b.count as total, ${recordOf(userId)}
            || jsonb_build_object('change', r.change::text, 'balance', r.balance::text) as record
        from wallets w cross join base b left join running r on true
        where w.user_id = ${userId} and w.id = ${id} order by r.day desc, r.id desc`,
  )
  const [first] = rows
  return (
    first && { total: first.total, rows: rows.flatMap(({ record }) => (record === null ? [] : [record])) }
  )
}

/** The record of the row `r`, as it stands in a list of transactions and transfers. */
const recordOf = (userId: number) => sql`case when r.is_transfer
  then (select ${transferAnswer} || '{"type": "transfer"}' from ${withFees}
    where t.user_id = ${userId} and t.id = r.id)
  else (select ${transactionAnswer} from transactions t
      join categories c on c.user_id = t.user_id and c.id = ${categoryOf('t')}
    where t.user_id = ${userId} and t.id = r.id) end`

/**
 * What came into a wallet and left it, each a row with its day and its `change`, below zero where it took something out;
 * with `limit` the newest of each kind.
 */
function flows(
  { userId, id }: { userId: number; id: number },
  which: (day: Sql) => Sql,
  limit?: number,
): Sql {
  const part = (table: string, wallet: string, day: string, change: Sql) => sql`(
    select id, ${raw(day)} as day, (${change})::numeric(24, 2) as change,
      ${raw(String(table === 'transfers'))} as is_transfer
    from ${raw(table)} t where user_id = ${userId} and ${raw(wallet)} = ${id} ${which(raw(day))}
    ${limit === undefined ? empty : raw(`order by ${day} desc, id desc limit ${limit}`)})`
  return sql`
    ${part('transactions', 'wallet_id', 'transaction_date', flowOf('t'))}
    union all ${part('transfers', 'from_wallet_id', 'transfer_date', sql`-amount`)}
    union all ${part('transfers', 'to_wallet_id', 'transfer_date', sql`amount`)}`
}

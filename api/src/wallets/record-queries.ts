import type { WalletDaysAnswer, WalletRecord } from '@pundi/contract'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../platform/database/database'
import type { Page } from '../platform/http/page'
import { answer as transactionAnswer, categoryOf, flowOf } from '../ledger/columns/column-queries'
import { answer as transferAnswer, withFees } from '../transfers/queries'

type Asked = { after: [string, number] | undefined; limit: number }

type Found = { total: number; record: WalletRecord | null }

/**
 * Lists a wallet's records, newest first, each with the exact balance after it. Returns an extra
 * row if there is a next page. Undefined if the user has no such wallet.
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

const recordOf = (userId: number) => sql`case when r.is_transfer
  then (select ${transferAnswer} || '{"type": "transfer"}' from ${withFees}
    where t.user_id = ${userId} and t.id = r.id)
  else (select ${transactionAnswer} from transactions t
      join categories c on c.user_id = t.user_id and c.id = ${categoryOf('t')}
    where t.user_id = ${userId} and t.id = r.id) end`

/**
 * `change` is negative for money that goes out. With `limit`, selects only the newest rows of each
 * kind of record.
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

const DAYS = 90

type FoundDays = { from: string; data: WalletDaysAnswer['data'] }

/**
 * A wallet has no balance before its opening day. Records before the first listed day, but in the
 * same month, count on the first listed day.
 */
export async function listWalletDays(
  db: Queryable,
  userId: number,
  today: string,
): Promise<WalletDaysAnswer> {
  const { rows } = await db.query<FoundDays>(
    sql`with span as materialized (
          select d.first, date_trunc('month', d.first::timestamp)::date as month
          from (select ${today}::date - ${DAYS - 1}::int as first) d
        ), flow as (
          select wallet_id, transaction_date as day, ${flowOf('t')} as amount
          from transactions t
          where user_id = ${userId} and wallet_id is not null
            and transaction_date between (select month from span) and ${today}::date
          union all
          select from_wallet_id, transfer_date, -amount from transfers
          where user_id = ${userId} and from_wallet_id is not null
            and transfer_date between (select month from span) and ${today}::date
          union all
          select to_wallet_id, transfer_date, amount from transfers
          where user_id = ${userId} and to_wallet_id is not null
            and transfer_date between (select month from span) and ${today}::date
        ), changed as (
          select wallet_id, greatest(day, (select first from span)) as day, sum(amount) as amount
          from flow group by 1, 2
        ), before as (
          select wallet_id, sum(total) as total from wallet_totals
          where user_id = ${userId} and month < (select month from span) group by wallet_id
        ), ended as (
          select w.id, d.day, (case when w.opening_date <= d.day then w.opening_balance else 0 end + coalesce(m.total, 0)
            + coalesce(sum(c.amount) over (partition by w.id order by d.day), 0))::numeric(24, 2) as balance
          from wallets w
            cross join (select first + n as day from span, generate_series(0, ${DAYS - 1}::int) n) d
            left join before m on m.wallet_id = w.id
            left join changed c on c.wallet_id = w.id and c.day = d.day
          where w.user_id = ${userId} and not w.is_closed
        ), lines as (
          select id, jsonb_agg(balance::text order by day) as balances from ended group by id
        )
        select (select first from span) as from,
          (select coalesce(jsonb_agg(to_jsonb(lines) order by id), '[]') from lines) as data`,
  )
  const { from, data } = oneOf(rows)
  return { data, meta: { from, to: today } }
}

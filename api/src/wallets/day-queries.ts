import type { WalletDaysAnswer } from '@pundi/contract'
import sql from 'sql-template-tag'
import { oneOf, type Queryable } from '../database/database'
import { flowOf } from '../transactions/column-queries'

/** How many days there are, today among them. */
const DAYS = 90

type Found = { from: string; data: WalletDaysAnswer['data'] }

/**
 * What was in each open wallet at the end of each of the last days, nothing before its opening day. Whole months before them come from the wallets'
 * totals; what was booked in the rest of the first month counts for the first day.
 */
export async function listWalletDays(
  db: Queryable,
  userId: number,
  today: string,
): Promise<WalletDaysAnswer> {
  const { rows } = await db.query<Found>(
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

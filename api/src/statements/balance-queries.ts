import sql, { type Sql } from 'sql-template-tag'
import { flowOf } from '../transactions/column-queries'
import { bookedBeforeWallets, fromOutside, walletsSince } from '../wallets/money-queries'
import type { Days } from './list-steps'
import { edgesOf, monthsOf, placesOf, wholesOf } from './place-queries'

/**
 * Parts of a statement: `kept_in` says since when the account goes by its wallets, and `balances` what there was at the
 * end of each place, in all wallets and in none, with that of -1 before the first.
 */
export function balanceParts(owner: number, before: Days[], points: Days[]): Sql {
  const places = placesOf(points, before)
  const [months, edges, wholes] = [monthsOf(places), edgesOf(places), wholesOf(points, before)]
  return sql`
    kept_in as materialized (select ${walletsSince(sql`${owner}::bigint`)} as since
    ), flows (place, amount) as (
      select s.place, sum(case t.type when 'income' then t.total else -t.total end) from ${months}
        join monthly_totals t on t.user_id = ${owner} and t.month between s.first and s.last
      group by 1
      union all
      select s.place, sum(${flowOf('t')}) from ${edges}
        join transactions t on t.user_id = ${owner} and t.transaction_date between s.first and s.last
      group by 1
      union all
      select s.place, sum(${fromOutside}) from ${wholes}
        join transfers t on t.user_id = ${owner} and t.transfer_date between s.first and s.last
      where t.from_wallet_id is null or t.to_wallet_id is null group by 1
      union all
      select s.place, sum(w.opening_balance) from ${wholes}
        join wallets w on w.user_id = ${owner} and w.opening_date between s.first and s.last
      group by 1
      union all
      select s.place, -${bookedBeforeWallets(sql`${owner}::bigint`)} from ${wholes}
        join kept_in k on k.since between s.first and s.last
    ), balances as (
      select p.place, sum(coalesce(f.amount, 0)) over (order by p.place)::numeric(24, 2) as balance
      from generate_series(-1, ${points.length - 1}::int) p (place)
        left join (select place, sum(amount) as amount from flows group by place) f on f.place = p.place
    )`
}

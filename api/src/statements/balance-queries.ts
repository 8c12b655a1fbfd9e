import sql, { type Sql } from 'sql-template-tag'
import { flowOf } from '../transactions/column-queries'
import type { Days } from './list-steps'
import { edgesOf, monthsOf, placesOf } from './place-queries'

/**
 * Parts of a statement: `kept_in` says whether the user has wallets, and `balances` what there was at the end of each
 * place, with that of -1 before the first.
 */
export function balanceParts(owner: number, before: Days[], points: Days[]): Sql {
  const places = placesOf(points, before)
  const [months, edges] = [monthsOf(places), edgesOf(places)]
  const transfersOf = (column: Sql, amount: Sql) => sql`
    select s.place, sum(${amount}) from ${edges}
      join transfers t on t.user_id = ${owner} and t.transfer_date between s.first and s.last
    where ${column} is not null group by 1`
  return sql`
    kept_in as materialized (
      select count(*) > 0 as has, coalesce(sum(opening_balance), 0) as opening from wallets where user_id = ${owner}
    ), flows (place, amount) as (
      select s.place, sum(t.total) from ${months}
        join wallet_totals t on t.user_id = ${owner} and t.month between s.first and s.last
      group by 1
      union all
      select s.place, sum(case t.type when 'income' then t.total else -t.total end) from ${months}
        join monthly_totals t on t.user_id = ${owner} and t.month between s.first and s.last
      where not (select has from kept_in) group by 1
      union all
      select s.place, sum(${flowOf('t')}) from ${edges}
        join transactions t on t.user_id = ${owner} and t.transaction_date between s.first and s.last
      where t.wallet_id is not null or not (select has from kept_in) group by 1
      union all ${transfersOf(sql`t.from_wallet_id`, sql`-t.amount`)}
      union all ${transfersOf(sql`t.to_wallet_id`, sql`t.amount`)}
    ), balances as (
      select p.place, ((select opening from kept_in) + sum(coalesce(f.amount, 0)) over (order by p.place))::numeric(24, 2) as balance
      from generate_series(-1, ${points.length - 1}::int) p (place)
        left join (select place, sum(amount) as amount from flows group by place) f on f.place = p.place
    )`
}

import type { Period } from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import { findSums, type Found } from './list-steps'
import { flowOf } from '../ledger/columns/column-queries'
import { bookedBeforeWallets, fromOutside, walletsSince } from '../ledger/money-queries'

export type Placed = Found & { place: number }

/**
 * The step number (`place`) of a range that is not a step. In sums, this range is the range to
 * compare. In balances, this range is the time before the first step.
 */
export const AGAINST = -1

export const placesOf = (steps: Period[], others: Period[]): Placed[] => [
  ...steps.map((days, place) => ({ ...findSums(days), place })),
  ...others.map(days => ({ ...findSums(days), place: AGAINST })),
]

/** A table of place, first and last. `first` and `last` are the first days of months. */
export const monthsOf = (places: Placed[]): Sql =>
  table(places.flatMap(({ place, months }) => (months ? [{ place, ...months }] : [])))

export const edgesOf = (places: Placed[]): Sql =>
  table(places.flatMap(({ place, edges }) => edges.map(days => ({ place, ...days }))))

const wholesOf = (steps: Period[], others: Period[]): Sql =>
  table([
    ...steps.map((days, place) => ({ place, ...days })),
    ...others.map(days => ({ place: AGAINST, ...days })),
  ])

const table = (rows: ({ place: number } & Period)[]) => sql`
  unnest(${rows.map(({ place }) => place)}::int[], ${rows.map(({ from }) => from)}::date[],
    ${rows.map(({ to }) => to)}::date[]) as s (place, first, last)`

/**
 * Parts of a statement. `balances`: the total balance at the end of each step, including money that
 * is in no wallet. Step -1 is the balance before the first step. `kept_in`: the opening day of the
 * first wallet. From this day on, the balance is computed from wallets.
 */
export function balanceParts(owner: number, before: Period[], points: Period[]): Sql {
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

/**
 * Parts of a statement that must also have the parts `ranges` and `booked`. `wallet_sums`: sums by
 * wallet and range (-1 is the compared range). Wallet id 0 means money in no wallet: all sums less
 * the sums of the wallets.
 */
export const walletParts = (owner: number): Sql => sql`
  in_wallets as (
    select s.place, t.wallet_id as id,
      coalesce(sum(t.amount) filter (where t.type = 'income'), 0) as income,
      coalesce(sum(case when t.is_refund then -t.amount else t.amount end) filter (where t.type = 'expense'), 0) as expense,
      0::numeric as moved_in, 0::numeric as moved_out, count(*) as count
    from ranges s
      join transactions t on t.user_id = ${owner} and t.transaction_date between s.first and s.last
    where t.wallet_id is not null group by 1, 2
    union all ${transfersOf(owner, sql`t.to_wallet_id`, sql`sum(t.amount), 0::numeric`)}
    union all ${transfersOf(owner, sql`t.from_wallet_id`, sql`0::numeric, sum(t.amount)`)}
  ), with_rest as (
    select * from in_wallets
    union all
    select place, 0, -income, -expense, 0, 0, -count from in_wallets where moved_in = 0 and moved_out = 0
    union all
    select case when place < 0 then -1 else 0 end, 0,
      case type when 'income' then total else 0 end, case type when 'expense' then total else 0 end, 0, 0, count
    from booked where exists (select from wallets where user_id = ${owner})
  ), wallet_sums as (
    select s.place, s.id, w.name, w.is_closed, s.count, jsonb_build_object(
      'income', s.income::text, 'expense', s.expense::text, 'moved_in', s.moved_in::text,
      'moved_out', s.moved_out::text, 'net', (s.income - s.expense + s.moved_in - s.moved_out)::text) as value
    from (
      select r.place, i.id, coalesce(sum(income), 0)::numeric(24, 2) as income,
        coalesce(sum(expense), 0)::numeric(24, 2) as expense, coalesce(sum(moved_in), 0)::numeric(24, 2) as moved_in,
        coalesce(sum(moved_out), 0)::numeric(24, 2) as moved_out, coalesce(sum(count), 0) as count
      from (select distinct id from with_rest) i cross join (values (0), (-1)) r (place)
        left join with_rest s on s.id = i.id and s.place = r.place
      group by 1, 2
    ) s left join wallets w on w.user_id = ${owner} and w.id = s.id
  )`

const transfersOf = (owner: number, column: Sql, moved: Sql) => sql`
  select s.place, ${column}, 0, 0, ${moved}, count(*)
  from ranges s join transfers t on t.user_id = ${owner} and t.transfer_date between s.first and s.last
  where ${column} is not null group by 1, 2`

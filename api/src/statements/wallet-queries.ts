import sql, { type Sql } from 'sql-template-tag'

/**
 * Part of a statement that has `ranges` and `booked`: `wallet_sums` by wallet and place (-1 beside the range), with id 0
 * for what is in no wallet, which is what the others leave of everything.
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

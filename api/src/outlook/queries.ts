import type { PlannedRecord } from '@pundi/contract'
import sql from 'sql-template-tag'
import { oneOf, type Queryable } from '../database/database'
import { hidden, named } from '../database/named'
import { flowOf, totalOf } from '../transactions/column-queries'

/** What a day has, as decimal text; a transfer is in `moved` alone. */
export interface DaySums {
  income: string
  income_count: number
  /** Net of what came back. */
  expense: string
  expense_count: number
  /** What of the expense was not known beforehand. */
  usual: string
  /** What bookings brought into wallets. */
  in_wallets: string
  /** What came into wallets from the outside, less what left them for it. */
  moved: string
}

export interface Sums {
  has_wallets: boolean
  /** The balance before today's month of the calendar began: what was in wallets, or where there are none of all. */
  before: string
  first_day: string | null
  /** The days on which there is something. */
  days: ReadonlyMap<string, DaySums>
}

/** The sums of the days from `from` to `to`, and what was there before the month of `today`, all at one moment. */
export async function sumDays(
  db: Queryable,
  userId: number,
  today: string,
  { from, to }: { from: string; to: string },
): Promise<Sums> {
  const [owner, first, last] = [hidden(userId, 'bigint'), hidden(from, 'date'), hidden(to, 'date')]
  const month = sql`date_trunc('month', ${hidden(today, 'date')}::timestamp)::date`
  const { rows } = await db.query<Omit<Sums, 'days'> & { days: (DaySums & { day: string })[] }>(
    named(
      'sum-days',
      sql`with wallets_of as (
          select sum(opening_balance) as opening, coalesce(bool_or(not is_closed), false) as is_any
          from wallets where user_id = ${owner}
        ), parts as (
          select t.transaction_date as day, t.type, ${totalOf('t')} as amount,
            case when t.wallet_id is not null then ${flowOf('t')} else 0 end as in_wallet,
            t.id in (
              select unnest(expense_ids) from instalments where user_id = ${owner}
              union all select record_id from schedule_days where user_id = ${owner} and record_id is not null
            ) as is_known
          from transactions t where t.user_id = ${owner} and t.transaction_date between ${first} and ${last}
          union all
          select transfer_date, 'transfer', case when from_wallet_id is null then amount else -amount end, 0, true
          from transfers where user_id = ${owner} and transfer_date between ${first} and ${last}
            and (from_wallet_id is null or to_wallet_id is null)
        ), days as (
          select day,
            ${sumOf('income')} as income, ${countOf('income')} as income_count,
            ${sumOf('expense')} as expense, ${countOf('expense')} as expense_count,
            coalesce(sum(amount) filter (where type = 'expense' and not is_known), 0)::numeric(24, 2)::text as usual,
            sum(in_wallet)::numeric(24, 2)::text as in_wallets, ${sumOf('transfer')} as moved
          from parts group by day
        )
        select w.is_any as has_wallets,
          (case when w.is_any then w.opening + coalesce((
              select sum(total) from wallet_totals where user_id = ${owner} and month < ${month}), 0)
            else coalesce((select sum(case when type = 'income' then total else -total end)
              from monthly_totals where user_id = ${owner} and month < ${month}), 0)
            end)::numeric(24, 2) as before,
          (select min(transaction_date) from transactions where user_id = ${owner}) as first_day,
          (select coalesce(jsonb_agg(to_jsonb(days)), '[]') from days) as days
        from wallets_of w`,
    ),
  )
  const { days, ...others } = oneOf(rows)
  return { ...others, days: new Map(days.map(({ day, ...sums }) => [day, sums])) }
}

type Part = 'income' | 'expense' | 'transfer'
const sumOf = (type: Part) =>
  sql`coalesce(sum(amount) filter (where type = ${type}), 0)::numeric(24, 2)::text`
const countOf = (type: Part) => sql`count(*) filter (where type = ${type})`

/** What a category has before today, on it or after it, as decimal text, net of what came back. */
export interface CategorySum {
  category_id: number
  part: 'spent' | 'spent_today' | 'planned'
  total: string
  count: number
}

/** What is spent and planned in categories from one day to another. A split transaction has its parts in each. */
export async function sumCategories(
  db: Queryable,
  userId: number,
  ids: number[],
  today: string,
  { from, to }: { from: string; to: string },
): Promise<CategorySum[]> {
  const { rows } = await db.query<CategorySum>(
    sql`select category_id, sum(total)::numeric(24, 2) as total, sum(count)::bigint as count,
          case when transaction_date < ${today}::date then 'spent'
            when transaction_date = ${today}::date then 'spent_today' else 'planned' end as part
        from lines where user_id = ${userId} and type = 'expense' and category_id = any(${ids}::bigint[])
          and transaction_date between ${from}::date and ${to}::date
        group by category_id, part`,
  )
  return rows
}

/** How many planned records are answered. */
export const MOST_PLANNED = 100

/** What is dated after `today` and up to `to`, the soonest first, 100 at most: all that changes the balance. */
export async function listPlanned(
  db: Queryable,
  userId: number,
  today: string,
  to: string,
): Promise<PlannedRecord[]> {
  const [owner, after, last] = [hidden(userId, 'bigint'), hidden(today, 'date'), hidden(to, 'date')]
  const { rows } = await db.query<PlannedRecord>(
    named(
      'list-planned',
      sql`select p.date, p.description, p.amount,
            case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end as category
          from (
            select t.transaction_date as date, t.id, t.description, ${flowOf('t')} as amount, t.category_id
            from transactions t
            where t.user_id = ${owner} and t.transaction_date > ${after} and t.transaction_date <= ${last}
            union all
            select transfer_date, id, description,
              case when from_wallet_id is null then amount else -amount end, null
            from transfers
            where user_id = ${owner} and transfer_date > ${after} and transfer_date <= ${last}
              and (from_wallet_id is null or to_wallet_id is null)
              and exists (select from wallets where user_id = ${owner} and not is_closed)
          ) p left join categories c on c.user_id = ${owner} and c.id = p.category_id
          order by p.date, p.id limit 100`,
    ),
  )
  return rows
}

/** The names of those of the categories that are the user's, by their ids. */
export async function nameCategories(
  db: Queryable,
  userId: number,
  ids: number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.query<{ id: number; name: string }>(
    sql`select id, name from categories where user_id = ${userId} and id = any(${ids}::bigint[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

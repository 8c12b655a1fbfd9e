import type { PlannedRecord } from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../platform/database/database'
import { hidden, named } from '../platform/database/compose-statement'
import { flowOf, totalOf } from '../ledger/columns/column-queries'
import { isToSpend, toSpendBy, toSpendFlows, walletsSince } from '../ledger/money-queries'

/** Sums are decimal text. */
export interface DaySums {
  income: string
  income_count: number
  expense: string
  expense_count: number
  /** Expenses that were not known in advance. Rent, for example, is known and is left out. */
  usual: string
  to_spend: string
  paid: string
  paid_count: number
}

export interface Sums {
  wallets_since: string | null
  aside: number[]
  loans: number[]
  has_to_spend: boolean
  /** Spendable money at the beginning of the calendar month. */
  before: string
  first_day: string | null
  /** Days without transactions are missing. */
  days: ReadonlyMap<string, DaySums>
}

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
      sql`with parts as (
          select t.transaction_date as day, t.type, ${totalOf('t')} as amount,
            0 as to_spend, w.id is null or ${isToSpend} as is_paid,
            t.id in (
              select unnest(expense_ids) from instalments where user_id = ${owner}
              union all select record_id from schedule_days where user_id = ${owner} and record_id is not null
            ) as is_known
          from transactions t left join wallets w on w.user_id = t.user_id and w.id = t.wallet_id
          where t.user_id = ${owner} and t.transaction_date between ${first} and ${last}
          union all
          select day, 'flow', 0, amount, false, true from (${toSpendFlows(owner, first, last)}) flow
        ), days as (
          select day,
            ${sumOf('income')} as income, ${countOf('income')} as income_count,
            ${sumOf('expense')} as expense, ${countOf('expense')} as expense_count,
            coalesce(sum(amount) filter (where type = 'expense' and not is_known), 0)::numeric(24, 2)::text as usual,
            sum(to_spend)::numeric(24, 2)::text as to_spend,
            coalesce(sum(amount) filter (where type = 'expense' and is_paid), 0)::numeric(24, 2)::text as paid,
            count(*) filter (where type = 'expense' and is_paid) as paid_count
          from parts group by day
        )
        select (select coalesce(jsonb_agg(id order by id), '[]') from wallets w
            where user_id = ${owner} and not ${isToSpend}) as aside,
          (select coalesce(jsonb_agg(id order by id), '[]') from wallets w
            where user_id = ${owner} and kind = 'loan' and not is_closed) as loans,
          exists (select from wallets w
            where user_id = ${owner} and ${isToSpend} and opening_date <= ${hidden(today, 'date')}) as has_to_spend,
          ${walletsSince(owner)} as wallets_since,
          ${toSpendBy(owner, sql`(${month} - 1)`)} as before,
          (select min(transaction_date) from transactions where user_id = ${owner}) as first_day,
          (select coalesce(jsonb_agg(to_jsonb(days)), '[]') from days) as days`,
    ),
  )
  const { days, ...others } = oneOf(rows)
  return { ...others, days: new Map(days.map(({ day, ...sums }) => [day, sums])) }
}

type FlowType = 'income' | 'expense'
const sumOf = (type: FlowType) =>
  sql`coalesce(sum(amount) filter (where type = ${type}), 0)::numeric(24, 2)::text`
const countOf = (type: FlowType) => sql`count(*) filter (where type = ${type})`

/** `total`: expenses less refunds, as decimal text. */
export interface CategorySum {
  category_id: number
  part: 'spent' | 'spent_today' | 'planned'
  total: string
  count: number
}

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

export const MOST_PLANNED = 100

/** At most 100 records, soonest first. Leaves out records that do not change spendable money. */
export async function listPlanned(
  db: Queryable,
  userId: number,
  today: string,
  to: string,
): Promise<PlannedRecord[]> {
  const [owner, after, last] = [hidden(userId, 'bigint'), hidden(today, 'date'), hidden(to, 'date')]
  const sideOf = (column: Sql, change: Sql) => sql`
    select t.transfer_date as day, t.id, t.description, ${change} as change
    from transfers t join wallets w on w.user_id = t.user_id and w.id = ${column} and ${isToSpend}
    where t.user_id = ${owner} and t.transfer_date > ${after} and t.transfer_date <= ${last}`
  const { rows } = await db.query<PlannedRecord>(
    named(
      'list-planned',
      sql`select p.date, p.description, p.amount,
            case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end as category
          from (
            select t.transaction_date as date, t.id, t.description, ${flowOf('t')} as amount, t.category_id
            from transactions t left join wallets w on w.user_id = t.user_id and w.id = t.wallet_id
            where t.user_id = ${owner} and t.transaction_date > ${after} and t.transaction_date <= ${last}
              and (w.id is null or ${isToSpend})
            union all
            select day, id, description, sum(change), null from (
              ${sideOf(sql`t.to_wallet_id`, sql`t.amount`)} union all ${sideOf(sql`t.from_wallet_id`, sql`-t.amount`)}
            ) sides group by day, id, description having sum(change) <> 0
            union all
            select w.opening_date, w.id, w.name, w.opening_balance, null from wallets w
            where w.user_id = ${owner} and ${isToSpend} and w.opening_balance <> 0
              and w.opening_date > ${after} and w.opening_date <= ${last}
          ) p left join categories c on c.user_id = ${owner} and c.id = p.category_id
          order by p.date, p.id limit 100`,
    ),
  )
  return rows
}

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

export interface MovedIn {
  wallet_id: number
  paid: string
  /**
   * `planned`: months (`yyyy-mm`) with a planned transfer into the loan. `came`: months with a past
   * transfer that names no plan.
   */
  planned: string[]
  came: string[]
}

export async function listMovedIn(
  db: Queryable,
  userId: number,
  ids: number[],
  today: string,
): Promise<MovedIn[]> {
  const { rows } = await db.query<MovedIn>(
    sql`select wallet_id, coalesce(sum(amount) filter (where is_payment), 0)::numeric(24, 2) as paid,
          coalesce(jsonb_agg(distinct month) filter (where is_planned), '[]') as planned,
          coalesce(jsonb_agg(distinct month) filter (where is_payment and is_own), '[]') as came
        from (
          select to_wallet_id as wallet_id, amount, to_char(transfer_date, 'YYYY-MM') as month,
            transfer_date > ${today}::date as is_planned, from_wallet_id is not null as is_own,
            transfer_date <= ${today}::date and instalments_id is null as is_payment
          from transfers where user_id = ${userId} and to_wallet_id = any(${ids}::bigint[])
        ) moved group by wallet_id`,
  )
  return rows
}

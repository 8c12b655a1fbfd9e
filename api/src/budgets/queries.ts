import { type BudgetRule, type OwnCategory } from '@pundi/contract'
import sql, { empty } from 'sql-template-tag'
import type { Queryable } from '../platform/database/database'
import { named } from '../platform/database/compose-statement'
import { type Calendar, numberOf, periodAt } from './rules/number-periods'

export type Budgeted = Pick<OwnCategory, 'name' | 'icon' | 'color' | 'is_archived'> & {
  category_id: number
  rules: BudgetRule[]
}

export const rulesOf = sql`jsonb_agg(jsonb_build_object('from_period', b.from_period::text, 'is_once', b.is_once,
  'amount', b.amount::text, 'carry', b.carry) order by b.from_period, b.is_once)`

export async function listBudgeted(db: Queryable, userId: number, only?: number[]): Promise<Budgeted[]> {
  const { rows } = await db.query<Budgeted>(
    named(
      only ? 'list-budgeted-of' : 'list-budgeted',
      sql`select c.id as category_id, c.name, c.icon, c.color, c.is_archived,
            coalesce((
              select ${rulesOf} from budgets b
              where b.user_id = c.user_id and b.category_id = c.id), '[]') as rules
          from categories c where c.user_id = ${userId} and c.type = 'expense'
            ${only ? sql`and c.id = any(${only}::bigint[])` : empty} order by c.position, c.id`,
    ),
  )
  return rows
}

export type LoggedBudget = { id: number; name: string; budgets: BudgetRule[] }

export async function findRules(
  db: Queryable,
  userId: number,
  ids: number[],
): Promise<(LoggedBudget & { type: string })[]> {
  const { rows } = await db.query<LoggedBudget & { type: string }>(
    sql`select c.id, c.name, c.type,
          coalesce((
            select ${rulesOf} from budgets b
            where b.user_id = c.user_id and b.category_id = c.id), '[]') as budgets
        from categories c where c.user_id = ${userId} and c.id = any(${ids}::bigint[]) order by c.id`,
  )
  return rows
}

export type Spent = {
  category_id: number
  period: number
  spent: string
  spent_today: string
  planned: string
}

type Packed = {
  category_id: number
  periods: [period: number, spent: string, today: string, planned: string][]
}

type Range = Calendar & { from: number; to: number }

/**
 * Sums the spending by category and period. If periods begin on the first of a month, past periods
 * are read from the monthly totals. All other periods are summed from the view `lines`, which has a
 * row for each category of a transaction.
 */
export async function sumSpent(
  db: Queryable,
  userId: number,
  ids: number[],
  { today, month_start, from, to }: Range,
): Promise<Spent[]> {
  const [first, last] = [periodAt(from, month_start).from, periodAt(to, month_start).to]
  const present = month_start === 1 ? periodAt(numberOf(today, 1), 1).from : first
  const { rows } = await db.query<Packed>(
    sql`select category_id, jsonb_agg(jsonb_build_array(period, spent, spent_today, planned)) as periods from (
          select category_id, (extract(year from month) * 12 + extract(month from month) - 1)::int as period,
            coalesce(sum(total) filter (where not is_planned), 0)::numeric(20, 2)::text as spent,
            coalesce(sum(total) filter (where is_today), 0)::numeric(20, 2)::text as spent_today,
            coalesce(sum(total) filter (where is_planned), 0)::numeric(20, 2)::text as planned
          from (
            select m.category_id, m.month, m.total, false as is_planned, false as is_today
            from monthly_totals m
            where m.user_id = ${userId} and m.type = 'expense' and m.category_id = any(${ids}::bigint[])
              and m.month >= ${first}::date and m.month < ${present}::date and m.month <= ${last}::date
            union all
            select l.category_id,
              date_trunc('month', (l.transaction_date - ${month_start - 1}::int)::timestamp)::date,
              l.total, l.transaction_date > ${today}::date, l.transaction_date = ${today}::date
            from lines l
            where l.user_id = ${userId} and l.type = 'expense' and l.category_id = any(${ids}::bigint[])
              and l.transaction_date between greatest(${first}::date, ${present}::date) and ${last}::date
          ) s group by category_id, month
        ) s group by category_id`,
  )
  return rows.flatMap(({ category_id, periods }) =>
    periods.map(([period, spent, spent_today, planned]) => ({
      category_id,
      period,
      spent,
      spent_today,
      planned,
    })),
  )
}

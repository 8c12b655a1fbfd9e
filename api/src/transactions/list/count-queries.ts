import sql, { join, type Sql } from 'sql-template-tag'
import { totalOf } from '../column-queries'
import { type Asked, conditionOnCategory, conditionsOnRestOfMonth } from './filter-queries'

/** How many transactions a filter keeps, and their exact sums as decimal text. */
export type Totals = { total: number; income: string; expense: string }

/**
 * The number of the last change of a user's transactions, or of the names of their categories: each change adds at
 * least one to one of the rows.
 */
export const changesOf = (owner: Sql): Sql =>
  sql`(select coalesce(sum(m.changes), 0)::bigint from monthly_totals m where m.user_id = ${owner})`

const where = (all: Sql[]) => sql`filter (where ${join([sql`true`, ...all], ' and ')})`

const isIncome = sql`t.type = 'income'`
const isExpense = sql`t.type = 'expense'`

/**
 * One row: totals, by these conditions over the user's `monthly_totals t`, with `changes` from the same scan. The sums
 * are without what is planned; the count too, if the filter is.
 */
export function totalsByMonths(asked: Asked, conditions: Sql[]): Sql {
  const { owner, today, filter } = asked
  const begun = [...conditions, sql`t.month <= ${today}`]
  const [counted, planned] = filter.planned === undefined ? [conditions, sql`0`] : [begun, sql`p.count`]
  return sql`
    select m.changes, m.total - ${planned} as total, m.income - p.income as income, m.expense - p.expense as expense
    from (
      select coalesce(sum(t.changes), 0)::bigint as changes,
        coalesce(sum(t.count) ${where(counted)}, 0)::bigint as total,
        coalesce(sum(t.total) ${where([...begun, isIncome])}, 0)::numeric(24, 2) as income,
        coalesce(sum(t.total) ${where([...begun, isExpense])}, 0)::numeric(24, 2) as expense
      from monthly_totals t where t.user_id = ${owner}
    ) m cross join (
      select coalesce(sum(t.count), 0)::bigint as count,
        coalesce(sum(t.total) ${where([isIncome])}, 0) as income,
        coalesce(sum(t.total) ${where([isExpense])}, 0) as expense
      from lines t where ${conditionsOnRestOfMonth(asked)}
    ) p`
}

/** What a row `t` adds to the total of its type: of a split one, where the filter names a category, the parts in that. */
export function totalIn(asked: Asked): Sql {
  const isWanted = conditionOnCategory(asked)
  if (!isWanted) return totalOf('t')
  return sql`case when t.splits is null then ${totalOf('t')} else (
    select case when t.is_refund then -sum(p.amount) else sum(p.amount) end from split_parts p
    where p.user_id = t.user_id and p.transaction_id = t.id and ${isWanted(sql`p.category_id`)}) end`
}

/** One row: the totals of `rows`, which have a type, a total and a date. What is planned is counted, and not summed. */
export function totalsOfRows({ owner, today, filter }: Asked, rows: Sql): Sql {
  const summed = filter.planned === undefined ? [sql`t.transaction_date <= ${today}`] : []
  return sql`
    select ${changesOf(owner)} as changes, count(*) as total,
      coalesce(sum(t.total) ${where([...summed, isIncome])}, 0)::numeric(24, 2) as income,
      coalesce(sum(t.total) ${where([...summed, isExpense])}, 0)::numeric(24, 2) as expense
    from (${rows}) t`
}

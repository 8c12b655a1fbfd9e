import sql, { join, type Sql } from 'sql-template-tag'
import { totalOf } from '../../ledger/columns/column-queries'
import { changesOf } from '../../platform/caller/change-count-queries'
import { type Asked, conditionOnCategory, conditionsOnRestOfMonth } from './filter-queries'
import type { TagsAnswer } from '@pundi/contract'
import type { Queryable } from '../../platform/database/database'

export type Totals = { total: number; income: string; expense: string }

const where = (all: Sql[]) => sql`filter (where ${join([sql`true`, ...all], ' and ')})`

const isIncome = sql`t.type = 'income'`
const isExpense = sql`t.type = 'expense'`

/**
 * Selects one row of totals. The sums never include planned transactions. The count includes
 * planned transactions, unless the filter leaves them out.
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

/** If the filter names categories, only the parts of a split in these categories count. */
export function totalIn(asked: Asked): Sql {
  const isWanted = conditionOnCategory(asked)
  if (!isWanted) return totalOf('t')
  return sql`case when t.splits is null then ${totalOf('t')} else (
    select case when t.is_refund then -sum(p.amount) else sum(p.amount) end from split_parts p
    where p.user_id = t.user_id and p.transaction_id = t.id and ${isWanted(sql`p.category_id`)}) end`
}

/**
 * Selects one row of totals. `rows` have a type, a total and a date. Planned rows are counted but
 * not summed, unless the filter asks for them.
 */
export function totalsOfRows({ owner, today, filter }: Asked, rows: Sql): Sql {
  const summed = filter.planned === undefined ? [sql`t.transaction_date <= ${today}`] : []
  return sql`
    select ${changesOf(owner)} as changes, count(*) as total,
      coalesce(sum(t.total) ${where([...summed, isIncome])}, 0)::numeric(24, 2) as income,
      coalesce(sum(t.total) ${where([...summed, isExpense])}, 0)::numeric(24, 2) as expense
    from (${rows}) t`
}

export async function listTags(db: Queryable, userId: number): Promise<TagsAnswer['data']> {
  const { rows } = await db.query<TagsAnswer['data'][number]>(
    sql`select (array_agg(tag order by t.transaction_date desc, t.id desc))[1] as tag, count(*) as count
        from transactions t, unnest(t.tags) tag
        where t.user_id = ${userId} and t.tags is not null
        group by lower(tag) order by count(*) desc, lower(tag) limit 500`,
  )
  return rows
}

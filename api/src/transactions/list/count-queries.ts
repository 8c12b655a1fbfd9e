import sql, { join, type Sql } from 'sql-template-tag'

/** How many transactions a filter keeps, and their exact sums as decimal text. */
export type Totals = { total: number; income: string; expense: string }

/**
 * The number of the last change of a user's transactions, or of the names of their categories: each change adds at
 * least one to one of the rows.
 */
export const changesOf = (owner: Sql): Sql =>
  sql`(select coalesce(sum(m.changes), 0)::bigint from monthly_totals m where m.user_id = ${owner})`

/** One row: totals, by these conditions over the user's `monthly_totals t`, with `changes` from the same scan. */
export function totalsByMonths(owner: Sql, conditions: Sql[]): Sql {
  const where = (all: Sql[]) => sql`filter (where ${join([sql`true`, ...all], ' and ')})`
  return sql`
    select coalesce(sum(t.changes), 0)::bigint as changes,
      coalesce(sum(t.count) ${where(conditions)}, 0)::bigint as total,
      coalesce(sum(t.total) ${where([...conditions, sql`t.type = 'income'`])}, 0)::numeric(24, 2) as income,
      coalesce(sum(t.total) ${where([...conditions, sql`t.type = 'expense'`])}, 0)::numeric(24, 2) as expense
    from monthly_totals t where t.user_id = ${owner}`
}

/** One row: the totals of `rows`, which have a type and an amount. */
export const totalsOfRows = (owner: Sql, rows: Sql): Sql => sql`
  select ${changesOf(owner)} as changes, count(*) as total,
    coalesce(sum(t.amount) filter (where t.type = 'income'), 0)::numeric(24, 2) as income,
    coalesce(sum(t.amount) filter (where t.type = 'expense'), 0)::numeric(24, 2) as expense
  from (${rows}) t`

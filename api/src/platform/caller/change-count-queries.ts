import sql, { type Sql } from 'sql-template-tag'

/** A number that grows whenever the user's transactions or category names change. */
export const changesOf = (owner: Sql): Sql =>
  sql`(select coalesce(sum(m.changes), 0)::bigint from monthly_totals m where m.user_id = ${owner})`

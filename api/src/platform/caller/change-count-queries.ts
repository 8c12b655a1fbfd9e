import sql, { type Sql } from 'sql-template-tag'

/** A number that grows with every change of a user's transactions or of their categories' names. */
export const changesOf = (owner: Sql): Sql =>
  sql`(select coalesce(sum(m.changes), 0)::bigint from monthly_totals m where m.user_id = ${owner})`

import sql, { join, type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../database/database'

/** How many rows match. `is_more` means that there are more than `total`. */
export type Count = { total: number; is_more: boolean }

/** Lists count their rows up to this number only: counting a million rows for each page costs too much. */
export const COUNTED_TO = 1000

export const all = (conditions: Sql[]): Sql => join([sql`true`, ...conditions], ' and ')

/** Counts the matching rows, up to `COUNTED_TO`. */
export async function countUpTo(db: Queryable, from: Sql, which: Sql[]): Promise<Count> {
  const { rows } = await db.query<{ total: number }>(
    sql`select count(*) as total from (select from ${from} where ${all(which)} limit ${COUNTED_TO + 1}) counted`,
  )
  const { total } = oneOf(rows)
  return { total: Math.min(total, COUNTED_TO), is_more: total > COUNTED_TO }
}

/** How many there are of these, exact however many. */
export async function countAll(db: Queryable, from: Sql, which: Sql[]): Promise<Count> {
  const { rows } = await db.query<{ total: number }>(
    sql`select count(*) as total from ${from} where ${all(which)}`,
  )
  return { total: oneOf(rows).total, is_more: false }
}

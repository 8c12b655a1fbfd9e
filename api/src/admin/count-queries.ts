import sql, { join, type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../database/database'

/** How many rows a filter keeps; `is_more` where counting ended at `total`. */
export type Count = { total: number; is_more: boolean }

/** Nobody reads on to the thousandth row; what lies beyond is not worth looking at a million rows each time. */
export const COUNTED_TO = 1000

export const all = (conditions: Sql[]): Sql => join([sql`true`, ...conditions], ' and ')

/** How many rows there are, up to a thousand. */
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

import sql, { raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'

/** The owner `u` of a record, as JSON. */
export const ownerValue = sql`jsonb_build_object('id', u.id, 'name', u.name)`

/** What a list is ordered by: an SQL expression with its type, then the id. Without a value, the id alone. */
export type Key = { value?: string; sqlType?: string }

/** The name in a value of `sort`, without the minus that means descending. */
type Name<Sort extends string> = Sort extends `-${infer Plain}` ? Plain : Sort

/** An `order by`, and the condition for the rows after the previous page. The rows are `u`, `c` or `t`. */
export type Place = { order: Sql; after: Sql[] }

/**
 * The order for `sort`, and the condition for the rows after the row with the id `after`, the last one of the previous
 * page. If that row is gone, there is no condition: the list begins again.
 */
export async function placeIn<Sort extends string>(
  db: Queryable,
  table: 'users u' | 'categories c',
  keys: Record<Name<Sort>, Key>,
  { sort, after }: { sort: Sort; after: [number] | undefined },
): Promise<Place> {
  const { value, sqlType } = keys[sort.replace('-', '') as Name<Sort>]
  const [direction, beyond] = sort.startsWith('-') ? ['desc', '<'] : ['asc', '>']
  const id = `${table.slice(-1)}.id`
  if (value === undefined)
    return {
      order: raw(`${id} ${direction}`),
      after: after ? [sql`${raw(`${id} ${beyond}`)} ${after[0]}::bigint`] : [],
    }
  const order = raw(`${value} ${direction}, ${id} ${direction}`)
  if (!after) return { order, after: [] }
  const { rows } = await db.query<{ place: string }>(
    sql`select (${raw(value)})::text as place from ${raw(table)} where ${raw(id)} = ${after[0]}`,
  )
  const [last] = rows
  return {
    order,
    after: last
      ? [
          sql`(${raw(value)}, ${raw(id)}) ${raw(beyond)} (${last.place}::${raw(sqlType ?? 'text')}, ${after[0]}::bigint)`,
        ]
      : [],
  }
}

import sql, { raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'

/** A user `u`, as what is theirs names them. */
export const ownerValue = sql`jsonb_build_object('id', u.id, 'name', u.name)`

/** What a list is ordered by: a value, and ids where it is the same; none where ids are the order. */
export type Key = { value?: string; sqlType?: string }

/** What a value of `sort` names: itself, without the minus of those that go down. */
type Name<Sort extends string> = Sort extends `-${infer Plain}` ? Plain : Sort

/** A list's order and where in it the page begins, over rows `u`, `c` or `t`. */
export type Place = { order: Sql; after: Sql[] }

/**
 * The order that `sort` names, of `keys`, and what lies beyond the row of the id `after` in it: that row is where the
 * page before ended. Everything does where it is gone.
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

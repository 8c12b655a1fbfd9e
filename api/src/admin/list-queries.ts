import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../platform/database/database'

export type Count = { total: number; is_more: boolean }

/** Row counts stop at this number, because counting a million rows for each page takes too long. */
export const COUNTED_TO = 1000

export const all = (conditions: Sql[]): Sql => join([sql`true`, ...conditions], ' and ')

export async function countUpTo(db: Queryable, from: Sql, which: Sql[]): Promise<Count> {
  const { rows } = await db.query<{ total: number }>(
    sql`select count(*) as total from (select from ${from} where ${all(which)} limit ${COUNTED_TO + 1}) counted`,
  )
  const { total } = oneOf(rows)
  return { total: Math.min(total, COUNTED_TO), is_more: total > COUNTED_TO }
}

export async function countAll(db: Queryable, from: Sql, which: Sql[]): Promise<Count> {
  const { rows } = await db.query<{ total: number }>(
    sql`select count(*) as total from ${from} where ${all(which)}`,
  )
  return { total: oneOf(rows).total, is_more: false }
}

export const ownerValue = sql`jsonb_build_object('id', u.id, 'name', u.name)`

export type Key = { value?: string; sqlType?: string }

type Name<Sort extends string> = Sort extends `-${infer Plain}` ? Plain : Sort

export type PageStart = { order: Sql; after: Sql[] }

/**
 * Finds the row after which the page starts. If that row was deleted, the list starts again from
 * the first page.
 */
export async function findPageStart<Sort extends string>(
  db: Queryable,
  table: 'users u' | 'categories c',
  keys: Record<Name<Sort>, Key>,
  { sort, after }: { sort: Sort; after: [number] | undefined },
): Promise<PageStart> {
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

type Table = 'audit a' | 'transactions t'

export type Source = {
  first: (place: Sql[], order: Sql, limit: number) => Sql
  count: () => Promise<Count>
}

/** Reads the table in the order of the list. Fast if many rows match `which`. */
export const inOrder = (db: Queryable, table: Table, which: Sql[]): Source => ({
  first: (place, order, limit) =>
    sql`select * from ${raw(table)} where ${all([...which, ...place])} order by ${order} limit ${limit}`,
  count: () => countUpTo(db, raw(table), which),
})

/**
 * A way to find rows by keys. `from` selects the keys as a table named `w`. `on` is the condition
 * that joins a row to its key. Two ways in one query must never find the same row.
 */
export type Way = { from: Sql; on: Sql }

/** Looks up rows by their keys. Fast if few rows match. */
export function byKeys(
  db: Queryable,
  table: Table,
  ways: Way[],
  which: Sql[],
): Source & { every: () => Sql } {
  const union = (end: Sql, place: Sql[] = []) =>
    join(
      ways.map(
        ({ from, on }) =>
          sql`select r.* from ${from}, lateral (
                select * from ${raw(table)} where ${all([on, ...which, ...place])} ${end}) r`,
      ),
      ' union all ',
    )
  return {
    first: (place, order, limit) =>
      sql`select * from (${union(sql`order by ${order} limit ${limit}`, place)}) ${raw(table.slice(-1))}
          order by ${order} limit ${limit}`,
    every: () => union(empty),
    count: () => countUpTo(db, sql`(${union(sql`limit ${COUNTED_TO + 1}`)}) found`, []),
  }
}

export const countedBy = (some: Source, source: Source): Source => ({
  first: source.first,
  count: async () => {
    const found = await some.count()
    return found.is_more ? found : source.count()
  },
})

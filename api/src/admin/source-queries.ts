import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'
import { all, type Count, COUNTED_TO, countUpTo } from './count-queries'

type Table = 'audit a' | 'transactions t'

/** Where a list's rows come from. */
export type Source = {
  /** The first rows in an order of those that these conditions keep too. */
  first: (place: Sql[], order: Sql, limit: number) => Sql
  count: () => Promise<Count>
}

/** A table from one end of its order on: for what one soon meets. */
export const inOrder = (db: Queryable, table: Table, which: Sql[]): Source => ({
  first: (place, order, limit) =>
    sql`select * from ${raw(table)} where ${all([...which, ...place])} order by ${order} limit ${limit}`,
  count: () => countUpTo(db, raw(table), which),
})

/** A way to rows: `from` names keys as `w`, and `on` the rows of one of them. No row is met on two ways. */
export type Way = { from: Sql; on: Sql }

/** A table by an index for each of these keys, put together: for what one would look for in vain. */
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

/**
 * Rows from `source`, counted where they are said to be by `some`: some of the ways to them, which mostly lead to more
 * than are counted.
 */
export const countedBy = (some: Source, source: Source): Source => ({
  first: source.first,
  count: async () => {
    const found = await some.count()
    return found.is_more ? found : source.count()
  },
})

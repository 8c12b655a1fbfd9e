import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'
import { all, type Count, COUNTED_TO, countUpTo } from './count-queries'

type Table = 'audit a' | 'transactions t'

/** Where a list's rows come from. */
export type Source = {
  /** Selects the first rows in `order` that also match `place`. */
  first: (place: Sql[], order: Sql, limit: number) => Sql
  count: () => Promise<Count>
}

/** Reads the table in the order of the list. Fast if many rows match. */
export const inOrder = (db: Queryable, table: Table, which: Sql[]): Source => ({
  first: (place, order, limit) =>
    sql`select * from ${raw(table)} where ${all([...which, ...place])} order by ${order} limit ${limit}`,
  count: () => countUpTo(db, raw(table), which),
})

/**
 * A set of keys and how rows are found by one of them: `from` names the keys `w`, and `on` is the condition for a row.
 * Two ways must not find the same row.
 */
export type Way = { from: Sql; on: Sql }

/** Reads the table by one index lookup for each key. Fast if few rows match. */
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
 * Takes the rows from `source`. Counts `some` first, a part of these rows: that is enough if it exceeds the limit of
 * counting.
 */
export const countedBy = (some: Source, source: Source): Source => ({
  first: source.first,
  count: async () => {
    const found = await some.count()
    return found.is_more ? found : source.count()
  },
})

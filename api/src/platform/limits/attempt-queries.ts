import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'

/** A leaky bucket: holds `most` attempts and loses one every `drip` milliseconds. */
export type Bucket = { bucket: Buffer; most: number; drip: number }

const interval = (milliseconds: number) => sql`make_interval(secs => ${milliseconds}::float8 / 1000)`

const pour = ({ bucket, most, drip }: Bucket, source: Sql): Sql => {
  const fuller = sql`greatest(a.empty_at, now()) + ${interval(drip)}`
  return sql`insert into attempts as a (bucket, empty_at)
    select ${bucket}::bytea, now() + ${interval(drip)} ${source} ${most < 1 ? sql`limit 0` : empty}
    on conflict (bucket) do update set empty_at = ${fuller}
    where ${fuller} <= now() + ${interval(most * drip)} returning bucket`
}

/**
 * Counts one attempt in each of `buckets` in order, and stops at the first full bucket. So list the
 * tightest limit first. If only the final bucket of the list is full and `last` is given, counts
 * the attempt in `last` instead. Returns the buckets that counted the attempt. Uses one statement,
 * so that all callers lock the rows in the same order.
 */
export async function addAttempt(db: Queryable, buckets: Bucket[], last?: Bucket): Promise<Buffer[]> {
  const name = (index: number) => raw(`poured_${index}`)
  const from = (index: number) => (index === 0 ? empty : sql`from ${name(index - 1)}`)
  const poured = buckets.map((bucket, index) => sql`${name(index)} as (${pour(bucket, from(index))})`)
  const widest = buckets.length - 1
  const instead =
    last &&
    sql`instead as (${pour(last, sql`${from(widest)} where not exists (select from ${name(widest)})`)})`
  const parts = [...buckets.map((_, index) => name(index)), ...(last ? [sql`instead`] : [])]
  const { rows } = await db.query<{ bucket: Buffer }>(
    sql`with ${join([...poured, ...(instead ? [instead] : [])], ', ')}
        ${join(
          parts.map(part => sql`select bucket from ${part}`),
          ' union all ',
        )}`,
  )
  return rows.map(({ bucket }) => bucket)
}

/**
 * Removes the attempt from the buckets. Locks them in the given order, like `addAttempt`, to avoid
 * deadlocks.
 */
export async function removeAttempt(db: Queryable, buckets: Bucket[]): Promise<void> {
  await db.query(
    sql`update attempts a set empty_at = a.empty_at - make_interval(secs => mine.drip / 1000)
        from (select t.bucket, given.drip
              from unnest(${buckets.map(({ bucket }) => bucket)}::bytea[], ${buckets.map(({ drip }) => drip)}::float8[])
                with ordinality given (bucket, drip, place) join attempts t using (bucket)
              order by given.place for update of t) mine
        where a.bucket = mine.bucket`,
  )
}

export async function findWait(db: Queryable, { bucket, most, drip }: Bucket): Promise<number> {
  const room = sql`empty_at + ${interval(drip)} - ${interval(most * drip)}`
  const { rows } = await db.query<{ seconds: number }>(
    sql`select ceil(extract(epoch from ${room} - now()))::int as seconds from attempts where bucket = ${bucket}`,
  )
  const longest = Math.ceil(drip / 1000)
  return Math.min(Math.max(rows[0]?.seconds ?? longest, 1), longest)
}

import sql from 'sql-template-tag'
import type { Queryable } from '../database/database'

type Attempts = { bucket: Buffer; count: number; seconds_left: number }

const windowStart = (seconds: number) =>
  sql`to_timestamp(floor(extract(epoch from now()) / ${seconds}::int) * ${seconds}::int)`

/** Counts one attempt in each bucket of the window that runs now; answers how many there are. */
export async function addAttempt(db: Queryable, buckets: Buffer[], seconds: number): Promise<Attempts[]> {
  // In one order for everybody: two statements that take the same rows crosswise would wait for each other.
  const { rows } = await db.query<Attempts>(
    sql`insert into attempts as a (bucket, window_start, count)
        select bucket, ${windowStart(seconds)}, 1 from unnest(${buckets}::bytea[]) bucket order by bucket
        on conflict (bucket, window_start) do update set count = a.count + 1
        returning bucket, count,
          ceil(extract(epoch from window_start) + ${seconds}::int - extract(epoch from now()))::int as seconds_left`,
  )
  return rows
}

/** Takes one attempt back from each bucket. */
export async function removeAttempt(db: Queryable, buckets: Buffer[], seconds: number): Promise<void> {
  await db.query(
    sql`update attempts a set count = a.count - 1
        from (select bucket, window_start from attempts
              where bucket = any(${buckets}::bytea[]) and window_start = ${windowStart(seconds)}
              order by bucket for update) mine
        where a.bucket = mine.bucket and a.window_start = mine.window_start and a.count > 0`,
  )
}

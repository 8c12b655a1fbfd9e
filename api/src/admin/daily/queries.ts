import type { AdminDay } from '@pundi/contract'
import sql from 'sql-template-tag'
import type { Queryable } from '../../database/database'

/**
 * Accounts made and transactions dated on each of these days; `starts` are the moments at which they begin, with the
 * end of the last one. What is read are the accounts of these days and some tallies, however many there are of both.
 */
export async function listDays(db: Queryable, days: string[], starts: Date[]): Promise<AdminDay[]> {
  const moments = starts.map(start => start.toISOString())
  const { rows } = await db.query<AdminDay>(
    sql`with signed_up as (
          select width_bucket(created_at, ${moments}::timestamptz[]) as place, count(*) as count from users
          where created_at >= ${moments[0]}::timestamptz and created_at < ${moments.at(-1)}::timestamptz
          group by 1
        ), dated as (
          select day, sum(count)::bigint as count from tallies
          where subject = 'transactions' and kind in ('income', 'expense') and day = any(${days}::date[])
          group by day
        )
        select d.day, coalesce(s.count, 0) as sign_ups, coalesce(t.count, 0) as transactions
        from unnest(${days}::date[]) with ordinality d (day, place)
          left join signed_up s on s.place = d.place left join dated t on t.day = d.day
        order by d.place`,
  )
  return rows
}

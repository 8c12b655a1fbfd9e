import type { AdminDay } from '@pundi/contract'
import sql from 'sql-template-tag'
import type { Queryable } from '../../database/database'
import { isBooked, readTodays } from '../planned-queries'

/**
 * Accounts made and transactions dated on each of these days, but for planned ones; `starts` are the moments at which
 * they begin, with the end of the last one. An index leads to both, so what is read are those of these days alone.
 */
export async function listDays(db: Queryable, days: string[], starts: Date[]): Promise<AdminDay[]> {
  const moments = starts.map(start => start.toISOString())
  const todays = await readTodays(db)
  const { rows } = await db.query<AdminDay>(
    sql`with signed_up as (
          select width_bucket(created_at, ${moments}::timestamptz[]) as place, count(*) as count from users
          where created_at >= ${moments[0]}::timestamptz and created_at < ${moments.at(-1)}::timestamptz
          group by 1
        ), dated as (
          select t.transaction_date as day, count(*) as count from transactions t
          where t.transaction_date = any(${days}::date[]) and ${isBooked(todays)} group by t.transaction_date
        )
        select d.day, coalesce(s.count, 0) as sign_ups, coalesce(t.count, 0) as transactions
        from unnest(${days}::date[]) with ordinality d (day, place)
          left join signed_up s on s.place = d.place left join dated t on t.day = d.day
        order by d.place`,
  )
  return rows
}

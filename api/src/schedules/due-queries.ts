import sql from 'sql-template-tag'
import type { Queryable } from '../database/database'

/** Somebody with something to book, where they live, and since when. */
export interface DueUser {
  user_id: number
  time_zone: string
  first: string
}

/** Who has something to book by itself up to the day `last`, in the order of their ids, from the one after `after` on. */
export async function listDueUsers(
  db: Queryable,
  { last, after, limit }: { last: string; after: number; limit: number },
): Promise<DueUser[]> {
  const { rows } = await db.query<DueUser>(
    sql`select s.user_id, u.time_zone, min(s.next_on) as first
        from schedules s join users u on u.id = s.user_id
        where s.is_automatic and s.next_on <= ${last}::date and s.user_id > ${after}
        group by s.user_id, u.time_zone order by s.user_id limit ${limit}`,
  )
  return rows
}

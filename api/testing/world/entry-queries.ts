import sql from 'sql-template-tag'
import type { World } from './world'

/** What the log says was done to a record. */
export type Entry = { id: number; type: string; subject: string; record_id: number; is_new: boolean }

/** What was done since an entry, the newest first. */
export async function listEntries({ servers, basket }: World, after: number): Promise<Entry[]> {
  const rows = await servers[0]!.rows(
    sql`select id, type, subject, record_id, before is null as is_new from activities
        where user_id = ${basket.id} and id > ${after} and subject is not null and status = 'Sukses' order by id desc`,
  )
  return rows as Entry[]
}

/** Who paid back what. Those are never changed, and say nothing where their record is gone. */
export const listPaybacks = ({ servers, basket }: World) =>
  servers[0]!.rows(
    sql`select p::text from paybacks p where user_id = ${basket.id} and record_id in (
          select id from transactions where user_id = ${basket.id}
          union all select id from transfers where user_id = ${basket.id})
        order by 1`,
  )

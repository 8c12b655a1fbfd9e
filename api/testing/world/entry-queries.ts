import sql from 'sql-template-tag'
import type { World } from './world'

export type Entry = { id: number; type: string; subject: string; record_id: number }

export async function listEntries({ servers, basket }: World, after: number): Promise<Entry[]> {
  const rows = await servers[0]!.rows(
    sql`select id, type, subject, record_id from activities
        where user_id = ${basket.id} and id > ${after} and subject is not null and status = 'Sukses' order by id desc`,
  )
  return rows as Entry[]
}

/** The user's paybacks, without those of deleted records. */
export const listPaybacks = ({ servers, basket }: World) =>
  servers[0]!.rows(
    sql`select p::text from paybacks p where user_id = ${basket.id} and record_id in (
          select id from transactions where user_id = ${basket.id}
          union all select id from transfers where user_id = ${basket.id})
        order by 1`,
  )

import sql from 'sql-template-tag'
import type { Queryable } from '../../database/database'

/** How many browsers an account keeps: those that were seen last. */
const MOST_DEVICES = 10

/** Adds a browser to those that an active account knows. Where they are too many, the longest unseen is removed. */
export async function addDevice(db: Queryable, userId: number, secretHash: Buffer): Promise<void> {
  await db.query(
    sql`with forgotten as (
          delete from known_devices where user_id = ${userId} and secret_hash in (
            select secret_hash from known_devices where user_id = ${userId} and secret_hash <> ${secretHash}
            order by seen_at desc, secret_hash offset ${MOST_DEVICES - 1})
        )
        insert into known_devices (user_id, secret_hash)
        select id, ${secretHash}::bytea from users where id = ${userId} and status = 'active'
        on conflict (user_id, secret_hash) do update set seen_at = excluded.seen_at`,
  )
}

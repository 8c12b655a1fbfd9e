import sql from 'sql-template-tag'
import type { Queryable } from '../../platform/database/database'
import { isLiving } from '../../platform/caller/session-queries'

type SessionRow = { id: number; user_agent: string | null; created_at: string; last_used_at: string }

export async function listSessions(db: Queryable, userId: number): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(
    sql`select id, user_agent, created_at, last_used_at from sessions s
        where user_id = ${userId} and ${isLiving} order by last_used_at desc, id desc`,
  )
  return rows
}

export async function removeOtherSessions(
  db: Queryable,
  userId: number,
  kept: number | null,
  network: string | undefined,
): Promise<void> {
  await db.query(
    sql`with ended as (
          delete from sessions where user_id = ${userId} and id is distinct from ${kept}::bigint returning user_id
        )
        insert into audit (user_id, action, network) select user_id, 'Sign out', ${network ?? null}::inet from ended`,
  )
}

const MOST_DEVICES = 10

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

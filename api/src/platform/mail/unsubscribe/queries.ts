import type { WishedMail } from '@pundi/contract'
import sql, { raw } from 'sql-template-tag'
import type { Queryable } from '../../database/database'
import { wishes } from '../wish-queries'

export type Unsubscribing = { user_id: number; kind: WishedMail }

export async function findUnsubscribing(
  db: Queryable,
  secretHash: Buffer,
): Promise<Unsubscribing | undefined> {
  const { rows } = await db.query<Unsubscribing>(
    sql`select user_id, kind from unsubscribe_links where secret_hash = ${secretHash} and expires_at > now()`,
  )
  return rows[0]
}

export async function removeWish(db: Queryable, { user_id, kind }: Unsubscribing): Promise<void> {
  const wish = raw(wishes[kind])
  await db.query(
    sql`with account as (
          update users set ${wish} = false where id = ${user_id} and ${wish} returning id
        ), activity as (insert into activities (user_id, type) select id, 'Change settings' from account)
        insert into audit (user_id, action) select id, 'Change settings' from account`,
  )
}

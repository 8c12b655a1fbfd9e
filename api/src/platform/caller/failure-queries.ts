import sql from 'sql-template-tag'
import type { Queryable } from '../database/database'

type RefusalDetails = { audit_only?: boolean; target?: number | undefined; network?: string | undefined }

/**
 * Adds a failed action to the user's activity log and to the audit log. `audit_only` leaves out the
 * activity log. Adds nothing if the account was deleted.
 */
export async function addFailure(
  db: Queryable,
  userId: number,
  type: string,
  { audit_only = false, target, network }: RefusalDetails = {},
): Promise<void> {
  await db.query(
    sql`with account as (select id from users where id = ${userId} for key share
        ), activity as (
          insert into activities (user_id, type, status)
          select id, ${type}::text, 'Gagal' from account where ${!audit_only}::boolean)
        insert into audit (user_id, action, status, target_id, network)
        select id, ${type}::text, 'Gagal', nullif(${target ?? null}::bigint, id), ${network ?? null}::inet
        from account`,
  )
}

import sql from 'sql-template-tag'
import { findStanding } from '../auth/queries'
import { type Database, oneOf, type Queryable } from '../platform/database/database'
import { queueMail } from '../platform/mail/queries'

type Standing = { is_there: boolean; is_last_admin: boolean }

type Asking = { language: string; network?: string | undefined }

/**
 * Deletes the account. Changes nothing if the user is the last active administrator, or if the user
 * or the session no longer exists.
 */
export const removeAccount = (
  db: Database,
  userId: number,
  sessionId: number,
  { language, network }: Asking,
): Promise<Standing> =>
  db.inTransaction(async client => {
    const { is_last_admin } = await holdAccount(client, userId)
    // Reads the session only after the lock was granted: while this database transaction waits for
    // the lock, a password change may end the session.
    const is_there = (await findStanding(client, userId, sessionId)) !== undefined
    if (is_there && !is_last_admin) await removeAll(client, userId, { language, network })
    return { is_there, is_last_admin }
  })

/**
 * Locks the user's row. For an administrator, locks the rows of all active administrators, in the
 * order of their ids. If the last two administrators delete themselves at the same time, the second
 * deletion waits. It then sees that the first administrator is deleted. `changeUser` waits for the
 * same locks.
 */
async function holdAccount(db: Queryable, userId: number) {
  const { rows } = await db.query<Pick<Standing, 'is_last_admin'>>(
    sql`with held as (
          select id, role = 'admin' and status = 'active' as is_admin from users
          where id = ${userId} or (role = 'admin' and status = 'active'
            and (select role from users where id = ${userId}) = 'admin')
          order by id for update
        )
        select exists (select from held where id = ${userId} and is_admin)
            and not exists (select from held where id <> ${userId} and is_admin) as is_last_admin`,
  )
  return oneOf(rows)
}

async function removeAll(db: Queryable, userId: number, { language, network }: Asking): Promise<void> {
  await db.query(sql`set local statement_timeout = '60s'`)
  await db.query(
    sql`with account as (select id, email, email_verified_at is not null as is_proven from users where id = ${userId}
        ), unsent as (
          delete from mails m using account a
          where m.user_id = a.id or (m.user_id is null and lower(m.email) = lower(a.email))
        ), farewell as (${queueMail('account deleted', language, sql`account where is_proven`)}
        ), split as (delete from split_parts where user_id = ${userId}
        ), booked as (delete from transactions where user_id = ${userId}
        ), moved as (delete from transfers where user_id = ${userId}
        ), paid_back as (delete from paybacks where user_id = ${userId}
        ), bought as (delete from instalments where user_id = ${userId}
        ), paid_between as (delete from merged_payments where user_id = ${userId}
        ), told as (delete from letters where user_id = ${userId}
        ), put_aside as (delete from goal_moves where user_id = ${userId}
        ), wished as (delete from goals where user_id = ${userId}
        ), repeated as (delete from schedules where user_id = ${userId}
        ), repeated_in as (delete from schedule_categories where user_id = ${userId}
        ), repeated_on as (delete from schedule_days where user_id = ${userId}
        ), booked_for as (delete from schedule_records where user_id = ${userId}
        ), reminded as (delete from reminders where user_id = ${userId}
        ), refused as (delete from refused_proposals where user_id = ${userId}
        ), purses as (delete from wallets where user_id = ${userId}
        ), purses_summed as (delete from wallet_totals where user_id = ${userId}
        ), warned as (delete from budget_marks where user_id = ${userId}
        ), looked_at as (delete from budget_looks where user_id = ${userId}
        ), claimed as (delete from job_claims where user_id = ${userId}
        ), budgeted as (delete from budgets where user_id = ${userId}
        ), named as (delete from categories where user_id = ${userId}
        ), summed as (delete from monthly_totals where user_id = ${userId}
        ), logged as (delete from activities where user_id = ${userId}
        ), answered as (delete from idempotency_keys where user_id = ${userId}
        ), signed_in as (delete from sessions where user_id = ${userId}
        ), known as (delete from identities where user_id = ${userId}
        ), strange as (delete from known_devices where user_id = ${userId}
        ), forgotten as (delete from password_resets where user_id = ${userId}
        ), moving as (delete from email_changes where user_id = ${userId}
        ), proving as (delete from email_proofs where user_id = ${userId}
        ), ending as (delete from unsubscribe_links where user_id = ${userId})
        insert into audit (user_id, action, network) select id, 'Delete account', ${network ?? null}::inet from account`,
  )
  // A separate statement, because the rows that refer to the user must be deleted before the user.
  await db.query(sql`delete from users where id = ${userId}`)
}

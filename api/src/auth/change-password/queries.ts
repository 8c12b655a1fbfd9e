import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../../platform/database/database'
import { queueMail } from '../../platform/mail/queries'
import { noWishes } from '../../platform/mail/wish-queries'

export type Resetting = { user_id: number; secret_hash: Buffer; name: string; email: string }

export async function findReset(db: Queryable, secretHash: Buffer): Promise<Resetting | undefined> {
  const { rows } = await db.query<Resetting>(
    sql`select r.user_id, r.secret_hash, u.name, u.email from password_resets r join users u on u.id = r.user_id
        where r.secret_hash = ${secretHash} and r.expires_at > now() and u.status = 'active'`,
  )
  return rows[0]
}

/**
 * CTEs for every statement that changes a password. They end sessions, links and known devices, log
 * the change, and queue the notice. The statement's CTE `account` must return the changed user.
 * `kept`: the session that does not end.
 */
const withIt = (kept: number | null, { language, device, network }: Change): Sql => sql`
  ended as (
    delete from sessions s using account
    where s.user_id = account.id and s.id is distinct from ${kept}::bigint
  ), unused as (delete from password_resets r using account where r.user_id = account.id
  ), strange as (
    delete from known_devices d using account
    where d.user_id = account.id and d.secret_hash is distinct from ${device ?? null}::bytea
  ), unconfirmed as (delete from email_changes c using account where c.user_id = account.id
  ), unproven as (delete from email_proofs p using account where p.user_id = account.id
  ), activity as (insert into activities (user_id, type) select id, 'Change password' from account
  ), audited as (
    insert into audit (user_id, action, network) select id, 'Change password', ${network ?? null}::inet from account
  ), ${counted}, mailed as (${queueMail('password changed', language, noticed)})
  select id from account`

/**
 * A verified address gets a notice of each password change. An unverified address may be a
 * stranger's, so it gets at most one notice a day. This limit counts per address, not per account.
 */
const noticed = sql`account where email_verified_at is not null or exists (select from counted)`

const counted = sql`counted as (
    insert into attempts as a (bucket, empty_at)
    select sha256(convert_to('told of a password ' || lower(email), 'UTF8')), now() + interval '1 day'
    from account where email_verified_at is null
    on conflict (bucket) do update set empty_at = excluded.empty_at where a.empty_at <= now() returning bucket
  )`

/**
 * `device`: the hash of the requesting browser's device secret. Only this browser remains a known
 * device.
 */
export type Change = {
  password_hash: string
  language: string
  device: Buffer | undefined
  network: string | undefined
}

/** Changes the password. Returns false if the session has ended before the change. */
export async function changePassword(
  db: Queryable,
  userId: number,
  sessionId: number,
  change: Change,
): Promise<boolean> {
  const { rows } = await db.query(
    sql`with account as (
          update users u set password_hash = ${change.password_hash} from sessions s
          where u.id = ${userId} and s.user_id = u.id and s.id = ${sessionId} returning u.id, u.email, u.email_verified_at
        ), ${withIt(sessionId, change)}`,
  )
  return rows.length > 0
}

/**
 * Sets the new password. Marks the address as verified, because the link was sent to that address.
 * If the address was unverified before, ends the e-mail subscriptions, which a stranger may have
 * made. False if the link is used or expired, or if the user is deactivated.
 */
export async function resetPassword(
  db: Queryable,
  { user_id, secret_hash }: Pick<Resetting, 'user_id' | 'secret_hash'>,
  change: Change,
): Promise<boolean> {
  const { rows } = await db.query(
    sql`with used as (
          delete from password_resets
          where user_id = ${user_id} and secret_hash = ${secret_hash} and expires_at > now() returning user_id
        ), account as (
          update users u
          set password_hash = ${change.password_hash}, email_verified_at = coalesce(u.email_verified_at, now()),
            ${noWishes(sql`u.email_verified_at is null`)}
          from used where u.id = used.user_id and u.status = 'active' returning u.id, u.email, u.email_verified_at
        ), ${withIt(null, change)}`,
  )
  return rows.length > 0
}

import sql from 'sql-template-tag'
import type { Queryable } from '../../platform/database/database'
import { queueMail } from '../../platform/mail/queries'

export type Confirming = { user_id: number; secret_hash: Buffer }

export async function findConfirmation(db: Queryable, secretHash: Buffer): Promise<Confirming | undefined> {
  const { rows } = await db.query<Confirming>(
    sql`select c.user_id, c.secret_hash from email_changes c join users u on u.id = c.user_id
        where c.secret_hash = ${secretHash} and c.expires_at > now() and u.status = 'active'`,
  )
  return rows[0]
}

/**
 * Changes the address, marks it as verified and removes reset links. False if the link is used or
 * expired, or if the user is deactivated. Fails on the unique index users_email if another account
 * has taken the address meanwhile.
 */
export async function confirmEmail(
  db: Queryable,
  { user_id, secret_hash }: Confirming,
  { language, network }: { language: string; network: string | undefined },
): Promise<boolean> {
  const { rows } = await db.query(
    sql`with used as (
          delete from email_changes
          where user_id = ${user_id} and secret_hash = ${secret_hash} and expires_at > now()
          returning user_id, email
        ), was as (
          select u.id, u.email, u.email_verified_at is not null as is_proven
          from users u join used on used.user_id = u.id
        ), account as (
          update users u set email = used.email, email_verified_at = now()
          from used where u.id = used.user_id and u.status = 'active' returning u.id
        ), unused as (delete from password_resets r using account where r.user_id = account.id
        ), unproven as (delete from email_proofs p using account where p.user_id = account.id
        ), activity as (insert into activities (user_id, type) select id, 'Change email' from account
        ), audited as (
          insert into audit (user_id, action, network) select id, 'Change email', ${network ?? null}::inet from account
        ), mailed as (${queueMail('email changed', language, sql`was join account using (id) where is_proven`)})
        select id from account`,
  )
  return rows.length > 0
}

export async function findProof(db: Queryable, secretHash: Buffer): Promise<Confirming | undefined> {
  const { rows } = await db.query<Confirming>(
    sql`select p.user_id, p.secret_hash from email_proofs p join users u on u.id = p.user_id
        where p.secret_hash = ${secretHash} and p.expires_at > now() and u.status = 'active'`,
  )
  return rows[0]
}

/** False if the link is used or expired, or was sent to an earlier address of the user. */
export async function proveEmail(
  db: Queryable,
  { user_id, secret_hash }: Confirming,
  network: string | undefined,
): Promise<boolean> {
  const { rows } = await db.query(
    sql`with used as (
          delete from email_proofs
          where user_id = ${user_id} and secret_hash = ${secret_hash} and expires_at > now()
          returning user_id, email
        ), account as (
          update users u set email_verified_at = coalesce(u.email_verified_at, now())
          from used where u.id = used.user_id and u.email = used.email and u.status = 'active' returning u.id
        ), activity as (insert into activities (user_id, type) select id, 'Confirm email' from account
        ), audited as (
          insert into audit (user_id, action, network) select id, 'Confirm email', ${network ?? null}::inet from account
        )
        select id from account`,
  )
  return rows.length > 0
}

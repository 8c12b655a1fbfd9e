import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'

export type MailKind =
  | 'reset'
  | 'password changed'
  | 'google joined'
  | 'google joined anew'
  | 'confirm email'
  | 'prove email'
  | 'email changed'
  | 'account deleted'
  | 'letter'
  | 'budget'
  | 'reminder'
/**
 * `user_id` is set for the kinds "confirm email", "prove email", "letter", "budget" and "reminder",
 * and null for all others.
 */
export type QueuedMail = {
  id: number
  kind: MailKind
  email: string
  language: string
  user_id: number | null
  attempts: number
}

export const queueMail = (kind: MailKind, language: string, source: Sql): Sql =>
  sql`insert into mails (kind, email, language) select ${kind}::text, email, ${language}::text from ${source}`

export const queueConfirmation = (language: string, source: Sql): Sql =>
  sql`insert into mails (kind, email, language, user_id)
      select 'confirm email', email, ${language}::text, user_id from ${source}`

export async function addProofMail(db: Queryable, userId: number, language: string): Promise<boolean> {
  const { rows } = await db.query(
    sql`insert into mails (kind, email, language, user_id)
        select 'prove email', email, ${language}::text, id from users
        where id = ${userId} and email_verified_at is null returning id`,
  )
  return rows.length > 0
}

/**
 * Does not look up the account, so that the response time does not reveal whether the account
 * exists. The server looks up the account when it sends the e-mail.
 */
export async function addResetMail(db: Queryable, email: string, language: string): Promise<void> {
  await db.query(queueMail('reset', language, sql`(select ${email}::text as email) asked`))
}

/**
 * Takes the next due e-mail. No other process takes it within one minute. Until the e-mail is
 * removed, it is due again after 1 minute, then after 2, 4, 8 and so on.
 */
export async function takeMail(db: Queryable): Promise<QueuedMail | undefined> {
  const { rows } = await db.query<QueuedMail>(
    sql`update mails m
        set attempts = attempts + 1, next_attempt_at = now() + make_interval(mins => (2 ^ attempts)::int)
        where id = (select id from mails where next_attempt_at <= now()
                    order by next_attempt_at, id limit 1 for update skip locked)
        returning id, kind, email, language, user_id, attempts`,
  )
  return rows[0]
}

export async function removeMail(db: Queryable, id: number): Promise<void> {
  await db.query(sql`delete from mails where id = ${id}`)
}

/**
 * Creates a password reset link for the active user with this address, valid for 10 minutes.
 * Earlier links stay valid. Returns the address as stored in the account. Undefined if there is no
 * such user, or if `most` links are still valid: this limits the e-mails that a stranger can cause.
 */
export async function addReset(
  db: Queryable,
  email: string,
  { secretHash, most }: { secretHash: Buffer; most: number },
): Promise<string | undefined> {
  const { rows } = await db.query<{ email: string }>(
    sql`with account as (
          select id, email from users where lower(email) = lower(${email}) and status = 'active'
            and (select count(*) from password_resets r where r.user_id = users.id and r.expires_at > now()) < ${most}
          for key share
        ), reset as (
          insert into password_resets (user_id, secret_hash, expires_at)
          select id, ${secretHash}::bytea, now() + interval '10 minutes' from account
          returning user_id
        ), audited as (
          insert into audit (user_id, action) select user_id, 'Request password reset' from reset
        )
        select email from account`,
  )
  return rows[0]?.email
}

/**
 * Gives the user's pending change of address a new link, valid for 60 minutes. If another account
 * has the address, `is_taken` is true, and the caller must send a different e-mail without the
 * link. Undefined if no change is pending.
 */
export async function replaceConfirmation(
  db: Queryable,
  userId: number,
  email: string,
  secretHash: Buffer,
): Promise<{ is_taken: boolean } | undefined> {
  const { rows } = await db.query<{ is_taken: boolean }>(
    sql`with armed as (
          update email_changes c
          set secret_hash = ${secretHash}::bytea, expires_at = now() + interval '60 minutes'
          from users u
          where c.user_id = ${userId} and c.email = ${email} and u.id = c.user_id and u.status = 'active'
          returning c.user_id, c.email
        )
        select exists (select from users u where lower(u.email) = lower(a.email) and u.id <> a.user_id) as is_taken
        from armed a`,
  )
  return rows[0]
}

/**
 * Creates a link that proves the user's current address, valid for 60 minutes; it replaces an
 * earlier link. Returns the address, which may have changed since the e-mail was queued. Undefined
 * if the address is already proven or the user is not active.
 */
export async function replaceProof(
  db: Queryable,
  userId: number,
  secretHash: Buffer,
): Promise<string | undefined> {
  const { rows } = await db.query<{ email: string }>(
    sql`insert into email_proofs (user_id, email, secret_hash, expires_at)
        select id, email, ${secretHash}::bytea, now() + interval '60 minutes' from users
        where id = ${userId} and status = 'active' and email_verified_at is null
        on conflict (user_id) do update
        set email = excluded.email, secret_hash = excluded.secret_hash, expires_at = excluded.expires_at
        returning email`,
  )
  return rows[0]?.email
}

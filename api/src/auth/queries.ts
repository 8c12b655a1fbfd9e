import { type Language, type Role, standardTimeZone, type User, user } from '@pundi/contract'
import sql from 'sql-template-tag'
import { columnsOf, namesOf, select } from '../database/compose-statement'
import type { Queryable } from '../database/database'
import { named } from '../database/named'
import { keyedSignUp, type Repeat } from '../idempotency/queries'

// OWASP ASVS 7.3 asks for both an idle and an absolute end.
const IDLE_DAYS = 14
const ABSOLUTE_DAYS = 90

/** Part of a condition: the session `s` has not ended. */
export const isLiving = sql`s.expires_at > now()
  and s.last_used_at > now() - make_interval(days => ${IDLE_DAYS})`

export type SignedIn = User & { session_id: number; is_stale: boolean }
/** `is_known_device`: somebody has got in by the device that was asked about before. */
export type Account = User & {
  password_hash: string | null
  status: 'active' | 'deactive'
  is_known_device: boolean
}

/** What the contract's `user` is, of a row `u` of users: each of its fields is a column. */
const userColumns = select(columnsOf('u', namesOf(user.shape)))

/** The user of a living session, by the hash of its secret. */
export async function findSession(db: Queryable, secretHash: Buffer): Promise<SignedIn | undefined> {
  const { rows } = await db.query<SignedIn>(
    named(
      'find-session',
      sql`select ${userColumns}, s.id as session_id,
            s.last_used_at < now() - interval '1 minute' as is_stale
          from sessions s join users u on u.id = s.user_id
          where s.secret_hash = ${secretHash} and ${isLiving} and u.status = 'active'`,
    ),
  )
  return rows[0]
}

export async function touchSession(db: Queryable, userId: number, id: number): Promise<void> {
  await db.query(sql`update sessions set last_used_at = now() where user_id = ${userId} and id = ${id}`)
}

/** The account of an e-mail address, and whether it knows the device with that hash of its secret. */
export async function findAccount(
  db: Queryable,
  email: string,
  device?: Buffer,
): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(
    sql`select ${userColumns}, u.password_hash, u.status,
          exists (select from known_devices d where d.user_id = u.id and d.secret_hash = ${device ?? null}::bytea)
            as is_known_device
        from users u where lower(u.email) = lower(${email})`,
  )
  return rows[0]
}

/** Who begins a session; `password_hash` where a password let them in. */
export type Entrant = { id: number; password_hash?: string }

/**
 * Begins a session and writes it down in the audit; answers the session's id. Undefined where the user was
 * deactivated, or the password changed, since they were looked at: the row is locked, so that nobody slips in
 * while it is being changed.
 */
export async function addSession(
  db: Queryable,
  { id, password_hash }: Entrant,
  secretHash: Buffer,
  { userAgent, network }: { userAgent: string | null; network: string | undefined },
): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    sql`with entrant as (
          update users set last_sign_in = date_trunc('milliseconds', now())
          where id = ${id} and status = 'active'
            and (${password_hash}::text is null or password_hash = ${password_hash}) returning id
        ), session as (
          insert into sessions (user_id, secret_hash, user_agent, expires_at)
          select id, ${secretHash}::bytea, ${userAgent}::text, now() + make_interval(days => ${ABSOLUTE_DAYS})
          from entrant
          returning user_id, id
        ), audited as (
          insert into audit (user_id, action, network) select user_id, 'Sign in', ${network ?? null}::inet from session
        )
        select id from session`,
  )
  return rows[0]?.id
}

/** Puts a new secret in the place of a session's own; false where that one is no longer its own. */
export async function rotateSession(
  db: Queryable,
  userId: number,
  id: number,
  secrets: { old: Buffer; fresh: Buffer },
): Promise<boolean> {
  const { rows } = await db.query(
    sql`update sessions set secret_hash = ${secrets.fresh}
        where user_id = ${userId} and id = ${id} and secret_hash = ${secrets.old} returning id`,
  )
  return rows.length > 0
}

/** Lets nobody begin a session of that user, or change who they are, until the transaction is over. */
export async function holdUser(db: Queryable, userId: number): Promise<void> {
  await db.query(sql`select from users where id = ${userId} for update`)
}

/** Puts a hash of today's cost in the place of one that was cheaper to guess, unless it was changed meanwhile. */
export async function replaceHash(
  db: Queryable,
  userId: number,
  hashes: { old: string; fresh: string },
): Promise<void> {
  await db.query(
    sql`update users set password_hash = ${hashes.fresh} where id = ${userId} and password_hash = ${hashes.old}`,
  )
}

/** Ends a session of the user's; false where there is none of that id. */
export async function removeSession(
  db: Queryable,
  userId: number,
  id: number,
  network: string | undefined,
): Promise<boolean> {
  const { rows } = await db.query(
    sql`with ended as (delete from sessions where user_id = ${userId} and id = ${id} returning user_id)
        insert into audit (user_id, action, network)
        select user_id, 'Sign out', ${network ?? null}::inet from ended returning user_id`,
  )
  return rows.length > 0
}

export type NewAccount = {
  name: string
  email: string
  phone: string | null
  password_hash: string
  role: Role
  /** The interface's, where one was chosen. */
  language?: Language | undefined
  /** The browser's, where it named one. */
  time_zone?: string | undefined
}

/** Part of a statement: what every new row of `account` begins with. */
export const firstBelongings = sql`
  first_categories as (
    insert into categories (user_id, name, type)
    select account.id, first.name, first.type from account,
      (values (1, 'Gaji', 'income'), (2, 'Makanan', 'expense'), (3, 'Transportasi', 'expense'),
        (4, 'Hiburan', 'expense')) first (place, name, type)
    order by first.place
  ), activity as (insert into activities (user_id, type) select id, 'Create account' from account
  ), audited as (insert into audit (user_id, action) select id, 'Create account' from account)`

/**
 * Adds an account with the four categories that every account begins with, its activity and its audit record.
 * A second account of the same e-mail address is refused by the index users_email.
 */
export async function addAccount(db: Queryable, account: NewAccount, repeat?: Repeat): Promise<User> {
  const { rows } = await db.query<User>(
    sql`with account as (
          insert into users as u (name, email, phone, password_hash, role, language, time_zone)
          values (${account.name}, ${account.email}, ${account.phone}, ${account.password_hash}, ${account.role},
            ${account.language ?? null}::text, ${account.time_zone ?? standardTimeZone})
          returning ${userColumns}
        ), ${firstBelongings}${keyedSignUp(repeat)}
        select * from account`,
  )
  return rows[0]!
}

import { type Language, type Role, standardTimeZone, type User, user } from '@pundi/contract'
import sql, { empty } from 'sql-template-tag'
import { columnsOf, namesOf, select } from '../database/compose-statement'
import { oneOf, type Queryable } from '../database/database'
import { named } from '../database/named'
import { keyedSignUp, type Repeat } from '../idempotency/queries'
import { changesOf } from '../transactions/list/count-queries'

// OWASP ASVS 7.3 asks for both an idle and an absolute end.
const IDLE_DAYS = 14
const ABSOLUTE_DAYS = 90

/** Part of a condition: the session `s` has not ended. */
export const isLiving = sql`s.expires_at > now()
  and s.last_used_at > now() - make_interval(days => ${IDLE_DAYS})`

/** The user of a session; `is_stale`: its last use was noted more than a minute ago. */
export type SessionUser = User & { session_id: number; is_stale: boolean }
/** `is_known_device`: a sign-in to this account from the given device has succeeded before. */
export type Account = User & {
  password_hash: string | null
  status: 'active' | 'deactive'
  is_known_device: boolean
}

/** The contract's `user` from a row `u` of users: each of its fields is a column. */
const userColumns = select(columnsOf('u', namesOf(user.shape)))

/**
 * The active user of a session that has not ended, by the hash of its secret; with the number of changes of their lists
 * if it is wanted.
 */
export async function findSession(
  db: Queryable,
  secretHash: Buffer,
  withChanges = false,
): Promise<(SessionUser & { changes?: number }) | undefined> {
  const { rows } = await db.query<SessionUser & { changes?: number }>(
    named(
      withChanges ? 'find-session-with-changes' : 'find-session',
      sql`select ${userColumns}, s.id as session_id,
            s.last_used_at < now() - interval '1 minute' as is_stale
            ${withChanges ? sql`, ${changesOf(sql`u.id`)} as changes` : empty}
          from sessions s join users u on u.id = s.user_id
          where s.secret_hash = ${secretHash} and ${isLiving} and u.status = 'active'`,
    ),
  )
  return rows[0]
}

export async function touchSession(db: Queryable, userId: number, id: number): Promise<void> {
  await db.query(sql`update sessions set last_used_at = now() where user_id = ${userId} and id = ${id}`)
}

/** The account of an e-mail address. `device` is the hash of a device's secret, for `is_known_device`. */
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

/** The user who begins a session; with `password_hash` if they signed in by password. */
export type Entrant = { id: number; password_hash?: string }

/**
 * Begins a session and adds it to the audit. Answers the session's id. Undefined if the user was deactivated or the
 * password changed since it was checked. The user's row is locked, so no session begins while it is being changed.
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

/** Replaces a session's secret. False if the session has another secret by now, or has ended. */
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

/** Locks the user's row: until the transaction ends, nobody can begin a session of theirs or change their account. */
export async function holdUser(db: Queryable, userId: number): Promise<void> {
  await db.query(sql`select from users where id = ${userId} for update`)
}

/** Replaces a password's hash by one of today's cost, unless it was changed in the meantime. */
export async function replaceHash(
  db: Queryable,
  userId: number,
  hashes: { old: string; fresh: string },
): Promise<void> {
  await db.query(
    sql`update users set password_hash = ${hashes.fresh} where id = ${userId} and password_hash = ${hashes.old}`,
  )
}

/** Ends a session of the user. False if there is none of that id. */
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
  /** The language of the interface, if one was chosen. */
  language?: Language | undefined
  /** The browser's time zone, if it sent one. */
  time_zone?: string | undefined
  /** Whoever makes the account vouches for its address. */
  is_email_proven?: boolean
}

/** Part of a statement: adds the first categories, the activity and the audit record of each new row of `account`. */
export const firstBelongings = sql`
  first_categories as (
    insert into categories (user_id, name, type, icon, color)
    select account.id, first.name, first.type, first.icon, first.color from account,
      (values (1, 'Gaji', 'income', 'banknote', 'teal'), (2, 'Makanan', 'expense', 'utensils', 'orange'),
        (3, 'Transportasi', 'expense', 'bus', 'blue'), (4, 'Hiburan', 'expense', 'clapperboard', 'violet')
      ) first (place, name, type, icon, color)
    order by first.place
  ), activity as (insert into activities (user_id, type) select id, 'Create account' from account
  ), audited as (insert into audit (user_id, action) select id, 'Create account' from account)`

/**
 * Adds an account with the four categories that every account begins with, its activity and its audit record.
 * The index users_email refuses a second account of the same e-mail address.
 */
export async function addAccount(db: Queryable, account: NewAccount, repeat?: Repeat): Promise<User> {
  const { rows } = await db.query<User>(
    sql`with account as (
          insert into users as u (name, email, phone, password_hash, role, language, time_zone, email_verified_at)
          values (${account.name}, ${account.email}, ${account.phone}, ${account.password_hash}, ${account.role},
            ${account.language ?? null}::text, ${account.time_zone ?? standardTimeZone},
            case when ${account.is_email_proven ?? false}::boolean then now() end)
          returning ${userColumns}
        ), ${firstBelongings}${keyedSignUp(repeat)}
        select * from account`,
  )
  return oneOf(rows)
}

import { type Language, type Role, standardTimeZone, type User } from '@pundi/contract'
import sql from 'sql-template-tag'
import { oneOf, type Queryable } from '../platform/database/database'
import { userColumns } from '../platform/caller/session-queries'
import { keyedSignUp, type Repeat } from '../platform/idempotency/queries'

// OWASP ASVS 7.3 requires two session timeouts: this absolute timeout and an idle timeout
// (`IDLE_DAYS`).
const ABSOLUTE_DAYS = 90

export type Account = User & {
  password_hash: string | null
  status: 'active' | 'deactive'
  is_known_device: boolean
}

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

export type Entrant = { id: number; password_hash?: string }

/**
 * Adds a session and an audit entry; returns the session's id. Undefined if the user is
 * deactivated, or if the password changed after it was checked. Locks the user's row, so that no
 * session begins while another database transaction changes the user.
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

/** False if the session ended or its secret was changed meanwhile. */
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

/**
 * Locks the user's row until the database transaction ends. Until then no session of the user can
 * begin, and nobody else can change the account.
 */
export async function holdUser(db: Queryable, userId: number): Promise<void> {
  await db.query(sql`select from users where id = ${userId} for update`)
}

export async function replaceHash(
  db: Queryable,
  userId: number,
  hashes: { old: string; fresh: string },
): Promise<void> {
  await db.query(
    sql`update users set password_hash = ${hashes.fresh} where id = ${userId} and password_hash = ${hashes.old}`,
  )
}

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
  language?: Language | undefined
  time_zone?: string | undefined
  is_email_proven?: boolean
}

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

/** `is_fresh`: the session began less than 15 minutes ago. Undefined if the session ended. */
export async function findStanding(db: Queryable, userId: number, sessionId: number) {
  const { rows } = await db.query<{ password_hash: string | null; is_fresh: boolean }>(
    sql`select u.password_hash, s.created_at > now() - interval '15 minutes' as is_fresh
        from users u join sessions s on s.user_id = u.id where u.id = ${userId} and s.id = ${sessionId}`,
  )
  return rows[0]
}

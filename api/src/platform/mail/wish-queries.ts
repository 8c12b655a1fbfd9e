import { type Currency, type WishedMail, wishedMail } from '@pundi/contract'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'
import type { MailKind } from './queries'

export const wishes = {
  letter: 'mails_letter',
  budget: 'mails_budgets',
  reminder: 'mails_reminders',
} as const satisfies Record<WishedMail, string>

export const isWished = (kind: MailKind): kind is WishedMail => wishedMail.safeParse(kind).success

/**
 * SQL condition: the user `u` subscribes to this kind of e-mail, is active and has a proven
 * address.
 */
export const wants = (kind: WishedMail): Sql =>
  sql`u.${raw(wishes[kind])} and u.status = 'active' and u.email_verified_at is not null`

/**
 * SQL assignments that end all e-mail subscriptions of the user `u` if the condition holds. Used
 * when an unproven address becomes proven, because a stranger may have subscribed.
 */
export const noWishes = (condition: Sql): Sql =>
  join(
    Object.values(wishes).map(wish => sql`${raw(wish)} = u.${raw(wish)} and not (${condition})`),
    ', ',
  )

export async function listZones(db: Queryable, kind: WishedMail): Promise<string[]> {
  const { rows } = await db.query<{ time_zone: string }>(
    sql`select distinct u.time_zone from users u where ${wants(kind)}`,
  )
  return rows.map(({ time_zone }) => time_zone)
}

export type Addressee = {
  id: number
  email: string
  currency: Currency
  time_zone: string
  month_start: number
}

export type Reader = Addressee & { today: string }

export async function findAddressee(
  db: Queryable,
  userId: number,
  kind: WishedMail,
): Promise<Addressee | undefined> {
  const { rows } = await db.query<Addressee>(
    sql`select id, email, currency, time_zone, month_start from users u where id = ${userId} and ${wants(kind)}`,
  )
  return rows[0]
}

export async function addUnsubscribeLink(
  db: Queryable,
  userId: number,
  kind: WishedMail,
  secretHash: Buffer,
): Promise<void> {
  await db.query(
    sql`insert into unsubscribe_links (user_id, secret_hash, kind, expires_at)
        values (${userId}, ${secretHash}, ${kind}, now() + interval '1 year')`,
  )
}

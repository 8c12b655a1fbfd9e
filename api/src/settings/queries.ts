import {
  type MailChoices,
  mailChoices,
  type Preferences,
  preferences,
  type Settings,
  type SettingsBody,
} from '@pundi/contract'
import sql from 'sql-template-tag'
import {
  assign,
  columnsOf,
  isOther,
  namesOf,
  select,
  type SqlType,
  valuesOf,
} from '../platform/database/compose-statement'
import type { Queryable } from '../platform/database/database'
import { queueConfirmation } from '../platform/mail/queries'

/**
 * Every screen needs these columns of `users`. Add a new setting here and to the contract's
 * `preferences`.
 */
const preferenceTypes = {
  currency: 'text',
  language: 'text',
  month_start: 'integer',
  theme: 'text',
  time_zone: 'text',
} as const satisfies Record<keyof Preferences, SqlType>

/**
 * Only the settings screen needs these columns of `users`, so other answers do not include them.
 */
const mailTypes = {
  mails_budgets: 'boolean',
  mails_letter: 'boolean',
  mails_reminders: 'boolean',
} as const satisfies Record<keyof MailChoices, SqlType>

const nameTypes = { name: 'text', last_name: 'text', phone: 'text' } as const

const writtenTypes = { ...nameTypes, ...preferenceTypes, ...mailTypes } as const

const selected = select(columnsOf('u', [...namesOf(preferences.shape), ...namesOf(mailChoices.shape)]))

/**
 * If no last name is saved, the first word of the name is the first name and the rest is the last
 * name.
 */
export async function findSettings(db: Queryable, userId: number): Promise<Settings | undefined> {
  const { rows } = await db.query<Settings>(
    sql`select ${selected},
          case when last_name is null then substring(name from '^\\S+') when last_name = '' then name
            else left(name, -length(last_name) - 1) end as "firstName",
          coalesce(last_name, substring(name from '^\\S+\\s+(.*)$'), '') as "lastName",
          u.email, u.email_verified_at is not null as is_email_proven, c.email as pending_email, phone, password_hash is not null as has_password
        from users u left join email_changes c on c.user_id = u.id and c.expires_at > now()
        where u.id = ${userId}`,
  )
  return rows[0]
}

/**
 * 'present' cancels a pending change of address, 'waiting' keeps it, and `other` starts a change to
 * another address.
 */
export type Address = 'present' | 'waiting' | { other: string }

type Saved = Omit<SettingsBody, 'email' | 'current_password'>

/**
 * Saves the given settings. If no value differs, adds no activity. A new address stays pending for
 * 3 hours, because its e-mail is retried for 3 hours.
 */
export async function saveSettings(
  db: Queryable,
  userId: number,
  { firstName, lastName, ...settings }: Saved,
  address: Address,
  mailLanguage: string,
): Promise<void> {
  const name = lastName === '' ? firstName : `${firstName} ${lastName}`
  const body: Partial<Record<keyof typeof writtenTypes, unknown>> = { name, last_name: lastName, ...settings }
  const types = Object.entries(writtenTypes).filter(
    ([column]) => body[column as keyof typeof body] !== undefined,
  )
  const values = valuesOf(Object.fromEntries(types), body)
  const other = typeof address === 'object' ? address.other : null
  await db.query(
    sql`with changed as (
          update users u set ${assign(values)} where id = ${userId} and ${isOther('u', values)} returning id
        ), cancelled as (
          delete from email_changes
          where user_id = ${userId} and expires_at > now() and ${address === 'present'}::boolean returning user_id
        ), waiting as (
          insert into email_changes as c (user_id, email, expires_at)
          select id, ${other}::text, now() + interval '3 hours' from users
          where id = ${userId} and ${other}::text is not null
          on conflict (user_id) do update
          set email = excluded.email, secret_hash = null, expires_at = excluded.expires_at
          returning user_id, email
        ), mailed as (${queueConfirmation(mailLanguage, sql`waiting`)}
        ), account as (
          select id from changed union select user_id from cancelled union select user_id from waiting
        ), activity as (insert into activities (user_id, type) select id, 'Change settings' from account)
        insert into audit (user_id, action) select id, 'Change settings' from account`,
  )
}

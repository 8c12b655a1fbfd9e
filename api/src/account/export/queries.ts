import type { AccountExport } from '@pundi/contract'
import sql from 'sql-template-tag'
import { selected } from '../../categories/queries'
import type { Queryable } from '../../platform/database/database'
import { inBatches } from '../../platform/http/files/in-batches'
import { selected as selectedOfInstalments } from '../../instalments/queries'
import { selected as selectedOfTransfer, withFees } from '../../transfers/queries'
import { selected as selectedOfWallet } from '../../wallets/queries'

type Small = Pick<AccountExport, 'account' | 'waiting'>
export type List<Name extends keyof AccountExport> = AccountExport[Name] extends (infer Row)[] ? Row : never

export async function noteExport(db: Queryable, userId: number, network: string | undefined): Promise<void> {
  await db.query(
    sql`with activity as (insert into activities (user_id, type) values (${userId}::bigint, 'Export data'))
        insert into audit (user_id, action, network) values (${userId}::bigint, 'Export data', ${network ?? null}::inet)`,
  )
}

export async function findAccount(db: Queryable, userId: number): Promise<Small | undefined> {
  const found = await db.query<AccountExport['account']>(
    sql`select id, name, email, phone, role, created_at, last_sign_in, email_verified_at,
          password_hash is not null as has_password from users where id = ${userId}`,
  )
  const [account] = found.rows
  if (!account) return undefined
  const changes = await db.query<{ email: string; expires_at: string }>(
    sql`select email, expires_at from email_changes where user_id = ${userId} and expires_at > now()`,
  )
  const resets = await db.query<{ expires_at: string }>(
    sql`select expires_at from password_resets where user_id = ${userId} and expires_at > now() order by 1 desc limit 1`,
  )
  const mails = await db.query<AccountExport['waiting']['mails'][number]>(
    sql`select kind, email, language from mails
        where user_id = ${userId} or (user_id is null and lower(email) = lower(${account.email})) order by id`,
  )
  const [email_change, password_reset] = [changes.rows[0] ?? null, resets.rows[0] ?? null]
  return { account, waiting: { email_change, password_reset, mails: mails.rows } }
}

export const listSessions = (db: Queryable, userId: number) =>
  inBatches<List<'sessions'>>(async (last, size) => {
    const { rows } = await db.query<List<'sessions'>>(
      sql`select id, user_agent, created_at, last_used_at, expires_at from sessions
          where user_id = ${userId} and id > ${last?.id ?? 0} order by id limit ${size}`,
    )
    return rows
  })

export async function listDevices(db: Queryable, userId: number): Promise<List<'known_devices'>[]> {
  const { rows } = await db.query<List<'known_devices'>>(
    sql`select seen_at from known_devices where user_id = ${userId} order by seen_at, secret_hash`,
  )
  return rows
}

export async function listIdentities(db: Queryable, userId: number): Promise<List<'identities'>[]> {
  const { rows } = await db.query<List<'identities'>>(
    sql`select issuer, subject, created_at from identities where user_id = ${userId} order by issuer, subject`,
  )
  return rows
}

export const listCategories = (db: Queryable, userId: number) =>
  inBatches<List<'categories'>>(async (last, size) => {
    const { rows } = await db.query<List<'categories'>>(
      sql`select ${selected}, c.created_at from categories c
          where c.user_id = ${userId} and c.id > ${last?.id ?? 0} order by c.id limit ${size}`,
    )
    return rows
  })

export const listWallets = (db: Queryable, userId: number) =>
  inBatches<List<'wallets'>>(async (last, size) => {
    const { rows } = await db.query<List<'wallets'>>(
      sql`select ${selectedOfWallet} from wallets w
          where w.user_id = ${userId} and w.id > ${last?.id ?? 0} order by w.id limit ${size}`,
    )
    return rows
  })

export const listTransfers = (db: Queryable, userId: number) =>
  inBatches<List<'transfers'>>(async (last, size) => {
    const { rows } = await db.query<List<'transfers'>>(
      sql`select ${selectedOfTransfer} from ${withFees}
          where t.user_id = ${userId} and t.id > ${last?.id ?? 0} order by t.id limit ${size}`,
    )
    return rows
  })

export const listPaybacks = (db: Queryable, userId: number) =>
  inBatches<List<'paybacks'>>(async (last, size) => {
    const { rows } = await db.query<List<'paybacks'>>(
      sql`select record_id, transaction_id, name from paybacks
          where user_id = ${userId} and record_id > ${last?.record_id ?? 0} order by record_id limit ${size}`,
    )
    return rows
  })

export const listInstalments = (db: Queryable, userId: number) =>
  inBatches<List<'instalments'>>(async (last, size) => {
    const { rows } = await db.query<List<'instalments'>>(
      sql`select ${selectedOfInstalments} from instalments p
          where p.user_id = ${userId} and p.id > ${last?.id ?? 0} order by p.id limit ${size}`,
    )
    return rows
  })

export const listMergedPayments = (db: Queryable, userId: number) =>
  inBatches<List<'merged_payments'>>(async (last, size) => {
    const { rows } = await db.query<List<'merged_payments'>>(
      sql`select transfer_id, instalments_id, amount, transfer_date from merged_payments
          where user_id = ${userId} and transfer_id > ${last?.transfer_id ?? 0} order by transfer_id limit ${size}`,
    )
    return rows
  })

export async function listLetters(db: Queryable, userId: number): Promise<List<'letters'>[]> {
  const { rows } = await db.query<List<'letters'>>(
    sql`select period, created_at from letters where user_id = ${userId} order by period`,
  )
  return rows
}

const isOfRecord = sql`coalesce(subject in ('transaction', 'category'), true)`

export const listActivities = (db: Queryable, userId: number) =>
  inBatches<List<'activities'>>(async (last, size) => {
    const { rows } = await db.query<List<'activities'>>(
      sql`select id, type, amount, date, status,
            case when ${isOfRecord} then subject end as subject,
            case when ${isOfRecord} then before end as before,
            case when ${isOfRecord} then after end as after,
            to_jsonb(moved) as moved, moved_to, moved_parts, moved_budgets, moved_opening, line,
            case when subject in ('wallet', 'transfer') then
              jsonb_build_object('kind', subject, 'before', before, 'after', after) end as money,
            case when subject = 'instalments' then
              jsonb_build_object('before', before, 'after', after) end as instalments,
            case when subject in ('goal', 'goal_move') then
              jsonb_build_object('before', before, 'after', after) end as goal,
            case when subject = 'budget' then
              jsonb_build_object('before', before, 'after', after) end as budget,
            case when subject = 'schedule' then
              jsonb_build_object('before', before, 'after', after) end as schedule,
            case when subject = 'category_order' then
              jsonb_build_object('before', before -> 'order', 'after', after -> 'order') end as "order"
          from activities where user_id = ${userId} and id > ${last?.id ?? 0} order by id limit ${size}`,
    )
    return rows.map(
      ({
        money,
        instalments,
        goal,
        budget,
        schedule,
        order,
        moved_parts,
        moved_budgets,
        moved_opening,
        line,
        ...row
      }) => ({
        ...row,
        ...(money && { money }),
        ...(instalments && { instalments }),
        ...(goal && { goal }),
        ...(budget && { budget }),
        ...(schedule && { schedule }),
        ...(order?.before && { order }),
        ...(line && { line }),
        ...(moved_parts && { moved_parts }),
        ...(moved_budgets && { moved_budgets }),
        ...(moved_opening && { moved_opening }),
      }),
    )
  })

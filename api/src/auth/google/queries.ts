import sql from 'sql-template-tag'
import { oneOf, type Queryable } from '../../platform/database/database'
import { queueMail } from '../../platform/mail/queries'
import { noWishes } from '../../platform/mail/wish-queries'
import { firstBelongings } from '../queries'

export type Flow = {
  state: string
  nonce: string
  code_verifier: string
  /** The id that the browser's tab chose. Null if an older release of the server began the flow. */
  tab: string | null
}

export async function addFlow(db: Queryable, secretHash: Buffer, flow: Flow): Promise<void> {
  await db.query(
    sql`insert into sign_in_flows (secret_hash, state, nonce, code_verifier, tab, expires_at)
        values (${secretHash}, ${flow.state}, ${flow.nonce}, ${flow.code_verifier}, ${flow.tab},
          now() + interval '10 minutes')`,
  )
}

/** Removes the flow, so that it is used only once. Undefined if the flow is unknown or expired. */
export async function takeFlow(db: Queryable, secretHash: Buffer): Promise<Flow | undefined> {
  const { rows } = await db.query<Flow & { is_good: boolean }>(
    sql`delete from sign_in_flows where secret_hash = ${secretHash}
        returning state, nonce, code_verifier, tab, expires_at > now() as is_good`,
  )
  return rows[0]?.is_good ? rows[0] : undefined
}

export type Identity = { issuer: string; subject: string }
type Known = { id: number; status: 'active' | 'deactive' }

export async function findByIdentity(
  db: Queryable,
  { issuer, subject }: Identity,
): Promise<Known | undefined> {
  const { rows } = await db.query<Known>(
    sql`select u.id, u.status from identities i join users u on u.id = i.user_id
        where i.issuer = ${issuer} and i.subject = ${subject}`,
  )
  return rows[0]
}

/** Marks the address as verified, because the provider has verified it. */
export async function addSocialAccount(
  db: Queryable,
  { issuer, subject, name, email }: Identity & { name: string; email: string },
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    sql`with account as (
          insert into users (name, email, email_verified_at) values (${name}, ${email}, now()) returning id
        ), identity as (
          insert into identities (user_id, issuer, subject) select id, ${issuer}, ${subject} from account
        ), ${firstBelongings}
        select id from account`,
  )
  return oneOf(rows).id
}

/**
 * Adds a Google identity to an account. If the account's address is unverified, a stranger may have
 * made the account. So this also removes the account's password, sessions, links, known devices and
 * e-mail subscriptions. Returns false if the user is unknown, deactivated or an administrator.
 */
export async function joinIdentity(
  db: Queryable,
  userId: number,
  { issuer, subject }: Identity,
  language: string,
): Promise<boolean> {
  const { rows } = await db.query(
    sql`with account as (
          select id, email, email_verified_at is not null as is_proven from users
          where id = ${userId} and status = 'active' and role = 'user' for update
        ), identity as (
          insert into identities (user_id, issuer, subject) select id, ${issuer}, ${subject} from account
        ), taken as (
          update users u set password_hash = null, email_verified_at = now(), ${noWishes(sql`true`)} from account
          where u.id = account.id and not is_proven
        ), ended as (delete from sessions s using account where s.user_id = account.id and not is_proven
        ), unused as (delete from password_resets r using account where r.user_id = account.id and not is_proven
        ), strange as (delete from known_devices d using account where d.user_id = account.id and not is_proven
        ), unconfirmed as (delete from email_changes c using account where c.user_id = account.id and not is_proven
        ), unproven as (delete from email_proofs p using account where p.user_id = account.id and not is_proven
        ), activity as (insert into activities (user_id, type) select id, 'Join Google' from account
        ), audited as (insert into audit (user_id, action) select id, 'Join Google' from account
        ), told as (${queueMail('google joined', language, sql`account where is_proven`)}
        ), warned as (${queueMail('google joined anew', language, sql`account where not is_proven`)})
        select id from account`,
  )
  return rows.length > 0
}

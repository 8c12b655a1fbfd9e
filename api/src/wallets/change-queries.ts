import type { MovedOpening, WalletBody } from '@pundi/contract'
import sql from 'sql-template-tag'
import { assign, isOther, jsonObject, jsonValues, listNames, listValues } from '../database/compose-statement'
import { oneOf, type Queryable } from '../database/database'
import { keyed, type Repeat } from '../idempotency/queries'
import { renameCounted } from '../transactions/change/booking-queries'
import { rowTypes, writtenValues } from './columns'
import type { StoredWallet } from './find-debt'
import { stateOf, version } from './queries'

/** Adds a wallet, once for each key. The index wallets_name refuses a second one of the same name. */
export async function addWallet(
  db: Queryable,
  { id: userId, today }: { id: number; today: string },
  body: WalletBody,
  repeat?: Repeat,
): Promise<StoredWallet> {
  const values = writtenValues(body)
  const answer = jsonObject({
    ...jsonValues('w', rowTypes),
    version,
    balance: sql`(case when w.opening_date <= ${today}::date then w.opening_balance else 0 end)::numeric(14, 2)::text`,
    count: sql`0`,
    last_date: sql`null::text`,
  })
  const { rows } = await db.query<{ answer: StoredWallet }>(
    sql`with added as (
          insert into wallets (user_id, ${listNames(values)}) values (${userId}, ${listValues(values)}) returning *
        ), activity as (
          insert into activities (user_id, type, subject, record_id, after)
          select user_id, 'Add wallet', 'wallet', id, ${stateOf('w')} from added w
        ), audited as (insert into audit (user_id, action) select user_id, 'Add wallet' from added
        ), answered as (select ${answer} as answer from added w)${keyed(userId, repeat)}
        select answer from answered`,
  )
  return oneOf(rows).answer
}

/**
 * Changes a wallet to the body if its version is among the `expected`; without `expected`, whatever its version. One
 * that already equals the body is not logged. Undefined if there is none of that id; `is_other` if its version is
 * another one. The index wallets_name refuses a name that another wallet has.
 */
export async function changeWallet(
  db: Queryable,
  userId: number,
  id: number,
  body: WalletBody,
  expected?: string[],
): Promise<{ is_other: boolean } | undefined> {
  const values = writtenValues(body)
  const { rows } = await db.query<{ is_other: boolean }>(
    sql`with found as (select * from wallets where user_id = ${userId} and id = ${id} for update
        ), differing as (select * from found f where ${isOther('f', values)}
        ), other as (
          select w.id from differing w where not ${version} = any(${expected ?? null}::text[])
        ), was as (select * from differing where not exists (select from other)
        ), became as (
          update wallets b set ${assign(values)}
          from was w where b.user_id = w.user_id and b.id = w.id returning b.*
        ), activity as (
          insert into activities (user_id, type, subject, record_id, before, after)
          select b.user_id, 'Change wallet', 'wallet', b.id, ${stateOf('w')}, ${stateOf('b')} from was w, became b
        ), audited as (insert into audit (user_id, action) select user_id, 'Change wallet' from became
        ), ${renameCounted}
        select exists (select from other) as is_other from found`,
  )
  return rows[0]
}

/** Removes an empty wallet. Answers the id of its activity, which keeps what was moved out of it, and how that began. */
export async function removeWallet(
  client: Queryable,
  userId: number,
  id: number,
  moved: { ids: number[]; to: number; opening: MovedOpening } | null,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    sql`with gone as (delete from wallets where user_id = ${userId} and id = ${id} returning *
        ), emptied as (delete from wallet_totals where user_id = ${userId} and wallet_id = ${id}
        ), audited as (insert into audit (user_id, action) select user_id, 'Delete wallet' from gone)
        insert into activities (user_id, type, subject, record_id, before, moved, moved_to, moved_opening)
        select user_id, 'Delete wallet', 'wallet', id, ${stateOf('w')}, ${moved?.ids ?? null}::bigint[],
          ${moved?.to ?? null}::bigint, ${moved ? JSON.stringify(moved.opening) : null}::jsonb
        from gone w returning id`,
  )
  return oneOf(rows).id
}

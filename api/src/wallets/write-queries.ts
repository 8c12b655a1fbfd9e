import type { MovedOpening, WalletBody, WalletKind } from '@pundi/contract'
import sql from 'sql-template-tag'
import {
  assign,
  isOther,
  jsonObject,
  jsonValues,
  listNames,
  listValues,
} from '../platform/database/compose-statement'
import { oneOf, type Queryable } from '../platform/database/database'
import { keyed, type Repeat } from '../platform/idempotency/queries'
import {
  activityIds,
  type Logged,
  logged,
  renameCounted,
  totalled,
  walletsTotalled,
  withActivityIds,
} from '../ledger/booking-queries'
import { rowTypes, stateOf, version, writtenValues } from './queries'
import type { StoredWallet } from './find-debt'
import type { LoggedState } from '../ledger/undo/logged-states'

export async function addWallet(
  db: Queryable,
  { id: userId, today }: { id: number; today: string },
  body: WalletBody,
  repeat?: Repeat,
): Promise<Logged<StoredWallet>> {
  const values = writtenValues(body)
  const answer = jsonObject({
    ...jsonValues('w', rowTypes),
    version,
    balance: sql`(case when w.opening_date <= ${today}::date then w.opening_balance else 0 end)::numeric(14, 2)::text`,
    count: sql`0`,
    last_date: sql`null::text`,
  })
  const { rows } = await db.query<{ answer: Logged<StoredWallet> }>(
    sql`with added as (
          insert into wallets (user_id, ${listNames(values)}) values (${userId}, ${listValues(values)}) returning *
        ), activity as (
          insert into activities (user_id, type, subject, record_id, after)
          select user_id, 'Add wallet', 'wallet', id, ${stateOf('w')} from added w returning id
        ), audited as (insert into audit (user_id, action) select user_id, 'Add wallet' from added
        ), answered as (select ${withActivityIds(answer)} as answer from added w)${keyed(userId, repeat)}
        select answer from answered`,
  )
  return oneOf(rows).answer
}

/**
 * Changes a wallet if its version is in `expected`, or in any case if `expected` is missing.
 * Returns undefined if the user has no such wallet. `is_other`: the wallet has another version and
 * was not changed.
 */
export async function changeWallet(
  db: Queryable,
  userId: number,
  id: number,
  body: WalletBody,
  expected?: string[],
): Promise<{ is_other: boolean; activity_ids: number[] } | undefined> {
  const values = writtenValues(body)
  const { rows } = await db.query<{ is_other: boolean; activity_ids: number[] }>(
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
          returning id
        ), audited as (insert into audit (user_id, action) select user_id, 'Change wallet' from became
        ), ${renameCounted}
        select exists (select from other) as is_other, ${activityIds} as activity_ids from found`,
  )
  return rows[0]
}

/**
 * Deletes a wallet that has no records. Returns the id of the new activity. The activity stores the
 * ids of the records that were moved out of the wallet, and the opening of the wallet that took
 * them.
 */
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

const MOST_ASSIGNED = 500

/**
 * Puts up to 500 transactions without a wallet into this wallet: the oldest transactions since its
 * opening day. Returns undefined if the user has no such wallet.
 */
export async function assignToWallet(
  db: Queryable,
  userId: number,
  id: number,
): Promise<number[] | undefined> {
  const { rows } = await db.query<{ is_there: boolean; ids: number[] }>(
    sql`with into_wallet as (select * from wallets where user_id = ${userId} and id = ${id} for key share
        ), meant as (
          select t.id from transactions t, into_wallet w
          where t.user_id = ${userId} and t.wallet_id is null and t.transaction_date >= w.opening_date
          order by t.transaction_date, t.id limit ${MOST_ASSIGNED}
        ), was as (
          select t.* from transactions t
          where t.user_id = ${userId} and t.id in (select id from meant) and t.wallet_id is null order by t.id for update
        ), became as (
          update transactions t set wallet_id = ${id}
          from was w where t.user_id = w.user_id and t.id = w.id returning t.*
        ), ${logged('Change transaction')}, ${totalled}, ${walletsTotalled()}
        select exists (select from into_wallet) as is_there,
          (select coalesce(jsonb_agg(id order by id), '[]') from activity) as ids`,
  )
  const { is_there: isThere, ids } = oneOf(rows)
  return isThere ? ids : undefined
}

export type Opening = { opening_date: string; opening_balance: string }

export type HeldOpening = Opening & {
  id: number
  name: string
  kind: WalletKind
  total: string
  state: LoggedState
}

export async function holdOpenings(client: Queryable, userId: number, ids: number[]): Promise<HeldOpening[]> {
  const { rows } = await client.query<HeldOpening>(
    sql`select w.id, w.name, w.kind, w.opening_date, w.opening_balance, ${stateOf('w')} as state,
          coalesce((select sum(total) from wallet_totals m where m.user_id = w.user_id and m.wallet_id = w.id), 0)
            ::numeric(24, 2) as total
        from wallets w where w.user_id = ${userId} and w.id = any(${ids}::bigint[]) order by w.id for update`,
  )
  return rows
}

/**
 * Sets the opening balance and day. Logs nothing. The trigger wallets_open_before_records refuses
 * an opening day after the first record.
 */
export async function setOpening(
  client: Queryable,
  userId: number,
  id: number,
  { opening_date, opening_balance }: Opening,
): Promise<void> {
  await client.query(
    sql`update wallets set opening_date = ${opening_date}::date, opening_balance = ${opening_balance}::numeric
        where user_id = ${userId} and id = ${id}`,
  )
}

export async function logOpening(client: Queryable, userId: number, before: LoggedState): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    sql`with became as (select * from wallets where user_id = ${userId} and id = ${before.id}
        ), audited as (insert into audit (user_id, action) select user_id, 'Change wallet' from became)
        insert into activities (user_id, type, subject, record_id, before, after)
        select b.user_id, 'Change wallet', 'wallet', b.id, ${JSON.stringify(before)}::jsonb, ${stateOf('b')}
        from became b returning id`,
  )
  return oneOf(rows).id
}

import type { MovedOpening } from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { UndoneRemoval } from '../ledger/undo/removal-queries'
import type { Home, Step } from '../ledger/undo/undoable'
import { assign, listNames, listValues, valuesOf } from '../platform/database/compose-statement'
import { oneOf, type Queryable } from '../platform/database/database'
import { renameCounted } from '../ledger/booking-queries'
import { holdWallets, stateOf, writtenTypes } from './queries'
import { setAside } from '../schedules/write-queries'
import { firstDayIn, firstDayOf } from './merge/queries'
import { moveRecords } from './merge/move-queries'
import { holdOpenings, setOpening } from './write-queries'
import { undoMerge } from './merge/undo-merge'
import type { WalletMerge } from './merge/undo-queries'

export const walletStates = (userId: number): Sql => sql`
  (select coalesce(jsonb_agg(${stateOf('w')}), '[]') from wallets w where w.user_id = ${userId})`

/**
 * True if the wallet has records, recurring transactions or goals. `undone`: content that came back
 * when the wallet was restored. This content does not count, because undoing the restoration moves
 * it away again.
 */
export async function isUsed(
  db: Queryable,
  userId: number,
  id: number,
  undone?: UndoneRemoval,
): Promise<boolean> {
  const isOther = sql`user_id = ${userId} and id <> all(${undone?.content ?? []}::bigint[])`
  const { rows } = await db.query<{ is_used: boolean }>(
    sql`select exists (select from transactions where ${isOther} and wallet_id = ${id})
          or exists (select from transfers where ${isOther} and ${id}::bigint in (from_wallet_id, to_wallet_id))
          or exists (select from schedules
            where ${isOther} and ${id}::bigint in (wallet_id, from_wallet_id, to_wallet_id))
          or ${undone === undefined}::boolean
            and exists (select from goals where user_id = ${userId} and wallet_id = ${id}) as is_used`,
  )
  return oneOf(rows).is_used
}

/**
 * Restores a wallet. If a removal of the wallet moved its records to another wallet, moves them
 * back. The other wallet then gets its old opening balance and day back. Returns undefined if the
 * restored wallet changed since it was read. Throws 409 if the other wallet changed since the
 * removal; `overwrite` restores anyway.
 */
export async function bringBackWallet(
  client: Queryable,
  userId: number,
  { seen, wanted, today, overwrite, home }: Step & { today: string; overwrite: boolean },
): Promise<number | undefined> {
  const { id, created_at } = wanted
  const first = overwrite ? await firstDayIn(client, userId, id) : null
  const opening_date = earlierOf(wanted.opening_date, first)
  const values = valuesOf(writtenTypes, { ...wanted, opening_date })
  const known = seen && JSON.stringify(seen)
  await holdWallets(client, userId, [id])
  await setAside(client, userId, { today })
  const { rows } = await client.query<{ id: number }>(
    sql`with found as (select * from wallets where user_id = ${userId} and id = ${id} for update
        ), was as (select * from found w where ${stateOf('w')} = ${known}::jsonb
        ), changed as (
          update wallets b set ${assign(values)}
          from was w where b.user_id = w.user_id and b.id = w.id returning b.*
        ), added as (
          insert into wallets (user_id, id, ${listNames(values)}, created_at) overriding system value
          select ${userId}, ${id}, ${listValues(values)}, ${created_at}::timestamptz
          where ${known}::jsonb is null and not exists (select from found)
          on conflict (user_id, id) do nothing returning *
        ), became as (select * from changed union all select * from added
        ), audited as (insert into audit (user_id, action) select user_id, 'Restore wallet' from became
        ), ${renameCounted}
        insert into activities (user_id, type, subject, record_id, before, after)
        select b.user_id, 'Restore wallet', 'wallet', b.id, ${known}::jsonb, ${stateOf('b')}
        from became b returning id`,
  )
  if (rows[0] && home) await takeBack(client, userId, { to: id, home, overwrite })
  return rows[0]?.id
}

async function takeBack(
  client: Queryable,
  userId: number,
  { to, home, overwrite }: { to: number; home: Home; overwrite: boolean },
) {
  const { moved: ids, moved_to } = home
  if (!moved_to) return
  const [own] = await holdOpenings(client, userId, [to])
  const first = await firstDayOf(client, userId, { ids, wallet: moved_to })
  if (own && first !== null && first < own.opening_date)
    await setOpening(client, userId, to, { ...own, opening_date: first })
  await moveRecords(client, userId, { from: moved_to, to, only: ids })
  const merge = await findMerge(client, userId, to)
  if (merge) await undoMerge(client, userId, { ...merge, overwrite })
}

/**
 * Finds the change that a wallet's removal made to the opening of the wallet that took its records.
 * Undefined if there was no change.
 */
export async function findMerge(db: Queryable, userId: number, id: number): Promise<WalletMerge | undefined> {
  const { rows } = await db.query<WalletMerge & { moved: MovedOpening | null }>(
    sql`select id as entry_id, moved_to as target, moved_opening as moved from activities
        where user_id = ${userId} and subject = 'wallet' and record_id = ${id} and type = 'Delete wallet'
        order by id desc limit 1`,
  )
  return rows[0]?.moved ? rows[0] : undefined
}

const earlierOf = (day: string | undefined, other: string | null) =>
  other !== null && day !== undefined && other < day ? other : day

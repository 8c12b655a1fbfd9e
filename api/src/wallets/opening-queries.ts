import type { WalletKind } from '@pundi/contract'
import sql from 'sql-template-tag'
import type { Kept } from '../activities/restore/judge-restore'
import { oneOf, type Queryable } from '../database/database'
import { stateOf } from './queries'

export type Opening = { opening_date: string; opening_balance: string }

/** A held wallet: what it began with, and what all its records add up to. */
export type HeldOpening = Opening & { id: number; name: string; kind: WalletKind; total: string; state: Kept }

/** Those of the wallets that are the user's. Locks them until the transaction ends: nobody books into them meanwhile. */
export async function holdOpenings(client: Queryable, userId: number, ids: number[]): Promise<HeldOpening[]> {
  const { rows } = await client.query<HeldOpening>(
    sql`select w.id, w.name, w.kind, w.opening_date, w.opening_balance, ${stateOf('w')} as state,
          coalesce((select sum(total) from wallet_totals m where m.user_id = w.user_id and m.wallet_id = w.id), 0)
            ::numeric(24, 2) as total
        from wallets w where w.user_id = ${userId} and w.id = any(${ids}::bigint[]) order by w.id for update`,
  )
  return rows
}

/** Gives a held wallet another beginning; logs nothing. The trigger wallets_open_before_records refuses a later one. */
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

/** Logs that a held wallet was changed from `before` to what it is. Answers the id of the activity. */
export async function logOpening(client: Queryable, userId: number, before: Kept): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    sql`with became as (select * from wallets where user_id = ${userId} and id = ${before.id}
        ), audited as (insert into audit (user_id, action) select user_id, 'Change wallet' from became)
        insert into activities (user_id, type, subject, record_id, before, after)
        select b.user_id, 'Change wallet', 'wallet', b.id, ${JSON.stringify(before)}::jsonb, ${stateOf('b')}
        from became b returning id`,
  )
  return oneOf(rows).id
}

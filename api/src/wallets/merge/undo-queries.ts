import type { MovedOpening } from '@pundi/contract'
import sql from 'sql-template-tag'
import { oneOf, type Queryable } from '../../platform/database/database'
import { rowOf } from './queries'
import type { Opening } from '../write-queries'

export type WalletMerge = { entry_id: number; target: number; moved: MovedOpening }

export type LaterMerge = { name: string; moved: MovedOpening }

/** Lists the later merges into the same wallet that were not undone, latest merge first. */
export async function listLaterMerges(
  db: Queryable,
  userId: number,
  { entry_id, target }: WalletMerge,
): Promise<LaterMerge[]> {
  const { rows } = await db.query<LaterMerge>(
    sql`select a.before ->> 'name' as name, a.moved_opening as moved from activities a
        where a.user_id = ${userId} and a.id > ${entry_id} and a.subject = 'wallet' and a.moved_to = ${target}
          and a.moved_opening is not null
          and not exists (select from wallets w where w.user_id = a.user_id and w.id = a.record_id)
        order by a.id desc`,
  )
  return rows
}

type Found = {
  target: (Opening & { name: string }) | undefined
  are_there: boolean
  first: string | null
}

/**
 * `are_there`: all transfers that the merge added still exist unchanged. `first`: the day of the
 * target's first record, ignoring the records in `ids` and the transfers that the merge added.
 *
 * @param ids the records that the merge moved to the target
 */
export async function findTarget(
  db: Queryable,
  userId: number,
  { target: id, moved: { added }, ids }: WalletMerge & { ids: number[] },
): Promise<Found> {
  const isOther = sql`user_id = ${userId} and id <> all(${[...ids, ...added.map(one => one.id)]}::bigint[])`
  const { rows } = await db.query<Omit<Found, 'target'> & { target: Found['target'] | null }>(
    sql`select (select jsonb_build_object('name', name, 'opening_date', opening_date,
              'opening_balance', opening_balance::text)
            from wallets where user_id = ${userId} and id = ${id}) as target,
          (select count(*) from transfers t where t.user_id = ${userId}
            and ${rowOf('t')} in (select value from jsonb_array_elements(${JSON.stringify(added)}::jsonb))
            and t.id = any(${added.map(one => one.id)}::bigint[])) = ${added.length}::integer as are_there,
          least(
            (select min(transaction_date) from transactions where ${isOther} and wallet_id = ${id}),
            (select min(transfer_date) from transfers where ${isOther} and from_wallet_id = ${id}),
            (select min(transfer_date) from transfers where ${isOther} and to_wallet_id = ${id})) as first`,
  )
  const { target, ...found } = oneOf(rows)
  return { ...found, target: target ?? undefined }
}

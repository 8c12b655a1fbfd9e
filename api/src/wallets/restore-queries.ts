import sql from 'sql-template-tag'
import type { Step } from '../activities/restore/restore-queries'
import { assign, listNames, listValues, valuesOf } from '../database/compose-statement'
import type { Queryable } from '../database/database'
import { renameCounted } from '../transactions/change/booking-queries'
import { writtenTypes } from './columns'
import { setAside } from '../schedules/aside-queries'
import { moveRecords } from './move-queries'
import { holdWallets, stateOf } from './queries'

/**
 * Restores a wallet; a removed one is added again under its old id, with those of its records that are still in the
 * wallet that its removal moved them to. Answers the id of the new activity; undefined if
 * the state is no longer the one seen. The database refuses the same as in `changeWallet`, and one wallet too many.
 */
export async function bringBackWallet(
  client: Queryable,
  userId: number,
  { seen, wanted, today, home }: Step & { today: string },
): Promise<number | undefined> {
  const { id, created_at } = wanted
  const values = valuesOf(writtenTypes, wanted)
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
  if (rows[0] && home?.moved_to)
    await moveRecords(client, userId, { from: home.moved_to, to: id, only: home.moved })
  return rows[0]?.id
}

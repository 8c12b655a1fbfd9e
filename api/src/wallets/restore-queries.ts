import type { MovedOpening } from '@pundi/contract'
import sql from 'sql-template-tag'
import type { Home, Step } from '../activities/restore/restore-queries'
import { assign, listNames, listValues, valuesOf } from '../database/compose-statement'
import type { Queryable } from '../database/database'
import { renameCounted } from '../transactions/change/booking-queries'
import { writtenTypes } from './columns'
import { setAside } from '../schedules/aside-queries'
import { partOpenings } from './merge-openings'
import { firstDayIn, firstDayOf } from './merge-queries'
import { moveRecords } from './move-queries'
import { holdOpenings, setOpening } from './opening-queries'
import { holdWallets, stateOf } from './queries'

/**
 * Restores a wallet; a removed one is added again under its old id, with those of its records that are still in the
 * wallet that its removal moved them to, and that one begins again as it did. Answers the id of the new activity;
 * undefined if the state is no longer the one seen; `isChanged` if that wallet has changed since. With `overwrite` it is
 * brought back all the same. The database refuses the same as in `changeWallet`, and one wallet too many.
 */
export async function bringBackWallet(
  client: Queryable,
  userId: number,
  { seen, wanted, today, overwrite, home }: Step & { today: string; overwrite: boolean },
): Promise<number | 'changed since' | undefined> {
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
  if (rows[0] && home && !(await takeBack(client, userId, { to: id, home, overwrite })))
    return 'changed since'
  return rows[0]?.id
}

/**
 * Moves back the records of a wallet's removal that come back with it, and takes back what the removal did to the wallet
 * that they were moved to. False if that has changed since.
 */
async function takeBack(
  client: Queryable,
  userId: number,
  { to, home, overwrite }: { to: number; home: Home; overwrite: boolean },
) {
  const { moved: ids, moved_to } = home
  if (!moved_to) return true
  const [own] = await holdOpenings(client, userId, [to])
  const first = await firstDayOf(client, userId, { ids, wallet: moved_to })
  if (own && first !== null && first < own.opening_date)
    await setOpening(client, userId, to, { ...own, opening_date: first })
  await moveRecords(client, userId, { from: moved_to, to, only: ids })
  const moved = await findMovedOpening(client, userId, to)
  return moved === null || partOpenings(client, userId, { target: moved_to, moved, overwrite })
}

/** What the wallet's last removal did to the opening of the wallet that took its records; null if nothing. */
async function findMovedOpening(client: Queryable, userId: number, id: number) {
  const { rows } = await client.query<{ moved_opening: MovedOpening | null }>(
    sql`select moved_opening from activities
        where user_id = ${userId} and subject = 'wallet' and record_id = ${id} and type = 'Delete wallet'
        order by id desc limit 1`,
  )
  return rows[0]?.moved_opening ?? null
}

const earlierOf = (day: string | undefined, other: string | null) =>
  other !== null && day !== undefined && other < day ? other : day

import type { ChangedAnswer } from '@pundi/contract'
import type { Database } from '../database/database'
import { notFound, Refusal, refusedField } from '../http/errors/refusal'
import type { Say } from '../messages/say'
import { setAside } from '../schedules/aside-queries'
import { removeWallet } from './change-queries'
import { mergeOpenings } from './merge-openings'
import { dropBetween } from './merge-queries'
import { countRecords, countSchedules, countSchedulesBetween, moveRecords } from './move-queries'
import { holdOpenings } from './opening-queries'

/**
 * Removes a wallet in one database transaction. Its records and schedules are moved to `moveTo`, another wallet of the
 * user, with what it began with: the sum of both stays what it is on each day. Transfers between the two are removed with
 * it. Refuses with 404 if the user has no such wallet, with 422 if they have no such target, and with 409 if it has some
 * and there is no target, or what repeats moves money between the two.
 */
export async function removeWithRecords(
  database: Database,
  { id: userId, today, say }: { id: number; today: string; say: Say },
  id: number,
  moveTo: number | undefined,
): Promise<ChangedAnswer['data']> {
  return database.inTransaction(async client => {
    const held = await holdOpenings(client, userId, moveTo === undefined ? [id] : [id, moveTo])
    const gone = held.find(wallet => wallet.id === id)
    if (!gone) throw notFound()
    if (moveTo === undefined) {
      const count = await countRecords(client, userId, id)
      if (count > 0) refuseFull(count)
      const schedules = await countSchedules(client, userId, id)
      if (schedules > 0) refusePlanned(schedules)
      return changed(await removeWallet(client, userId, id, null))
    }
    const target = held.find(wallet => wallet.id === moveTo)
    if (moveTo === id || !target) refuseTarget()
    const between = await countSchedulesBetween(client, userId, id, moveTo)
    if (between > 0) refuseBetween(between)
    await setAside(client, userId, { today })
    const dropped = await dropBetween(client, userId, id, moveTo)
    const describe = (name: string) => say('Opening balance of {name}', { name })
    const opening = await mergeOpenings(client, userId, { gone, target, dropped, describe })
    const ids = await moveRecords(client, userId, { from: id, to: moveTo })
    return changed(await removeWallet(client, userId, id, { ids, to: moveTo, opening }))
  })
}

const changed = (activityId: number) => ({ count: 1, activity_ids: [activityId] })

/** One refusal for a target of another user, or that is the removed wallet itself. */
function refuseTarget(): never {
  throw refusedField(422, 'move_to', 'Choose one from the list')
}

function refuseFull(count: number): never {
  throw new Refusal(409, 'Records of this wallet: {count}. Close it instead, or take them out first.', {
    values: { count },
  })
}

function refusePlanned(count: number): never {
  throw new Refusal(409, 'Recurring entries of this wallet: {count}. Change or delete them first.', {
    values: { count },
  })
}

function refuseBetween(count: number): never {
  const message =
    'Recurring transfers between the two wallets: {count}. Delete them first, or choose another wallet.'
  throw new Refusal(409, message, { values: { count } })
}

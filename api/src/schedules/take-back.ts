import type { ChangedAnswer, ScheduleUnbookingBody } from '@pundi/contract'
import type { Database, Queryable } from '../database/database'
import { notFound, Refusal } from '../http/errors/refusal'
import { holdVersion, removeTransactions } from '../transactions/change/queries'
import { removeTransfers } from '../transfers/change-transfers'
import { holdTransfers } from '../transfers/change-queries'
import { bookDay } from './booking-queries'
import { findDay, holdSchedule, openDays } from './open-days-queries'

type Booked = { record_id: number; record_version: string }

/** Books one open day. Answers its record; undefined if it is booked or skipped already, or there is none. */
export const bookVersioned = (
  database: Database,
  userId: number,
  asked: Parameters<typeof bookDay>[2],
): Promise<Booked | undefined> =>
  database.inTransaction(async client => {
    const record_id = await bookDay(client, userId, asked)
    if (record_id === undefined) return undefined
    const held = await holdRecord(client, userId, record_id)
    if (!held) throw new Error('What was booked in this transaction is there')
    return { record_id, record_version: held.version }
  })

/**
 * Removes the record that a day has booked, and offers the day again; one that has come waits for a press. It is done
 * once, however often it is asked for. Refuses with 404 a schedule that is not the user's, with 409 a day that was booked anew or skipped meanwhile, and with 412 a
 * record whose version is none of the `expected`.
 */
export async function takeBack(
  database: Database,
  userId: number,
  { id, due_on, record_id, today }: ScheduleUnbookingBody & { id: number; today: string },
  expected?: string[],
): Promise<ChangedAnswer['data']> {
  return database.inTransaction(async client => {
    const schedule = await holdSchedule(client, userId, id)
    // A statement of its own, so that it reads what was there after the lock.
    const day = await findDay(client, userId, { id, due_on })
    if (!schedule && !day) throw notFound()
    if (day?.record_id !== record_id || day.state === 'skipped')
      throw new Refusal(409, 'This day was recorded anew or skipped meanwhile.')
    if (day.state !== 'booked') return { count: 0, activity_ids: [] }
    const held = await holdRecord(client, userId, record_id)
    if (held && expected && !expected.includes(held.version))
      throw new Refusal(412, 'It was edited after it was recorded, so it stays.')
    const remove = held?.isTransfer ? removeTransfers : removeTransactions
    const activity_ids = await remove(client, userId, [record_id])
    await openDays(client, userId, { id, due_on: [due_on], weekend: schedule?.weekend ?? 'keep', today })
    return { count: activity_ids.length, activity_ids }
  })
}

/** Locks the record of a day, a transfer or a transaction. Undefined if it is gone. */
async function holdRecord(client: Queryable, userId: number, id: number) {
  const [transfer] = await holdTransfers(client, userId, [id])
  if (transfer) return { isTransfer: true, version: transfer.answer.version }
  const version = await holdVersion(client, userId, id)
  return version === undefined ? undefined : { isTransfer: false, version }
}

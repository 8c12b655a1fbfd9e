import type {
  ChangedAnswer,
  ScheduleDaysBody,
  ScheduleDaysBookingAnswer,
  ScheduleUnbookingBody,
} from '@pundi/contract'
import type { Database, Queryable } from '../../platform/database/database'
import { notFound, Refusal, refusedField } from '../../platform/http/errors/refusal'
import { holdVersion, removeTransactions } from '../../transactions/change/write-queries'
import { removeTransfers } from '../../transfers/change-transfers'
import { holdTransfers } from '../../transfers/write-queries'
import type { Logged } from '../../ledger/booking-queries'
import { bookDay, bookDays } from './booking-queries'
import {
  findDay,
  holdSchedule,
  holdVersions,
  listBookedBy,
  openDays,
} from '../../ledger/schedule-days/open-days-queries'

type Booked = { record_id: number; record_version: string; activity_ids: number[] }

/**
 * Returns undefined if the date is already recorded or skipped, or if the schedule has no such
 * date.
 */
export const bookVersioned = (
  database: Database,
  userId: number,
  asked: Parameters<typeof bookDay>[2],
): Promise<Booked | undefined> =>
  database.inTransaction(async client => {
    const booked = await bookDay(client, userId, asked)
    if (booked === undefined) return undefined
    const held = await holdRecord(client, userId, booked.record_id)
    if (!held) throw new Error('What was booked in this transaction is there')
    return { ...booked, record_version: held.version }
  })

/**
 * Removes the record of a date and opens the date again; a past date then waits for the user. Safe
 * to repeat. Throws 404 for another user's schedule. Throws 409 if the date was recorded again or
 * skipped since. Throws 412 if the record's version is not in `expected`.
 */
export async function takeBack(
  database: Database,
  userId: number,
  { id, due_on, record_id, today }: ScheduleUnbookingBody & { id: number; today: string },
  expected?: string[],
): Promise<ChangedAnswer['data']> {
  return database.inTransaction(async client => {
    const schedule = await holdSchedule(client, userId, id)
    // This query is separate from the locking statement, because a statement that waits for a lock
    // still reads the old rows.
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

async function holdRecord(client: Queryable, userId: number, id: number) {
  const [transfer] = await holdTransfers(client, userId, [id])
  if (transfer) return { isTransfer: true, version: transfer.answer.version }
  const version = await holdVersion(client, userId, id)
  return version === undefined ? undefined : { isTransfer: false, version }
}

/** The most dates that one call records, because one call can undo no more. */
const MOST_BOOKED = 500

export function refuseLater(last: string | undefined, today: string): void {
  if (last !== undefined && last > today) throw refusedField(422, 'last_due_on', 'Enter a day up to today')
}

/** Records the oldest open dates, at most 500. Records nothing if no date is open. */
export const bookSeveral = (
  database: Database,
  userId: number,
  asked: ScheduleDaysBody & { id: number; type: string },
): Promise<Logged<ScheduleDaysBookingAnswer['data']>> =>
  database.inTransaction(async client => {
    const { record_ids: ids, activity_ids } = await bookDays(client, userId, { ...asked, most: MOST_BOOKED })
    const { versions } = await holdRecords(client, userId, ids)
    const records = ids.flatMap(record_id => {
      const record_version = versions.get(record_id)
      return record_version === undefined ? [] : [{ record_id, record_version }]
    })
    return { count: records.length, records, activity_ids }
  })

type Seen = ScheduleDaysBookingAnswer['data']['records']

/**
 * Removes these records; their dates then wait for the user. Skips records that no longer belong to
 * a date. Throws 412 if a record was edited.
 */
export async function takeBackSeveral(
  database: Database,
  userId: number,
  { id, records, today }: { id: number; records: Seen; today: string },
): Promise<ChangedAnswer['data']> {
  return database.inTransaction(async client => {
    const schedule = await holdSchedule(client, userId, id)
    if (!schedule) throw notFound()
    const recordIds = records.map(({ record_id }) => record_id)
    // This query is separate from the locking statement, because a statement that waits for a lock
    // still reads the old rows.
    const days = await listBookedBy(client, userId, { id, recordIds })
    const booked = days.map(({ record_id }) => record_id)
    const { versions, transfers } = await holdRecords(client, userId, booked)
    const seen = new Map(records.map(record => [record.record_id, record.record_version]))
    if ([...versions].some(([record, version]) => seen.get(record) !== version))
      throw new Refusal(412, 'It was edited after it was recorded, so it stays.')
    const activity_ids = [
      ...(await removeTransfers(client, userId, transfers)),
      ...(await removeTransactions(
        client,
        userId,
        booked.filter(record => !transfers.includes(record)),
      )),
    ]
    if (days.length > 0)
      await openDays(client, userId, { id, due_on: days.map(day => day.due_on), ...schedule, today })
    return { count: activity_ids.length, activity_ids }
  })
}

async function holdRecords(client: Queryable, userId: number, ids: number[]) {
  const transfers = await holdTransfers(client, userId, ids)
  const versions = new Map([
    ...transfers.map(({ answer }): [number, string] => [answer.id, answer.version]),
    ...(await holdVersions(client, userId, ids)),
  ])
  return { versions, transfers: transfers.map(({ answer }) => answer.id) }
}

import type { ChangedAnswer, ScheduleDaysBody, ScheduleDaysBookingAnswer } from '@pundi/contract'
import type { Database, Queryable } from '../database/database'
import { notFound, Refusal, refusedField } from '../http/errors/refusal'
import { removeTransactions } from '../transactions/change/queries'
import { holdTransfers } from '../transfers/change-queries'
import { removeTransfers } from '../transfers/change-transfers'
import { bookDays } from './booking-queries'
import { holdVersions, holdSchedule, listBookedBy, openDays } from './open-days-queries'

/** One call books no more than one undoes. */
const MOST_BOOKED = 500

/** Refuses several days of which the last is yet to come. */
export function refuseLater(last: string | undefined, today: string): void {
  if (last !== undefined && last > today) throw refusedField(422, 'last_due_on', 'Enter a day up to today')
}

/** Books all open days from one to another, the oldest 500. Answers their records; none where no day is open. */
export const bookSeveral = (
  database: Database,
  userId: number,
  asked: ScheduleDaysBody & { id: number; type: string },
): Promise<ScheduleDaysBookingAnswer['data']> =>
  database.inTransaction(async client => {
    const ids = await bookDays(client, userId, { ...asked, most: MOST_BOOKED })
    const { versions } = await holdRecords(client, userId, ids)
    const records = ids.flatMap(record_id => {
      const record_version = versions.get(record_id)
      return record_version === undefined ? [] : [{ record_id, record_version }]
    })
    return { count: records.length, records }
  })

type Seen = ScheduleDaysBookingAnswer['data']['records']

/**
 * Removes the records that days have booked, and lets the days wait for a press again. What is not booked by them any more
 * is passed over. Refuses with 404 a schedule that is not the user's, and with 412 if one was edited since it was seen.
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
    // A statement of its own, so that it reads what was there after the lock.
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

/** Locks records. Answers their versions, and which of them are transfers. */
async function holdRecords(client: Queryable, userId: number, ids: number[]) {
  const transfers = await holdTransfers(client, userId, ids)
  const versions = new Map([
    ...transfers.map(({ answer }): [number, string] => [answer.id, answer.version]),
    ...(await holdVersions(client, userId, ids)),
  ])
  return { versions, transfers: transfers.map(({ answer }) => answer.id) }
}

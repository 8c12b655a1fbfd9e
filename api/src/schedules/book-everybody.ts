import type { Database } from '../database/database'
import { AccountGone, holdingUser } from '../database/lock-queries'
import { goThroughUsers, type Round } from '../jobs/go-through-users'
import { dayIn } from '../transactions/list/wall-clock'
import { bookDue } from './booking-queries'
import { claimDueUsers, listDueZones } from './due-queries'

/**
 * Books what is due of everybody, each by the day where they live. Any number of servers may do so at the same moment and
 * share the users, and one that was away books what it missed, on its own days. What fails for one user is reported, and
 * the others are booked. Answers how many days were booked.
 */
export async function bookEverybody(
  database: Database,
  report: NonNullable<Round['report']>,
  isStopped?: () => boolean,
): Promise<number> {
  // Nowhere is it later than there.
  const zones = await listDueZones(database, dayIn('Etc/GMT-14'))
  if (zones.length === 0) return 0
  const days = zones.map(time_zone => ({ time_zone, today: dayIn(time_zone) }))
  let count = 0
  await goThroughUsers(
    database,
    {
      job: 'book',
      claimPage: after => claimDueUsers(database, days, after),
      async work({ id, today }) {
        count += await bookDue(holdingUser(database, id), id, { today }).catch((error: unknown) => {
          if (error instanceof AccountGone) return 0
          throw error
        })
      },
    },
    { report, ...(isStopped && { isStopped }) },
  )
  return count
}

import type { Database } from '../../platform/database/database'
import { AccountGone, holdingUser } from '../../platform/database/locks/queries'
import { goThroughUsers, type Round } from '../../platform/jobs/go-through-users'
import { dayIn } from '../../platform/time/wall-clock'
import { bookDue } from './booking-queries'
import { claimDueUsers, listDueZones } from './due-queries'

/**
 * For all users' automatic schedules, records each date that is due today or earlier in the user's
 * time zone. Several servers may run this at the same time and share the users. Dates missed while
 * no server ran are recorded too, each under its own due date. If recording fails for one user,
 * reports the error and continues with the other users. Returns the number of dates recorded.
 */
export async function bookEverybody(
  database: Database,
  report: NonNullable<Round['report']>,
  isStopped?: () => boolean,
): Promise<number> {
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
        count += await bookDue(holdingUser(database, id), id, { today })
          .then(ids => ids.length)
          .catch((error: unknown) => {
            if (error instanceof AccountGone) return 0
            throw error
          })
      },
    },
    { report, ...(isStopped && { isStopped }) },
  )
  return count
}

import type { Database } from '../database/database'
import { dayIn } from '../transactions/list/wall-clock'
import { bookDue } from './booking-queries'
import { listDueUsers } from './due-queries'

/** So many users are read at once. */
const BATCH = 500

/**
 * Books what is due of everybody, each by the day where they live. Any number of servers may do so at the same moment,
 * and one that was away books what it missed, on its own days. What fails for one user is reported, and the others are
 * booked. Answers how many days were booked.
 */
export async function bookEverybody(
  database: Database,
  report: (error: unknown, userId: number) => void,
): Promise<number> {
  let count = 0
  let after = 0
  for (;;) {
    // Nowhere is it later than there.
    const users = await listDueUsers(database, { last: dayIn('Etc/GMT-14'), after, limit: BATCH })
    for (const { user_id, time_zone, first } of users) {
      const today = dayIn(time_zone)
      if (first <= today)
        count += await bookDue(database, user_id, { today }).catch((error: unknown) => {
          report(error, user_id)
          return 0
        })
    }
    const last = users.at(-1)
    if (!last || users.length < BATCH) return count
    after = last.user_id
  }
}

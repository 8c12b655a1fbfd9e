import type { FastifyInstance } from 'fastify'
import { trimActivities } from './activities/write-queries'
import { mailBudgets } from './budgets/mails/mail-budgets'
import { mailLetters } from './letters/mails/mail-letters'
import { bookEverybody } from './schedules/days/book-everybody'
import { mailReminders } from './schedules/mails/mail-reminders'
import { forgetNetworks, removeExpired, vacuumTables } from './platform/jobs/queries'
import { type Job, runRounds } from './platform/jobs/run-rounds'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/**
 * Starts the background jobs:
 * - At once and every minute: records recurring transactions.
 * - After the first recording and every hour: mails letters, budget alerts and reminders. Mailing
 *   at the start helps a server that restarts daily or was down.
 * - Every hour: deletes expired rows, old networks in the audit log, and old data of the activity
 *   log.
 * - Every minute: vacuums the embedded database's tables.
 *
 * A job skips a round while its previous round still runs. Returns a function that stops the jobs;
 * a running round ends after its current user.
 */
export function startJobs({ database, log }: Pick<FastifyInstance, 'database' | 'log'>): () => Promise<void> {
  const { jobOf, isStopped, stop } = runRounds((error, failure) => log.error({ err: error }, failure))
  const reportAs = (failure: string) => (error: unknown, userId: number) =>
    log.error({ err: error, userId }, failure)
  const book = jobOf(
    () =>
      bookEverybody(database, reportAs('recurring transactions could not be recorded for a user'), isStopped),
    'recurring transactions could not be recorded',
  )
  const round = { isStopped, report: reportAs('an e-mail of a job could not be prepared for a user') }
  const mails = [
    jobOf(() => mailLetters(database, round), 'monthly summaries could not be mailed'),
    jobOf(() => mailBudgets(database, round), 'budget alerts could not be mailed'),
    jobOf(() => mailReminders(database, round), 'reminders of recurring transactions could not be mailed'),
  ]
  const removals = [
    jobOf(() => removeExpired(database, isStopped), 'expired records could not be removed'),
    jobOf(
      () => forgetNetworks(database, isStopped),
      'old network addresses could not be removed from the audit log',
    ),
    jobOf(
      () => trimActivities(database, isStopped),
      'data of activities older than two years could not be deleted',
    ),
  ]
  const vacuum = jobOf(() => vacuumTables(database), 'the tables could not be vacuumed')
  async function begin() {
    // Recurring transactions first: once recorded, they count as spent and need no reminder.
    for (const job of [book, ...mails]) await job()
  }
  void begin()
  const every = (time: number, job: Job) => setInterval(() => void job(), time).unref()
  const timers = [
    every(MINUTE, book),
    ...[...removals, ...mails].map(job => every(HOUR, job)),
    // Runs only for the embedded database, because a PostgreSQL server has its own autovacuum.
    ...(database.folder === undefined ? [] : [every(MINUTE, vacuum)]),
  ]
  return async () => {
    timers.forEach(timer => clearInterval(timer))
    await stop()
  }
}

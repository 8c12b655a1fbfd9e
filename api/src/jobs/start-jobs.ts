import type { FastifyInstance } from 'fastify'
import { trimActivities } from '../activities/trim-queries'
import { mailBudgets } from '../budgets/mails/mail-budgets'
import { mailLetters } from '../letters/mail-letters'
import { bookEverybody } from '../schedules/book-everybody'
import { mailReminders } from '../schedules/mails/mail-reminders'
import { forgetNetworks, removeExpired, vacuumTables } from './queries'
import { type Job, runRounds } from './run-rounds'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/**
 * Starts what runs beside the requests: at once and every minute what repeats is booked; at once, after that, and every
 * hour letters, notices of budgets and reminders are mailed, for a server that starts each day anew or was away; every
 * hour expired records, old networks and what entries of the log had two years ago are removed; every minute the tables
 * of the embedded database are vacuumed. A round that is still running is not overlapped by the next one. Answers how to
 * stop: rounds end after the user they are at.
 */
export function startJobs({ database, log }: Pick<FastifyInstance, 'database' | 'log'>): () => Promise<void> {
  const { jobOf, isStopped, stop } = runRounds((error, failure) => log.error({ err: error }, failure))
  const reportAs = (failure: string) => (error: unknown, userId: number) =>
    log.error({ err: error, userId }, failure)
  const book = jobOf(
    () => bookEverybody(database, reportAs('what repeats could not be booked for a user'), isStopped),
    'what repeats could not be booked',
  )
  const round = { isStopped, report: reportAs('a user could not be told of budgets') }
  const mails = [
    jobOf(() => mailLetters(database, round), 'letters could not be mailed'),
    jobOf(() => mailBudgets(database, round), 'nobody could be told of budgets'),
    jobOf(() => mailReminders(database, round), 'nobody could be reminded of what repeats'),
  ]
  const removals = [
    jobOf(() => removeExpired(database, isStopped), 'expired records could not be removed'),
    jobOf(() => forgetNetworks(database, isStopped), 'old networks could not be removed from the audit'),
    jobOf(() => trimActivities(database, isStopped), 'old entries of the log could not be trimmed'),
  ]
  const vacuum = jobOf(() => vacuumTables(database), 'the tables could not be vacuumed')
  async function begin() {
    // What is booked is spent, and nobody needs to be reminded of it.
    for (const job of [book, ...mails]) await job()
  }
  void begin()
  const every = (time: number, job: Job) => setInterval(() => void job(), time).unref()
  const timers = [
    every(MINUTE, book),
    ...[...removals, ...mails].map(job => every(HOUR, job)),
    // A PostgreSQL server has its own autovacuum.
    ...(database.folder === undefined ? [] : [every(MINUTE, vacuum)]),
  ]
  return async () => {
    timers.forEach(timer => clearInterval(timer))
    await stop()
  }
}

import type { FastifyInstance } from 'fastify'
import { mailBudgets } from '../budgets/mails/mail-budgets'
import { mailLetters } from '../letters/mail-letters'
import { bookEverybody } from '../schedules/book-everybody'
import { mailReminders } from '../schedules/mails/mail-reminders'
import { forgetNetworks, removeExpired, vacuumTables } from './queries'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

type Job = [work: () => Promise<unknown>, failure: string]

/**
 * Starts what runs beside the requests: at once and every minute what repeats is booked; at once, after that, and every
 * hour letters, notices of budgets and reminders are mailed, for a server that starts each day anew or was away; every
 * hour expired records and old networks are removed; every minute the tables of the embedded database are vacuumed.
 * Answers how to stop.
 */
export function startJobs(app: FastifyInstance): () => void {
  const { database, log } = app
  const run = ([work, failure]: Job) => work().catch((error: unknown) => log.error({ err: error }, failure))
  const every = (time: number, job: Job) => setInterval(() => void run(job), time).unref()
  const book: Job = [
    () =>
      bookEverybody(database, (error, userId) => {
        log.error({ err: error, userId }, 'what repeats could not be booked for a user')
      }),
    'what repeats could not be booked',
  ]
  const mails: Job[] = [
    [() => mailLetters(database), 'letters could not be mailed'],
    [() => mailBudgets(database), 'nobody could be told of budgets'],
    [() => mailReminders(database), 'nobody could be reminded of what repeats'],
  ]
  let isStopped = false
  async function begin() {
    // What is booked is spent, and nobody needs to be reminded of it.
    for (const job of [book, ...mails]) if (!isStopped) await run(job)
  }
  void begin()
  const timers = [
    every(MINUTE, book),
    every(HOUR, [() => removeExpired(database), 'expired records could not be removed']),
    every(HOUR, [() => forgetNetworks(database), 'old networks could not be removed from the audit']),
    ...mails.map(job => every(HOUR, job)),
    // A PostgreSQL server has its own autovacuum.
    ...(database.folder === undefined
      ? []
      : [every(MINUTE, [() => vacuumTables(database), 'the tables could not be vacuumed'])]),
  ]
  return () => {
    isStopped = true
    timers.forEach(timer => clearInterval(timer))
  }
}

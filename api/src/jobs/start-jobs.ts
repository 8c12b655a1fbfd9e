import type { FastifyInstance } from 'fastify'
import { mailBudgets } from '../budgets/mails/mail-budgets'
import { mailLetters } from '../letters/mail-letters'
import { bookEverybody } from '../schedules/book-everybody'
import { mailReminders } from '../schedules/mails/mail-reminders'
import { forgetNetworks, removeExpired, vacuumTables } from './queries'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/**
 * Starts what runs beside the requests: at once and every minute what repeats is booked; every hour expired records and
 * old networks are removed, and letters, notices of budgets and reminders are mailed; every minute the tables of the
 * embedded database are vacuumed. Answers how to stop.
 */
export function startJobs(app: FastifyInstance): () => void {
  const { database, log } = app
  const every = (time: number, work: () => Promise<unknown>, failure: string) =>
    setInterval(() => {
      work().catch((error: unknown) => log.error({ err: error }, failure))
    }, time).unref()
  const book = () =>
    bookEverybody(database, (error, userId) => {
      log.error({ err: error, userId }, 'what repeats could not be booked for a user')
    })
  void book().catch((error: unknown) => log.error({ err: error }, 'what repeats could not be booked'))
  const timers = [
    every(MINUTE, book, 'what repeats could not be booked'),
    every(HOUR, () => removeExpired(database), 'expired records could not be removed'),
    every(HOUR, () => forgetNetworks(database), 'old networks could not be removed from the audit'),
    every(HOUR, () => mailLetters(database), 'letters could not be mailed'),
    every(HOUR, () => mailBudgets(database), 'nobody could be told of budgets'),
    every(HOUR, () => mailReminders(database), 'nobody could be reminded of what repeats'),
    // A PostgreSQL server has its own autovacuum.
    ...(database.folder === undefined
      ? []
      : [every(MINUTE, () => vacuumTables(database), 'the tables could not be vacuumed')]),
  ]
  return () => timers.forEach(timer => clearInterval(timer))
}

import { mailBudgets } from '../../api/src/budgets/mails/mail-budgets'
import { type Database, STATEMENT_LIMIT } from '../../api/src/platform/database/database'
import { mailLetters } from '../../api/src/letters/mails/mail-letters'
import { bookEverybody } from '../../api/src/schedules/days/book-everybody'
import { mailReminders } from '../../api/src/schedules/mails/mail-reminders'
import { openLimitedDatabase } from '../../api/testing/test-database'
import { intercept } from '../../api/testing/traced-queries'
import { printLoad } from '../load-of-machine'
import { addWishers, makeDue, settleLooks } from './queries'

/*
 * `npm run bench -- jobs`: measures the statements and the time of one round of each job. There are
 * 20,000 users who want every e-mail. Three cases are measured: a monthly e-mail is due for
 * everybody; every job has 50 users to serve; nothing is due. Uses a new schema of DATABASE_URL, or
 * else an embedded database.
 */

const USERS = 20_000
const DUE = 50

const jobs = {
  book: (db: Database) =>
    bookEverybody(db, error => {
      throw error
    }),
  letters: (db: Database) => mailLetters(db),
  budgets: (db: Database) => mailBudgets(db),
  reminders: (db: Database) => mailReminders(db),
}

export async function benchJobs(): Promise<void> {
  const database = await openLimitedDatabase(STATEMENT_LIMIT)
  try {
    printLoad('before')
    await addWishers(database, USERS)
    await measure(`a monthly summary is due for each of ${USERS} users`, database)
    await makeDue(database, USERS / DUE)
    await measure(`each job has work for ${DUE} of ${USERS} users`, database)
    await settleLooks(database)
    await measure('no job has work', database)
    printLoad('after')
  } finally {
    await database.close()
  }
}

async function measure(round: string, database: Database) {
  console.log(round)
  for (const [name, job] of Object.entries(jobs)) {
    const { counted, count } = countStatements(database)
    const begun = performance.now()
    await job(counted)
    const time = (performance.now() - begun).toFixed(0)
    console.log(`  ${name.padEnd(10)} ${String(count()).padStart(7)} statements  ${time.padStart(7)} ms`)
  }
}

function countStatements(database: Database) {
  let asked = 0
  return { counted: intercept(database, () => (asked += 1)), count: () => asked }
}

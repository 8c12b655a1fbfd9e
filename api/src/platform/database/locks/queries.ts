import sql from 'sql-template-tag'
import type { Database } from '../database'
import { named } from '../compose-statement'
import { NothingLocked } from './query-after-lock'

/*
 * Lock order: a database transaction that changes a user's data first locks the user's row with
 * `holdingUser`. If the transaction deletes the row or changes the row's key, it uses `for update`
 * instead. Rows of several users are locked in the order of their ids. So changes to one user's
 * data run one after the other and cannot deadlock.
 */

export class AccountGone extends Error {
  constructor() {
    super('The account was deleted')
  }
}

/**
 * A database for changing one user's data: each database transaction, and each single statement,
 * first locks the user's row. The lock is `for no key update`, so that other database transactions
 * can still add rows that refer to the user, such as log entries.
 * @throws AccountGone if the user no longer exists
 */
export function holdingUser(database: Database, userId: number): Database {
  const lock = named('hold-user', sql`select id from users where id = ${userId} for no key update`)
  return {
    ...database,
    inTransaction: work =>
      database.inTransaction(async client => {
        const { rows } = await client.query(lock)
        if (rows.length === 0) throw new AccountGone()
        return work(client)
      }),
    // If the user's row is gone, all of the user's data is gone too, so the statement has changed
    // nothing.
    query: ({ text, values = [], ...others }) =>
      database
        .query<never>({ ...{ text, values, lock }, ...('name' in others && { name: others.name }) })
        .catch((error: unknown) => {
          throw error instanceof NothingLocked ? new AccountGone() : error
        }),
  }
}

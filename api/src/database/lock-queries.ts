import sql from 'sql-template-tag'
import type { Database } from './database'
import { named } from './named'

/*
 * The order of locks. A transaction that changes a user's data locks the user's row first, by `holdingUser`; one that
 * changes the row's own key, or deletes it, locks it first `for update`. Rows of several users are locked in the order
 * of their ids. So the changes of one user run one after the other, and no two wait for each other in a circle,
 * whatever they lock afterwards.
 */

/** Thrown where a change begins after its user's account was deleted. */
export class AccountGone extends Error {
  constructor() {
    super('The account was deleted')
  }
}

/**
 * The database for changes of a user's data: each transaction and each statement alone begins by locking the user's
 * row. `no key` lets rows that refer to the user be added meanwhile, such as those of the log. Throws `AccountGone`.
 */
export function holdingUser(database: Database, userId: number): Database {
  const inTransaction: Database['inTransaction'] = work =>
    database.inTransaction(async client => {
      const { rows } = await client.query(
        named('hold-user', sql`select id from users where id = ${userId} for no key update`),
      )
      if (rows.length === 0) throw new AccountGone()
      return work(client)
    })
  return {
    ...database,
    inTransaction,
    query: statement => inTransaction(client => client.query(statement)),
  }
}

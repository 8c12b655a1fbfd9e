import sql from 'sql-template-tag'
import type { Database } from '../database'
import { named } from '../compose-statement'
import { NothingLocked } from './query-after-lock'

/*
 * Lock order: a transaction that changes a user's data first locks the user's row, by `holdingUser`. A transaction that
 * changes the row's key or deletes the row first locks it `for update`. Rows of several users are locked in the order
 * of their ids. So one user's changes run one after the other and never deadlock, whatever they lock afterwards.
 */

export class AccountGone extends Error {
  constructor() {
    super('The account was deleted')
  }
}

/**
 * For changes of a user's data: each transaction and each single statement first locks the user's row. `no key` lets
 * others add rows that refer to the user meanwhile, such as log entries. Throws `AccountGone`.
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
    // If the user's row is gone, all of the user's data is gone too, and nothing can be added.
    query: ({ text, values = [], ...others }) =>
      database
        .query<never>({ ...{ text, values, lock }, ...('name' in others && { name: others.name }) })
        .catch((error: unknown) => {
          throw error instanceof NothingLocked ? new AccountGone() : error
        }),
  }
}

import type { Database, Queryable, Statement } from '../src/database/database'

export type Asked = { text: string; values?: readonly unknown[] }

/** A database that shows each statement before it is asked, but for what begins and ends its own transactions. */
export function intercept(database: Database, see: (statement: Asked) => void): Database {
  const seenOn = (client: Queryable): Queryable => ({
    query: async <Row extends object>(statement: Statement) => {
      see(statement)
      return client.query<Row>(statement)
    },
  })
  return {
    ...{ ...database, ...seenOn(database) },
    onOneClient: work => database.onOneClient(client => work(seenOn(client))),
    inTransaction: work => database.inTransaction(client => work(seenOn(client))),
  }
}

/** A database, and the statements that it was asked. */
export function trace(database: Database) {
  const asked: Asked[] = []
  return { database: intercept(database, statement => void asked.push(statement)), asked }
}

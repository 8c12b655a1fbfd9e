import type { Database, Queryable, Statement } from '../src/platform/database/database'

export type Asked = { text: string; values?: readonly unknown[] }

/**
 * Calls `see` for each statement. Statements that the database sends by itself to begin and end a
 * database transaction are left out.
 */
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

export function trace(database: Database) {
  const asked: Asked[] = []
  return { database: intercept(database, statement => void asked.push(statement)), asked }
}

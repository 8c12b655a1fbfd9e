import type { Database, Queryable, Statement } from '../src/database/database'

export type Asked = { text: string; values?: readonly unknown[] }

/** A database that shows each statement before it is asked. */
export function intercept(database: Database, see: (statement: Asked) => void): Database {
  const query: Queryable['query'] = async <Row extends object>(statement: Statement) => {
    see(statement)
    return database.query<Row>(statement)
  }
  return { ...database, query }
}

/** A database, and the statements that it was asked. */
export function trace(database: Database) {
  const asked: Asked[] = []
  return { database: intercept(database, statement => void asked.push(statement)), asked }
}

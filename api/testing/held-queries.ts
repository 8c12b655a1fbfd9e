import type { Database, Queryable } from '../src/platform/database/database'

export function holdStatements(database: Database, text: string) {
  let [asked, running, most] = [0, 0, 0]
  let release = (): void => undefined
  const released = new Promise<void>(resolve => (release = resolve))
  const heldOn =
    (client: Queryable): Queryable['query'] =>
    async statement => {
      if (!statement.text.includes(text)) return client.query(statement)
      asked += 1
      running += 1
      most = Math.max(most, running)
      await released
      return client.query<never>(statement).finally(() => (running -= 1))
    }
  const query = heldOn(database)
  const holding: Database = {
    ...{ ...database, query, lookups: { query } },
    onOneClient: work => database.onOneClient(client => work({ query: heldOn(client) })),
    inTransaction: work => database.inTransaction(client => work({ query: heldOn(client) })),
  }
  return { database: holding, release, asked: () => asked, most: () => most }
}

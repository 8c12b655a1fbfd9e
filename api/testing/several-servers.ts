import type { Database } from '../src/database/database'
import { bookEverybody } from '../src/schedules/book-everybody'
import { type Api, startApi } from './start-api'
import { openTestDatabase } from './test-database'

/**
 * So many servers on one database. On PostgreSQL they work at the same moment. They look for e-mails of each other and of
 * their jobs ten times a second.
 */
export async function startServers(count: number): Promise<Api[]> {
  const start = (database: Database) => startApi({}, database, { mailRound: 100 })
  const database = await openTestDatabase()
  const servers = [await start(database)]
  while (servers.length < count) servers.push(await start(await database.another()))
  return servers
}

/** The last one first: the first one began the database. */
export async function closeServers(servers: readonly Api[]) {
  for (const server of [...servers].reverse()) await server.close()
}

/** Each server books what is due, all at once. Answers how many days each booked. */
export const bookAll = (servers: readonly Api[]) =>
  Promise.all(
    servers.map(({ database }) =>
      bookEverybody(database, error => {
        throw error
      }),
    ),
  )

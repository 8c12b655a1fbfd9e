import { bookEverybody } from '../src/schedules/book-everybody'
import { type Api, startApi } from './start-api'
import { openTestDatabase } from './test-database'

/** So many servers on one database. On PostgreSQL they work at the same moment. */
export async function startServers(count: number): Promise<Api[]> {
  const database = await openTestDatabase()
  const servers = [await startApi({}, database)]
  while (servers.length < count) servers.push(await startApi({}, await database.another()))
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

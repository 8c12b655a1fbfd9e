import type { Database } from '../src/platform/database/database'
import { bookEverybody } from '../src/schedules/days/book-everybody'
import { type Api, startApi } from './start-api'
import { openTestDatabase } from './test-database'

export async function startServers(count: number): Promise<Api[]> {
  const start = (database: Database) => startApi({}, database, { mailRound: 100 })
  const database = await openTestDatabase()
  const servers = [await start(database)]
  while (servers.length < count) servers.push(await start(await database.another()))
  return servers
}

/** The first server closes last, because it owns the database. */
export async function closeServers(servers: readonly Api[]) {
  for (const server of [...servers].reverse()) await server.close()
}

export const bookAll = (servers: readonly Api[]) =>
  Promise.all(
    servers.map(({ database }) =>
      bookEverybody(database, error => {
        throw error
      }),
    ),
  )

import pg from 'pg'
import type { Queryable } from './database'
import { DatabaseUnavailable, isUnavailable } from './unavailable'

/**
 * Milliseconds without an answer until the driver gives the connection up. All lookups wait for it, and where the way to
 * the server is cut without a word, the system itself takes a quarter of an hour to notice.
 */
const SILENCE = 10_000

/**
 * One connection that lookups by a key share: each is sent at once, and is answered in its turn. They end in no time,
 * and thus need not wait until a search gives a client of the pool back. It is opened at the first lookup, and again
 * after it broke.
 */
export function openLookups(config: pg.ClientConfig): Queryable & { close: () => Promise<void> } {
  let shared: { client: pg.Client; connecting: Promise<unknown> } | undefined
  const broken = new WeakSet<pg.Client>()

  function connect() {
    const client = new pg.Client({ query_timeout: SILENCE, ...config, pipeline: true })
    const leave = () => {
      broken.add(client)
      if (shared?.client === client) shared = undefined
    }
    client.on('error', leave)
    client.on('end', leave)
    return { client, connecting: client.connect().catch(refuse) }

    function refuse(error: unknown): never {
      leave()
      throw error
    }
  }
  return {
    async query(statement) {
      const { client, connecting } = (shared ??= connect())
      try {
        await connecting
        return await client.query(statement)
      } catch (error) {
        throw broken.has(client) || isSilent(error) || isUnavailable(error)
          ? new DatabaseUnavailable(error)
          : error
      }
    },
    async close() {
      await shared?.client.end()
    },
  }
}

/** The driver's error for an answer that took longer than `query_timeout`; it has neither a class nor a code. */
const isSilent = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

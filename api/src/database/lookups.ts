import pg from 'pg'
import type { Queryable } from './database'
import { DatabaseUnavailable, isUnavailable } from './unavailable'

/**
 * One connection that lookups by a key share: each is sent at once, and is answered in its turn. They end in no time,
 * and thus need not wait until a search gives a client of the pool back. It is opened at the first lookup, and again
 * after it broke.
 */
export function openLookups(config: pg.ClientConfig): Queryable & { close: () => Promise<void> } {
  let shared: { client: pg.Client; connecting: Promise<unknown> } | undefined
  const broken = new WeakSet<pg.Client>()

  function connect() {
    const client = new pg.Client({ ...config, pipeline: true })
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
        throw broken.has(client) || isUnavailable(error) ? new DatabaseUnavailable(error) : error
      }
    },
    async close() {
      await shared?.client.end()
    },
  }
}

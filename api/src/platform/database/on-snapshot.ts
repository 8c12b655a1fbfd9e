import type { Database, Queryable } from './database'

/**
 * Runs `work` in a read-only database transaction, in which all queries see the same data. If `db`
 * is already a client, only calls `work` with that client. `work` must not request a second client.
 */
export async function onSnapshot<Result>(
  db: Queryable | Database,
  work: (client: Queryable) => Promise<Result>,
): Promise<Result> {
  if (!('onOneClient' in db)) return work(db)
  return db.onOneClient(async client => {
    await client.query({ text: 'begin isolation level repeatable read read only' })
    try {
      const result = await work(client)
      await client.query({ text: 'commit' })
      return result
    } catch (error) {
      await client.query({ text: 'rollback' })
      throw error
    }
  })
}

import type { Database, Queryable } from './database'

/**
 * Runs several reads on one snapshot, in a read-only transaction on one client, so that no change falls between them.
 * If `db` is already a client, `work` runs in that client's transaction. `work` must not ask for a second client.
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

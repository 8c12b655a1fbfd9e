import { readStored } from './stored'

export const answersOf = (userid: string) => `pundi answers ${userid}`
export const outboxOf = (userid: string) => `pundi outbox ${userid}`

/** Deletes a database. Other tabs that have it open close it automatically. */
export function dropDatabase(name: string) {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(name)
}

/**
 * Deletes the cached responses of all users except the signed-in one. If the browser cannot list its databases, deletes
 * only the cache of `userid`.
 */
export async function dropAnswersOfOthers(userid: string | null = null) {
  if (userid !== null && userid !== readStored().userid) dropDatabase(answersOf(userid))
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return
  const known = await indexedDB.databases().catch(() => [])
  // Read the user only now, because somebody may have signed in since the call began.
  const own = answersOf(readStored().userid ?? '')
  for (const { name = '' } of known) if (name.startsWith(answersOf('')) && name !== own) dropDatabase(name)
}

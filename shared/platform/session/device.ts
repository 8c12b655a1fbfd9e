import { readStored } from './stored'

/** The databases of this browser that belong to a user: the answers that are kept, and what waits to be sent. */
export const answersOf = (userid: string) => `pundi answers ${userid}`
export const outboxOf = (userid: string) => `pundi outbox ${userid}`

/** Deletes a database of this browser; its tabs let it go by themselves. A browser that has none keeps nothing. */
export function dropDatabase(name: string) {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(name)
}

/**
 * Deletes the answers that are kept for everybody but the user of the stored session; all answers where there is none.
 * A browser that cannot list its databases deletes those of `userid` alone.
 */
export async function dropAnswersOfOthers(userid: string | null = null) {
  if (userid !== null && userid !== readStored().userid) dropDatabase(answersOf(userid))
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return
  const known = await indexedDB.databases().catch(() => [])
  // Somebody may have signed in meanwhile.
  const own = answersOf(readStored().userid ?? '')
  for (const { name = '' } of known) if (name.startsWith(answersOf('')) && name !== own) dropDatabase(name)
}

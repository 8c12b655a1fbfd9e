import { readStored } from './stored'

export const answersOf = (userid: string) => `pundi answers ${userid}`
export const outboxOf = (userid: string) => `pundi outbox ${userid}`

/** Deletes a database. Open tabs then close their connections to it. */
export function dropDatabase(name: string) {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(name)
}

/**
 * Deletes the stored answers of everybody but the stored session's user. A browser that cannot list its databases
 * deletes only those of `userid`.
 */
export async function dropAnswersOfOthers(userid: string | null = null) {
  if (userid !== null && userid !== readStored().userid) dropDatabase(answersOf(userid))
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return
  const known = await indexedDB.databases().catch(() => [])
  // Somebody may have signed in meanwhile.
  const own = answersOf(readStored().userid ?? '')
  for (const { name = '' } of known) if (name.startsWith(answersOf('')) && name !== own) dropDatabase(name)
}

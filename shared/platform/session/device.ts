/** The databases of this browser that belong to a user: the answers that are kept, and what waits to be sent. */
export const answersOf = (userid: string) => `pundi answers ${userid}`
export const outboxOf = (userid: string) => `pundi outbox ${userid}`

/** Deletes a database of this browser; its tabs let it go by themselves. A browser that has none keeps nothing. */
export function dropDatabase(name: string) {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(name)
}

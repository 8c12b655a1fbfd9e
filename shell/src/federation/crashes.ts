/** Pages that were drawn whole at least once in this document, and how often others broke before that. */
const drawn = new Set<string>()
const crashes = new Map<string, number>()
const noted = new WeakSet<Error>()

export const noteDrawn = (page: string) => drawn.add(page)

/**
 * Counts a page that broke while it was drawn.
 *
 * @param page the remote and the page, "user/dashboard"
 * @returns how often it has broken in this document without ever having been drawn; 0 where it was drawn once, or where
 * this very error was counted before
 */
export function noteCrash(page: string, error: Error): number {
  if (drawn.has(page) || noted.has(error)) return 0
  noted.add(error)
  const count = (crashes.get(page) ?? 0) + 1
  crashes.set(page, count)
  return count
}

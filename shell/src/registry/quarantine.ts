import { readItem } from '../../../shared/platform/session/stored'

/*
 * Builds that failed in this browser and are avoided for 10 minutes. Only ids are stored. Addresses
 * and hashes always come from the registry. The boot script also uses this module.
 */

const rest = 10 * 60_000

const name = 'quarantine'

export const isQuarantined = (build: string) => isAhead(read()[build])

export const listQuarantined = () => Object.keys(read()).filter(isQuarantined)

/** Returns false if the quarantine could not be stored. */
export function quarantine(build: string): boolean {
  // Uses no array methods, because the build may have broken them.
  const ahead: Record<string, unknown> = {}
  for (const [id, until] of Object.entries(read())) if (isAhead(until)) ahead[id] = until
  try {
    localStorage.setItem(name, JSON.stringify({ ...ahead, [build]: Date.now() + rest }))
  } catch {
    // The storage is full or blocked, so the function returns false.
  }
  return isQuarantined(build)
}

/**
 * True for a time within the next `rest` milliseconds. Later times are ignored, so that a clock set
 * back does not extend a quarantine.
 */
const isAhead = (until: unknown) =>
  typeof until === 'number' && until > Date.now() && until <= Date.now() + rest

/**
 * End of each quarantine by build id, in milliseconds since 1970. The values are `unknown`, because
 * other code can write into the storage.
 */
function read(): Record<string, unknown> {
  try {
    return Object(JSON.parse(readItem(name) ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
}

import { readItem } from '../../../shared/platform/session/stored'

/*
 * Builds that failed in this browser and are avoided for a while. Stores only ids; addresses and hashes always come
 * from the registry. The boot script also uses this module.
 */

const rest = 10 * 60_000

const name = 'quarantine'

export const isQuarantined = (build: string) => isAhead(read()[build])

export const listQuarantined = () => Object.keys(read()).filter(isQuarantined)

/** False without storage. */
export function quarantine(build: string): boolean {
  // Uses no array methods, because the build may have broken them.
  const ahead: Record<string, unknown> = {}
  for (const [id, until] of Object.entries(read())) if (isAhead(until)) ahead[id] = until
  try {
    localStorage.setItem(name, JSON.stringify({ ...ahead, [build]: Date.now() + rest }))
  } catch {
    // The storage is full or blocked; the return value says so.
  }
  return isQuarantined(build)
}

/** True for a future time within `rest`, since a clock set back must not extend a quarantine. */
const isAhead = (until: unknown) =>
  typeof until === 'number' && until > Date.now() && until <= Date.now() + rest

/**
 * End of each quarantine by build id, in milliseconds since 1970. Checked, because anybody can write into the
 * storage.
 */
function read(): Record<string, unknown> {
  try {
    return Object(JSON.parse(readItem(name) ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
}

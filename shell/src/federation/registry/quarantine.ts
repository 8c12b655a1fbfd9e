/*
 * Builds that did not run in this browser, and that it does not try for a while. It keeps their ids and nothing else:
 * addresses and hashes always come from the registry. Also read by the boot script.
 */

/** Milliseconds for which a build that failed is not tried. */
const rest = 10 * 60_000

const name = 'quarantine'

export const isQuarantined = (build: string) => isAhead(read()[build])

/** Stops trying a build for ten minutes. False where the browser keeps nothing. */
export function quarantine(build: string): boolean {
  const stillSo = Object.entries(read()).filter(([, until]) => isAhead(until))
  try {
    localStorage.setItem(name, JSON.stringify(Object.fromEntries([...stillSo, [build, Date.now() + rest]])))
  } catch {
    // Storage is full or forbidden: the answer says so.
  }
  return isQuarantined(build)
}

/** The document may load itself anew once in that time: more often would be an endless loop. */
export function mayReload(): boolean {
  try {
    if (isAhead(Number(sessionStorage.getItem(name)))) return false
    sessionStorage.setItem(name, String(Date.now() + rest))
    return true
  } catch {
    return false
  }
}

/** A clock that was put back must not keep a build away for longer. */
const isAhead = (until: unknown) =>
  typeof until === 'number' && until > Date.now() && until <= Date.now() + rest

/** By the id of a build, until when: milliseconds since 1970. Anybody can write anything into a storage. */
function read(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(name) ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
}

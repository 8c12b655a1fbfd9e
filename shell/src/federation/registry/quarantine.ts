/*
 * Builds that did not run in this browser and are not tried again for a while. Only their ids are stored; addresses and
 * hashes always come from the registry. The boot script reads this too.
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
    // Storage is full or forbidden; the return value says so.
  }
  return isQuarantined(build)
}

/**
 * Whether a time is in the future, but no more than the rest time: a clock that was set back must not quarantine a
 * build for longer.
 */
const isAhead = (until: unknown) =>
  typeof until === 'number' && until > Date.now() && until <= Date.now() + rest

/**
 * The time until which each build is quarantined, in milliseconds since 1970, by id. Anybody can write into the
 * storage.
 */
function read(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(name) ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
}

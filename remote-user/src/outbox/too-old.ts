const hour = 60 * 60 * 1000
/** Milliseconds for which the server knows a key, with a day to spare (decision 016: seven days). */
const knownFor = 6 * 24 * hour

/**
 * Whether the server may have forgotten a key by which a booking may have been added. So it may where the time of that
 * lies ahead: the clock of this device was wrong, and nobody knows by how much.
 */
export function isTooOld(unsureSince: string | undefined) {
  if (unsureSince === undefined) return false
  const age = Date.now() - Date.parse(unsureSince)
  return age > knownFor || age < -hour
}

const hour = 60 * 60 * 1000
/** Milliseconds that the server surely remembers a key: one day less than the seven of decision 016. */
const knownFor = 6 * 24 * hour

/**
 * True if the server may have forgotten the key of a transaction that may have been saved. Also true for a time in
 * the future: then the device's clock was wrong, nobody knows by how much.
 */
export function isTooOld(unsureSince: string | undefined) {
  if (unsureSince === undefined) return false
  const age = Date.now() - Date.parse(unsureSince)
  return age > knownFor || age < -hour
}

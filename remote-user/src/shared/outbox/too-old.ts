const hour = 60 * 60 * 1000
/** Milliseconds that the server surely remembers a key: one day less than the seven days of decision 016. */
const knownFor = 6 * 24 * hour

/**
 * True if the server may have forgotten the key of a transaction that it may have saved. Also true for a time in
 * the future: the device's clock was then wrong by an unknown amount.
 */
export function isTooOld(unsureSince: string | undefined) {
  if (unsureSince === undefined) return false
  const age = Date.now() - Date.parse(unsureSince)
  return age > knownFor || age < -hour
}

const hour = 60 * 60 * 1000
/**
 * Milliseconds for which the server certainly remembers an Idempotency-Key: one day less than the
 * seven days of decision 016.
 */
const knownFor = 6 * 24 * hour

/**
 * True if the server may have saved the transaction and forgotten its Idempotency-Key. Also true
 * for a time in the future, because the device's clock was then wrong by an unknown amount.
 */
export function isTooOld(unsureSince: string | undefined) {
  if (unsureSince === undefined) return false
  const age = Date.now() - Date.parse(unsureSince)
  return age > knownFor || age < -hour
}

/** Decimal text ("-1250.5") in hundredths, which add up exactly. */
export function hundredthsOf(decimalText: string) {
  const [whole = '0', fraction = ''] = decimalText.split('.')
  return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2))
}

/** And back: decimal text with two decimals. */
export function decimalOf(hundredths: bigint) {
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0')
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * How much of an amount another one is (both decimal text), in whole percent; undefined of nothing. Counted in
 * hundredths, never in floats.
 */
export function percentOf(part: string, whole: string) {
  const [share, all] = [hundredthsOf(part), hundredthsOf(whole)]
  return all === 0n ? undefined : Number((share * 200n + all) / (all * 2n))
}

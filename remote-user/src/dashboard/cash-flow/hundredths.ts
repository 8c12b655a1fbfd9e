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

/** How much of both amounts (decimal text) the first is, in whole percent: counted in hundredths, never in floats. */
export function shareOf(part: string, rest: string) {
  const [share, other] = [hundredthsOf(part), hundredthsOf(rest)]
  const whole = share + other
  return whole === 0n ? 0 : Number((share * 200n + whole) / (whole * 2n))
}

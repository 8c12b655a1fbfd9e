/** How much of both amounts (decimal text) the first is, in whole percent: counted in hundredths, never in floats. */
export function shareOf(part: string, rest: string) {
  const [share, other] = [hundredths(part), hundredths(rest)]
  const whole = share + other
  return whole === 0n ? 0 : Number((share * 200n + whole) / (whole * 2n))
}

const hundredths = (decimalText: string) => {
  const [whole = '0', fraction = ''] = decimalText.split('.')
  return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2))
}

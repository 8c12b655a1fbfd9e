import { hundredthsOf } from './hundredths'

/** How much of both amounts (decimal text) the first is, in whole percent: counted in hundredths, never in floats. */
export function shareOf(part: string, rest: string) {
  const [share, other] = [hundredthsOf(part), hundredthsOf(rest)]
  const whole = share + other
  return whole === 0n ? 0 : Number((share * 200n + whole) / (whole * 2n))
}

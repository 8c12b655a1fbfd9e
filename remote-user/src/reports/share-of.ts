import { numberFormat, numberLocale } from '@pundi/kit/format'
import { hundredthsOf } from '../dashboard/cash-flow/hundredths'

/** A share beyond it says less than the amounts do. */
const mostPercent = 1000

/**
 * How much of an amount another one is, decimal text both, in whole percent as people read it. Undefined of nothing, and
 * beyond ten times.
 */
export function formatShare(part: string, whole: string): string | undefined {
  const percent = percentOf(hundredthsOf(part), hundredthsOf(whole))
  if (percent === undefined || percent > mostPercent) return undefined
  return numberFormat(numberLocale(), { style: 'percent' }).format(percent / 100)
}

/** In whole percent, rounded half away from zero. Undefined of nothing, and of less than nothing. */
function percentOf(part: bigint, whole: bigint): number | undefined {
  if (whole <= 0n) return undefined
  const size = part < 0n ? -part : part
  const percent = Number((size * 200n + whole) / (whole * 2n))
  // No minus before a zero.
  return part < 0n && percent > 0 ? -percent : percent
}

import { numberFormat, numberLocale } from '@pundi/kit/format'
import { percentOf } from '../percent-of'

/** A share beyond it says less than the amounts do. */
const mostPercent = 1000

/**
 * How much of an amount another one is, decimal text both, in whole percent as people read it. Undefined of nothing, beyond
 * ten times, and for what is below zero: it is no part of a whole.
 */
export function formatShare(part: string, whole: string): string | undefined {
  const percent = percentOf(part, whole)
  if (percent === undefined || percent > mostPercent || part.startsWith('-')) return undefined
  return numberFormat(numberLocale(), { style: 'percent' }).format(percent / 100)
}

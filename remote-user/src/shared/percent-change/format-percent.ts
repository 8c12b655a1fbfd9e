import { numberFormat, numberLocale } from '@pundi/kit/format'
import { percentOf } from './percent-of'

/** Higher percentages are not shown, because the two amounts say more. */
const mostPercent = 1000

/**
 * Formats `part` of `whole` as whole percent; both are decimal texts. Undefined if `whole` is not
 * above zero, or if the result is negative or above 1000 %.
 */
export function formatPercent(part: string, whole: string): string | undefined {
  const percent = percentOf(part, whole)
  if (percent === undefined || percent > mostPercent || part.startsWith('-')) return undefined
  return numberFormat(numberLocale(), { style: 'percent' }).format(percent / 100)
}

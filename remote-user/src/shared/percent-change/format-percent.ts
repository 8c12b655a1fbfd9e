import { numberFormat, numberLocale } from '@pundi/kit/format'
import { percentOf } from './percent-of'

/** Higher percentages are not shown, because the amounts say more. */
const mostPercent = 1000

/**
 * A share in whole percent, formatted, of two decimal texts. Undefined if the whole is zero, the share is
 * negative or above 1000 %.
 */
export function formatPercent(part: string, whole: string): string | undefined {
  const percent = percentOf(part, whole)
  if (percent === undefined || percent > mostPercent || part.startsWith('-')) return undefined
  return numberFormat(numberLocale(), { style: 'percent' }).format(percent / 100)
}

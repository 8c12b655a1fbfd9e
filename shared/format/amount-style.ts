import { preferences } from '@pundi/shared/session'
import { numberLocale } from './locale'

const signs = { IDR: 'Rp', USD: '$', EUR: '€' }

/**
 * How this reader writes amounts: the sign of the currency, and the mark before decimals. Rupiah take a comma in every
 * language; what is counted in no currency of its own goes by the language.
 */
export function amountStyle(isOfMany = false): { sign?: string; decimalMark: ',' | '.' } {
  const { currency } = preferences.getState()
  const decimalMark = numberLocale() === 'en-US' ? '.' : ','
  if (isOfMany) return { decimalMark }
  return { sign: signs[currency], decimalMark: currency === 'IDR' ? ',' : decimalMark }
}

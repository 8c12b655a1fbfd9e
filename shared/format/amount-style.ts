import { preferences } from '@pundi/shared/session'
import { numberLocale } from './locale'

const signs = { IDR: 'Rp', USD: '$', EUR: '€' }

/** How this reader writes amounts: the sign of the currency, and the mark before decimals. Rupiah take a comma in every language. */
export function amountStyle(): { sign: string; decimalMark: ',' | '.' } {
  const { currency } = preferences.getState()
  const hasDot = currency !== 'IDR' && numberLocale() === 'en-US'
  return { sign: signs[currency], decimalMark: hasDot ? '.' : ',' }
}

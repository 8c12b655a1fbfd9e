import { preferences } from '@pundi/platform/session'
import type { Language } from '@pundi/contract/federation'
import { numberLocale } from './locale'

const signs = { IDR: 'Rp', USD: '$', EUR: '€' }

interface AmountStyle {
  sign?: string
  decimalMark: ',' | '.'
  language: Language
}

/**
 * How amounts are written: currency sign, decimal mark, language. Rupiah have a decimal comma in every language. For
 * amounts of several currencies, the mark is that of the language.
 */
export function amountStyle(isOfMany = false): AmountStyle {
  const { currency, language: chosen } = preferences.getState()
  const language = chosen ?? 'default'
  const decimalMark = numberLocale() === 'id-ID' ? ',' : '.'
  if (isOfMany) return { decimalMark, language }
  return { sign: signs[currency], decimalMark: currency === 'IDR' ? ',' : decimalMark, language }
}

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
 * How amounts are written: currency sign, decimal separator and language. Rupiah have a decimal
 * comma in every language. For amounts of several users (`isOfMany`), there is no sign, and the
 * language decides the separator.
 */
export function amountStyle(isOfMany = false): AmountStyle {
  const { currency, language: chosen } = preferences.getState()
  const language = chosen ?? 'default'
  const decimalMark = numberLocale() === 'id-ID' ? ',' : '.'
  if (isOfMany) return { decimalMark, language }
  return { sign: signs[currency], decimalMark: currency === 'IDR' ? ',' : decimalMark, language }
}

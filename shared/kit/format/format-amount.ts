import { preferences } from '@pundi/platform/session'
import type { Currency } from '@pundi/contract'
import { numberFormat, numberLocale } from './locale'

export interface AmountOptions {
  /** By default the one that the reader has chosen. */
  currency?: Currency
  /**
   * Digits of rupiah after the decimal sign, rounded half away from zero; `needed` is two, and none for whole rupiah, as
   * lists have them. Dollars and euros always have two.
   */
  decimals?: 0 | 2 | 'needed'
  /** Shows + before amounts above zero. */
  signed?: boolean
}

/**
 * An amount as people read it: "150000.00" becomes "Rp 150.000", "$150,000.00" or "€150.000,00", by the currency and
 * the language that the reader has chosen. Nothing is converted. Exact: the decimal text goes to Intl as text, so no
 * digit is lost to a float.
 *
 * @throws RangeError for what is no decimal text: such an amount is a bug, and never shown as if it were one
 */
export function formatAmount(decimalText: string, options: AmountOptions = {}) {
  if (!/^-?\d+(\.\d+)?$/.test(decimalText)) throw new RangeError(`No decimal text: "${decimalText}"`)
  const { decimals = 0 } = options
  const isWhole = /^-?\d+(\.0*)?$/.test(decimalText)
  const digits = decimals === 'needed' ? (isWhole ? 0 : 2) : decimals
  return formatOf(options, digits).format(decimalText as Intl.StringNumericLiteral)
}

function formatOf(
  { currency = preferences.getState().currency, signed = false }: AmountOptions,
  decimals: number,
) {
  // Rupiah look the same in every language, since those who use them know them so.
  const locale = currency === 'IDR' ? 'id-ID' : numberLocale()
  const digits = currency === 'IDR' ? decimals : 2
  return numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
}

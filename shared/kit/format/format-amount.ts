import { preferences } from '@pundi/platform/session'
import type { Currency } from '@pundi/contract'
import { numberFormat, numberLocale } from './locale'

export interface AmountOptions {
  /** Default: the reader's currency. */
  currency?: Currency
  /**
   * Number of decimals of rupiah; the amount is rounded half away from zero. 'needed': none for whole rupiah, otherwise
   * two. Dollars and euros always have two.
   */
  decimals?: 0 | 2 | 'needed'
  signed?: boolean
}

/**
 * Formats decimal text in the reader's currency and language: "150000.00" becomes "Rp 150.000", "$150,000.00"
 * or "€150.000,00". Converts no currency. Intl gets the text itself, so no digit is lost to a float.
 * @throws RangeError for text that is not decimal, so that a bug is never shown as an amount
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

import { preferences } from '@pundi/platform/session'
import type { Currency } from '@pundi/contract'
import { numberFormat, numberLocale } from './locale'

export interface AmountOptions {
  /** Default: the user's currency. */
  currency?: Currency
  /**
   * Number of decimals for rupiah, rounded half away from zero. 'needed' means none for whole
   * rupiah and two otherwise. Dollars and euros always have two decimals.
   */
  decimals?: 0 | 2 | 'needed'
  signed?: boolean
}

/**
 * Formats decimal text in the user's currency and language: "150000.00" becomes "Rp 150.000",
 * "$150,000.00" or "€150.000,00". Amounts are not converted. Intl gets text instead of a float, so
 * no digit is lost.
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

import { numberFormat, numberLocale } from './locale'

/** Formats with at most two decimals: 1234567.891 becomes "1.234.567,89". */
export const formatNumber = (value: number) =>
  numberFormat(numberLocale(), { maximumFractionDigits: 2, useGrouping: 'always' }).format(value)

/** Formats decimal text exactly, with two decimals. Without a currency, since a total of several users has none. */
export const formatSum = (decimalText: string) =>
  numberFormat(numberLocale(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  }).format(decimalText as Intl.StringNumericLiteral)

import { numberFormat, numberLocale } from './locale'

export const formatNumber = (value: number) =>
  numberFormat(numberLocale(), { maximumFractionDigits: 2, useGrouping: 'always' }).format(value)

/** Formats decimal text exactly, with two decimals. Without a currency, since a total of several users has none. */
export const formatSum = (decimalText: string) =>
  numberFormat(numberLocale(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  }).format(decimalText as Intl.StringNumericLiteral)

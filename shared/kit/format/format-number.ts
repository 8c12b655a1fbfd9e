import { numberFormat, numberLocale } from './locale'

export const formatNumber = (value: number) =>
  numberFormat(numberLocale(), { maximumFractionDigits: 2, useGrouping: 'always' }).format(value)

/**
 * Formats decimal text exactly, with two decimals and without a currency, because a total of
 * several users has no single currency.
 */
export const formatSum = (decimalText: string) =>
  numberFormat(numberLocale(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  }).format(decimalText as Intl.StringNumericLiteral)

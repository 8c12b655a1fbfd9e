import { numberFormat, numberLocale } from './locale'

export const formatNumber = (value: number) =>
  numberFormat(numberLocale(), { maximumFractionDigits: 2, useGrouping: 'always' }).format(value)

/**
 * Formats a total over several users, given as decimal text. The result has two decimals and no
 * currency, because the users may have different currencies.
 */
export const formatSum = (decimalText: string) =>
  numberFormat(numberLocale(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  }).format(decimalText as Intl.StringNumericLiteral)

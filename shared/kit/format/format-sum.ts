import { numberLocale } from './locale'
import { numberFormat } from './number-format'

/** Writes decimal text exactly, with two decimals and no currency: a total of several people has none. */
export const formatSum = (decimalText: string) =>
  numberFormat(numberLocale(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  }).format(decimalText as Intl.StringNumericLiteral)

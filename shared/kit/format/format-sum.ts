import { numberLocale } from './locale'
import { numberFormat } from './number-format'

/** Decimal text, exact, with two decimals and no currency: what several people own together counts in none. */
export const formatSum = (decimalText: string) =>
  numberFormat(numberLocale(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  }).format(decimalText as Intl.StringNumericLiteral)

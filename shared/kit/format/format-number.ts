import { numberLocale } from './locale'
import { numberFormat } from './number-format'

/** A count or a measure as people read it, with at most two decimals: 1234567.891 becomes "1.234.567,89". */
export const formatNumber = (value: number) =>
  numberFormat(numberLocale(), { maximumFractionDigits: 2, useGrouping: 'always' }).format(value)

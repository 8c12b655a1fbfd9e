import { numberLocale } from './locale'

const formats = new Map<string, Intl.NumberFormat>()

/** A count or a measure as people read it, with at most two decimals: 1234567.891 becomes "1.234.567,89". */
export function formatNumber(value: number) {
  const locale = numberLocale()
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'always' })
    formats.set(locale, format)
  }
  return format.format(value)
}

import type { Summary } from '@pundi/contract'
import { dateLocale } from '@pundi/kit/format'

export type Month = Summary['by_month'][number]

/** The twelve months up to that of `today` (`yyyy-mm-dd`), in order of time; one without rows counts as zero. */
export function lastMonths(byMonth: Month[], today: string): Month[] {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return Array.from({ length: 12 }, (_, index) => {
    const months = year * 12 + month - 12 + index
    const name = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
    return byMonth.find(({ month }) => month === name) ?? { month: name, income: '0.00', expense: '0.00' }
  })
}

const format = (month: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocale(), { ...parts, timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** A month, `yyyy-mm`, in words: "Nov 2026". */
export const nameMonth = (month: string) => format(month, { month: 'short', year: 'numeric' })

/** The name of a month in three letters, so that twelve fit beside each other: "sept" is "sep". */
export const abbreviateMonth = (month: string) => format(month, { month: 'short' }).slice(0, 3)

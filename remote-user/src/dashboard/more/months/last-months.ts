import type { Summary } from '@pundi/contract'

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

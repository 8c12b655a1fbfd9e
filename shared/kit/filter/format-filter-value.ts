import { formatAmount, formatDay } from '@pundi/kit/format'

export const dateRanges = {
  '': 'All Time',
  '1day': 'Today',
  '3days': 'Last 3 Days',
  '1week': 'Last Week',
  '1month': 'Last Month',
} as const

export type FilterValueMessage = (typeof dateRanges)[keyof typeof dateRanges] | 'income' | 'expense'

/** Formats the value of a filter for its chip. Unknown values stay unchanged. */
export function formatFilterValue(
  name: string,
  value: string,
  text: (message: FilterValueMessage) => string,
) {
  if (name === 'min_amount' || name === 'max_amount') return formatBound(value)
  if (name === 'from' || name === 'to') return formatDay(value)
  if (name === 'type' && (value === 'income' || value === 'expense')) return text(value)
  if (name === 'date_range' && value in dateRanges) return text(dateRanges[value as keyof typeof dateRanges])
  return value
}

const formatBound = (value: string) =>
  /^\d+(\.\d+)?$/.test(value) ? formatAmount(value, { decimals: value.includes('.') ? 2 : 0 }) : value

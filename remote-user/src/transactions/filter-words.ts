import { formatAmount, formatDay } from '@pundi/shared/format'
import type { MessageId, text as Text } from '../catalogue/text'
import type { Filter, FilterName } from './view'

export const dateRanges = {
  '': 'All Time',
  '1day': 'Today',
  '3days': 'Last 3 Days',
  '1week': 'Last Week',
  '1month': 'Last Month',
} as const satisfies Record<string, MessageId>

const labels: Record<FilterName, MessageId> = {
  search: 'Search',
  category: 'Category',
  type: 'Type',
  min_amount: 'Min Amount',
  max_amount: 'Max Amount',
  date_range: 'Date Range',
  category_id: 'Category',
  from: 'From',
  to: 'To',
}

/** An active filter in words, "Category: Makanan". What is no amount or day stands as it was written. */
export function sayFilter(name: FilterName, value: string, text: typeof Text) {
  return `${text(labels[name])}: ${sayValue(name, value, text)}`
}

function sayValue(name: FilterName, value: string, text: typeof Text) {
  if (name === 'min_amount' || name === 'max_amount') return sayAmount(value)
  if (name === 'from' || name === 'to') return formatDay(value)
  if (name === 'type' && (value === 'income' || value === 'expense')) return text(value)
  if (name === 'date_range' && value in dateRanges) return text(dateRanges[value as keyof typeof dateRanges])
  return value
}

const sayAmount = (value: string) =>
  /^\d+(\.\d+)?$/.test(value) ? formatAmount(value, { decimals: value.includes('.') ? 2 : 0 }) : value

/** Bounds between which nothing can lie; of at most 14 digits each, so a float tells them apart. */
export const isTurnedAround = ({ min_amount, max_amount }: Filter) =>
  min_amount !== undefined && max_amount !== undefined && Number(min_amount) > Number(max_amount)

import { firstOfMonth, lastOfMonth } from '@pundi/contract'
import { dateFormat, dateLocale, formatDay, type Period } from '@pundi/kit/format'
import type { useText } from '../catalogue/text'

export function nameRange({ from, to }: Period, month: 'long' | 'short' = 'long'): string {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const isMonth = from === firstOfMonth(from) && to === lastOfMonth(from)
  const isYear = from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`
  const format = dateFormat(dateLocale(), {
    ...(isYear ? {} : isMonth ? { month } : { day: 'numeric', month: 'short' }),
    year: 'numeric',
    timeZone: 'UTC',
  })
  return isMonth || isYear ? format.format(first) : format.formatRange(first, last)
}

export function nameCounted(range: Period, until: string | null, text: ReturnType<typeof useText>) {
  const name = nameRange(range)
  return until === null || until === range.to
    ? name
    : text('{range} up to {day}', { range: name, day: formatDay(until) })
}

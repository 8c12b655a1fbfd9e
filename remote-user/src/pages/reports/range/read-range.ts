import { monthOf } from '@pundi/contract'
import { type Period, periodOf, today } from '@pundi/kit/format'
import { preferences } from '@pundi/platform/session'
import { otherOf } from './other-of'

export const rangeNames = ['period', 'last-period', 'three', 'twelve', 'year', 'last-year', 'own'] as const
export type RangeName = (typeof rangeNames)[number]

export const againstNames = ['before', 'year', 'none', 'own'] as const
export type AgainstName = (typeof againstNames)[number]

export interface Asked {
  range: RangeName
  against: AgainstName
  typed: { from: string; to: string; against_from: string; against_to: string }
  /**
   * Query of the request. Empty for the current month compared with the previous month, because
   * these are the server's defaults.
   */
  query: { from?: string; to?: string; against_from?: string; against_to?: string }
}

/** Unknown values become the first option. */
export function readRange(address: URLSearchParams): Asked {
  const range = rangeNames.find(name => name === address.get('range')) ?? 'period'
  const against = againstNames.find(name => name === address.get('against')) ?? 'before'
  const read = (name: string) => address.get(name) ?? ''
  const typed = {
    ...{ from: read('from'), to: read('to') },
    ...{ against_from: read('against_from'), against_to: read('against_to') },
  }
  return { range, against, typed, query: queryOf(range, against, typed) }
}

function queryOf(range: RangeName, against: AgainstName, typed: Asked['typed']): Asked['query'] {
  if (range === 'period' && against === 'before') return {}
  const { from, to, against_from, against_to } = typed
  const days = range === 'own' ? { from, to } : daysOf(range)
  if (against === 'none') return days
  if (against === 'own') return { ...days, against_from, against_to }
  // If the dates are incomplete or in the wrong order, sends them without a comparison. The server
  // refuses such dates with a message.
  if (!isDay(days.from) || !isDay(days.to) || days.from > days.to) return days
  const other = otherOf(days, against, { today: today(), monthStart: preferences.getState().month_start })
  return { ...days, against_from: other.from, against_to: other.to }
}

const isDay = (text: string) => /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** A year is twelve periods. The first of them begins in January. */
function daysOf(range: Exclude<RangeName, 'own'>): Period {
  const { month_start } = preferences.getState()
  const back = (count: number) => periodOf(today(), month_start, count)
  const [current, month] = [back(0), monthOf(back(0).from) % 12]
  if (range === 'period') return current
  if (range === 'last-period') return back(1)
  if (range === 'three') return { from: back(2).from, to: current.to }
  if (range === 'twelve') return { from: back(11).from, to: current.to }
  const january = month + (range === 'year' ? 0 : 12)
  return { from: back(january).from, to: back(january - 11).to }
}

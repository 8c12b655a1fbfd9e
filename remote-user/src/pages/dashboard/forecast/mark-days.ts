import { centsOf, type DayBalance } from '@pundi/contract'
import type { LineMark } from '@pundi/kit/chart'
import type { DayAhead } from './look-ahead'

interface Words {
  today: string
  lowest: readonly string[]
}

/** Converts cents to the chart's unit: currency units as a float. */
export const lengthOf = (cents: bigint) => Number(cents) / 100

export function markDays(
  past: DayBalance[],
  days: DayAhead[],
  lowest: { date: string; balance: bigint } | undefined,
  words: Words,
): LineMark[] {
  const [today] = days
  const at = (place: number, balance: bigint) => ({ x: past.length + place, y: lengthOf(balance) })
  const pick = (balanceOf: (day: DayAhead) => bigint | null | undefined) =>
    days.flatMap((day, place) => {
      const balance = balanceOf(day)
      return typeof balance === 'bigint' ? [at(place, balance)] : []
    })
  const was = past.map(({ balance }, x) => ({ x, y: lengthOf(centsOf(balance)) }))
  const lowestAt =
    lowest &&
    at(
      days.findIndex(({ date }) => date === lowest.date),
      lowest.balance,
    )
  const marks: LineMark[] = [
    { id: 'high', look: 'high', data: pick(({ usual }) => usual?.high) },
    { id: 'low', look: 'low', data: pick(({ usual }) => usual?.low) },
    { id: 'planned', look: 'thin', data: pick(({ known }) => known) },
    { id: 'past', look: 'strong', data: [...was, ...(today ? [at(0, today.known)] : [])] },
    { id: 'tried', look: 'dashed', data: pick(({ tried }) => tried) },
    { id: 'today', look: 'since', words: [words.today], data: today ? [at(0, today.known)] : [] },
    { id: 'lowest', look: 'note', words: words.lowest, data: lowestAt ? [lowestAt] : [] },
  ]
  return marks.filter(({ data }) => data.length > 0)
}

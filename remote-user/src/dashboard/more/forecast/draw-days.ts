import { centsOf, type DayBalance } from '@pundi/contract'
import type { DayAhead } from './look-ahead'

/** Where lines run in a square of 100, as points of SVG, and where things stand in it, in percent from left and top. */
export interface DrawnDays {
  past: string
  known: string
  band: string
  tried: string
  /** The height of nothing, where it is in sight. */
  zero: number | undefined
  placeOf: (date: string, balance: bigint) => { left: number; top: number }
}

/** Draws the days that were and those ahead on one scale. Floats: they are lengths, and never read. */
export function drawDays(past: DayBalance[], ahead: DayAhead[]): DrawnDays {
  const was = past.map(({ date, balance }) => ({ date, balance: centsOf(balance) }))
  const dates = [...was, ...ahead].map(({ date }) => date)
  const all = [
    ...was.map(({ balance }) => balance),
    ...ahead.flatMap(({ known, usual, tried }) => [
      known,
      ...(usual ? [usual.low, usual.high] : []),
      ...(tried === null ? [] : [tried]),
    ]),
  ].map(Number)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const height = most - least || Math.max(1, Math.abs(most))
  // The label of the lowest point has its room below the lines. Flat lines lie in the middle.
  const [foot, top] = [least - height * 0.24, most + height * (most === least ? 0.24 : 0.08)]
  const heightOf = (balance: number) => Math.round(((top - balance) / (top - foot)) * 10_000) / 100
  const leftOf = (date: string) => Math.round((dates.indexOf(date) / (dates.length - 1)) * 10_000) / 100
  const point = (date: string, balance: bigint) => `${leftOf(date)},${heightOf(Number(balance))}`
  const line = (days: { date: string; balance: bigint | null }[]) =>
    days.flatMap(({ date, balance }) => (balance === null ? [] : [point(date, balance)])).join(' ')
  const edge = (name: 'low' | 'high') =>
    ahead.flatMap(({ date, usual }) => (usual ? [point(date, usual[name])] : []))
  const [today] = ahead
  return {
    past: line([...was, ...(today ? [{ date: today.date, balance: today.known }] : [])]),
    known: line(ahead.map(({ date, known }) => ({ date, balance: known }))),
    band: [...edge('high'), ...edge('low').reverse()].join(' '),
    tried: line(ahead.map(({ date, tried }) => ({ date, balance: tried }))),
    zero: least < 0 && most > 0 ? heightOf(0) : undefined,
    placeOf: (date, balance) => ({ left: leftOf(date), top: heightOf(Number(balance)) }),
  }
}

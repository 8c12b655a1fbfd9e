import type { DayAhead } from './look-ahead'
import { markDays } from './mark-days'

const past = [
  { date: '2026-11-22', balance: '4200000.00' },
  { date: '2026-11-23', balance: '4100000.50' },
]
const usual = { low: 330_000_000n, middle: 335_000_000n, high: 340_000_000n }
const days: DayAhead[] = [
  { date: '2026-11-24', known: 400_000_000n, usual, tried: null },
  { date: '2026-11-25', known: 340_000_000n, usual, tried: null },
]
const words = { today: 'Today', lowest: ['25 Nov', 'Rp 3.400.000'] }

test('the line of the past reaches today, where what is planned begins', () => {
  const marks = markDays(past, days, undefined, words)
  const dataOf = (id: string) => marks.find(mark => mark.id === id)?.data
  expect(dataOf('past')).toEqual([
    { x: 0, y: 4_200_000 },
    { x: 1, y: 4_100_000.5 },
    { x: 2, y: 4_000_000 },
  ])
  expect(dataOf('planned')).toEqual([
    { x: 2, y: 4_000_000 },
    { x: 3, y: 3_400_000 },
  ])
  expect(dataOf('today')).toEqual([{ x: 2, y: 4_000_000 }])
})

test('the lowest day has its name at its point; what was not tried, or is not known, has no mark', () => {
  const lowest = { date: '2026-11-25', balance: 340_000_000n }
  const marks = markDays(
    past,
    days.map(day => ({ ...day, usual: null })),
    lowest,
    words,
  )
  expect(marks.find(({ look }) => look === 'note')).toMatchObject({
    words: ['25 Nov', 'Rp 3.400.000'],
    data: [{ x: 3, y: 3_400_000 }],
  })
  expect(marks.map(({ id }) => id)).toEqual(['planned', 'past', 'today', 'lowest'])
})

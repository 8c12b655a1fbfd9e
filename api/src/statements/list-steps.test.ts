import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { daysBefore, findSums, listSteps, unitOfPoints, unitOfSteps } from './list-steps'

const days = fc
  .tuple(fc.integer({ min: 0, max: 3_652_058 }), fc.integer({ min: 0, max: 2000 }))
  .map(([first, length]) => ({ from: dayAt(first), to: dayAt(Math.min(first + length, 3_652_058)) }))
const unit = fc.constantFrom('day', 'week', 'month', 'period', 'year')

test('steps have each day of the range once, from the first day of the calendar to its last', () => {
  fc.assert(
    fc.property(days, unit, fc.integer({ min: 1, max: 28 }), (range, wanted, monthStart) => {
      const steps = listSteps(range, wanted, monthStart)
      expect([steps[0]!.from, steps.at(-1)!.to]).toEqual([range.from, range.to])
      for (const [place, { from, to }] of steps.entries()) {
        expect(from <= to).toBe(true)
        const next = steps[place + 1]
        if (next) expect(next.from).toBe(dayAt(placeOf(to) + 1))
        if (place > 0 && wanted === 'week') expect(new Date(from).getUTCDay()).toBe(1)
        if (place > 0 && wanted === 'month') expect(from.slice(8)).toBe('01')
        if (place > 0 && wanted === 'period') expect(Number(from.slice(8))).toBe(monthStart)
        if (place > 0 && wanted === 'year') expect(from.slice(5, 7)).toBe('01')
      }
    }),
    rounds(300),
  )
})

test('the days of a range are those of its whole months and those around them', () => {
  fc.assert(
    fc.property(days, range => {
      const { months, edges } = findSums(range)
      const found = edges.map(({ from, to }) => placeOf(to) - placeOf(from) + 1)
      if (months) {
        const last = new Date(`${months.to}T00:00:00Z`)
        last.setUTCMonth(last.getUTCMonth() + 1)
        found.push(last.valueOf() / DAY - Date.parse(months.from) / DAY)
        expect([months.from.slice(8), months.to.slice(8)]).toEqual(['01', '01'])
      }
      expect(found.every(count => count > 0)).toBe(true)
      expect(found.reduce((sum, count) => sum + count, 0)).toBe(placeOf(range.to) - placeOf(range.from) + 1)
      for (const { from, to } of edges) expect(placeOf(to) - placeOf(from)).toBeLessThan(60)
    }),
    rounds(300),
  )
})

test('a month is told apart by weeks, up to three years by periods, and more by years', () => {
  expect(unitOfSteps({ from: '2026-01-01', to: '2026-01-31' })).toBe('week')
  expect(unitOfSteps({ from: '2026-01-25', to: '2026-04-24' })).toBe('period')
  expect(unitOfSteps({ from: '2024-01-01', to: '2026-12-31' })).toBe('period')
  expect(unitOfSteps({ from: '2016-01-01', to: '2026-12-31' })).toBe('year')
  expect(unitOfPoints({ from: '2026-01-25', to: '2026-04-24' })).toBe('day')
  expect(unitOfPoints({ from: '2026-01-01', to: '2026-12-31' })).toBe('week')
  expect(unitOfPoints({ from: '2024-01-01', to: '2026-12-31' })).toBe('month')
})

test('a year has the twelve periods from the one that begins in January on', () => {
  expect(listSteps({ from: '2023-01-10', to: '2025-01-24' }, 'year', 25)).toEqual([
    { from: '2023-01-10', to: '2023-01-24' },
    { from: '2023-01-25', to: '2024-01-24' },
    { from: '2024-01-25', to: '2025-01-24' },
  ])
})

test('nothing comes before the first day that has a name', () => {
  expect(daysBefore('0001-01-01')).toEqual([])
  expect(daysBefore('2026-03-01')).toEqual([{ from: '0001-01-01', to: '2026-02-28' }])
})

const DAY = 24 * 60 * 60 * 1000
const FIRST = Date.parse('0001-01-01T00:00:00Z')
const dayAt = (place: number) => new Date(FIRST + place * DAY).toISOString().slice(0, 10)
const placeOf = (day: string) => (Date.parse(`${day}T00:00:00Z`) - FIRST) / DAY

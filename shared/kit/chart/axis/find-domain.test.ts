import { findDomain, isBelowZero } from './find-domain'
import type { LineMark } from '../LineMarks'

const line = (values: number[]): LineMark => ({
  ...{ id: 'line', look: 'thin' },
  data: values.map((y, x) => ({ x, y })),
})

const noteOf = (values: number[]): LineMark => ({
  ...{ id: 'note', look: 'note', words: ['25 Nov', 'Rp 300'] },
  data: [{ x: values.indexOf(Math.min(...values)), y: Math.min(...values) }],
})

test.each([
  ['in the middle', [900, 300, 800, 700]],
  ['at the end', [900, 800, 700, 0]],
  ['below nothing', [500, -2000, 100, 400]],
  ['the same on all days', [500, 500, 500, 500]],
  ['nothing on all days', [0, 0, 0, 0]],
])('no line runs through the note of the lowest point %s: it has its room below', (_, values) => {
  const { least, most } = findDomain([line(values), noteOf(values)], 0.2)
  expect((Math.min(...values) - least) / (most - least)).toBeGreaterThanOrEqual(0.2 - 1e-9)
  expect(most).toBeGreaterThan(Math.max(...values))
})

test('a line near zero stands on it; one far above is not pressed flat', () => {
  expect(findDomain([line([400, 1000])], 0.2).least).toBe(0)
  expect(findDomain([line([10_000, 10_500])], 0.2).least).toBe(9_980)
})

test('only what is drawn below zero has steps there', () => {
  expect(isBelowZero([line([5, 0])])).toBe(false)
  expect(isBelowZero([line([5, -1])])).toBe(true)
})

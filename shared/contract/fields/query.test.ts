import * as z from 'zod/mini'
import { emptyIsAbsent, limit } from './query'

test('a parameter that is empty or shows nothing is absent, anything else stays', () => {
  const parameter = emptyIsAbsent(z.string())
  for (const nothing of [undefined, '', '\u200b', '\u200b\u200d'])
    expect(parameter.parse(nothing)).toBeUndefined()
  for (const something of [' ', '0', 'a', 'a\u200b']) expect(parameter.parse(something)).toBe(something)
  expect(emptyIsAbsent(z.array(z.string())).parse([])).toEqual([])
})

test('a page has 50 rows where nothing else is asked for, 1 at least and 500 at most', () => {
  expect(limit.parse(undefined)).toBe(50)
  for (const rows of [1, 10, 500]) expect(limit.parse(String(rows))).toBe(rows)
})

test.each([
  ['', 'Enter a whole number'],
  ['ten', 'Enter a whole number'],
  ['x10', 'Enter a whole number'],
  ['10x', 'Enter a whole number'],
  ['-1', 'Enter a whole number'],
  ['10000', 'Enter a whole number'],
  ['0', 'At least 1'],
  ['501', 'At most 500'],
])('%j rows of a page are refused', (rows, why) => {
  expect(limit.safeParse(rows).error!.issues[0]!.message).toBe(why)
})

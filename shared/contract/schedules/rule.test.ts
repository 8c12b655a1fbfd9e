import { assert, constantFrom, integer, property, record } from 'fast-check'
import { firstDayOf, lastScheduledDay, listScheduledDays, type ScheduleRule, scheduledDay } from './rule'

const rule = (changes: Partial<ScheduleRule>): ScheduleRule => ({
  ...{ unit: 'month', every: 1, anchor_date: '2026-01-31' },
  ...changes,
})
const first = (count: number, changes: Partial<ScheduleRule>, name: 'due_on' | 'date' = 'due_on') =>
  Array.from({ length: count }, (_, n) => scheduledDay(rule(changes), n)?.[name])

test('the 31st is the last day of a shorter month, and the 31st again after it', () => {
  expect(first(5, {})).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
})

test('a day of the month that the first one lacks is that day again in longer months', () => {
  const [unit, from] = ['month', '2026-11-30'] as const
  const days = ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']
  expect(first(5, { anchor_date: from, month_day: 31 })).toEqual(days)
  expect(first(5, { anchor_date: from, month_day: 'last' })).toEqual(days)
  expect(first(3, { unit, every: 3, anchor_date: from, month_day: 'last' })).toEqual([
    ...['2026-11-30', '2027-02-28', '2027-05-31'],
  ])
  const leap = first(3, { unit: 'year', anchor_date: '2027-02-28', month_day: 'last' })
  expect(leap).toEqual(['2027-02-28', '2028-02-29', '2029-02-28'])
  expect(first(4, { anchor_date: '2028-01-29', month_day: 29 })[1]).toBe('2028-02-29')
})

test('the last day of a month moves off a weekend, and is the last one again after it', () => {
  const dates = first(4, { anchor_date: '2027-01-31', month_day: 'last', weekend: 'before' }, 'date')
  expect(dates).toEqual(['2027-01-29', '2027-02-26', '2027-03-31', '2027-04-30'])
})

test.each([
  ['month', '2026-11-28', 'last', '2026-11-30'],
  ['month', '2026-11-28', 15, '2026-12-15'],
  ['year', '2026-11-28', 15, '2027-11-15'],
  ['month', '2026-11-28', null, '2026-11-28'],
  ['week', '2026-11-28', undefined, '2026-11-28'],
] as const)('the first day of %s from %s on, day %s, is %s', (unit, anchor_date, month_day, day) => {
  expect(firstDayOf({ unit, anchor_date, month_day })).toBe(day)
})

test('29 February is the 28th in other years, and the 29th again after four', () => {
  const days = ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']
  expect(first(5, { unit: 'year', anchor_date: '2024-02-29' })).toEqual(days)
  expect(scheduledDay(rule({ unit: 'year', anchor_date: '1896-02-29' }), 4)?.due_on).toBe('1900-02-28')
})

test.each([
  ['day', 1, '2026-02-27', ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']],
  ['day', 10, '2026-12-20', ['2026-12-20', '2026-12-30', '2027-01-09', '2027-01-19']],
  ['week', 1, '2026-12-28', ['2026-12-28', '2027-01-04', '2027-01-11', '2027-01-18']],
  ['week', 2, '2024-02-15', ['2024-02-15', '2024-02-29', '2024-03-14', '2024-03-28']],
  ['month', 3, '2026-11-30', ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30']],
  ['year', 1, '2026-11-25', ['2026-11-25', '2027-11-25', '2028-11-25', '2029-11-25']],
] as const)('of %s %d from %s', (unit, every, anchor_date, days) => {
  expect(first(4, { unit, every, anchor_date })).toEqual(days)
})

test('what falls on a weekend moves to the Friday before or the Monday after, also into another month', () => {
  // 31 January 2026 is a Saturday, 28 February too, and 31 May a Sunday.
  const dates = (weekend: 'before' | 'after') => first(5, { weekend }, 'date')
  expect(dates('before')).toEqual(['2026-01-30', '2026-02-27', '2026-03-31', '2026-04-30', '2026-05-29'])
  expect(dates('after')).toEqual(['2026-02-02', '2026-03-02', '2026-03-31', '2026-04-30', '2026-06-01'])
  expect(first(5, { weekend: 'after' })).toEqual(first(5, {}))
})

test('it ends with its last day, which counts, or after a number of days', () => {
  expect(first(4, { until: '2026-03-31' })).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', undefined])
  expect(first(3, { count: 2 })).toEqual(['2026-01-31', '2026-02-28', undefined])
  expect(lastScheduledDay(rule({ count: 12 }))?.due_on).toBe('2026-12-31')
  expect(lastScheduledDay(rule({ until: '2026-12-30' }))?.due_on).toBe('2026-11-30')
  expect(lastScheduledDay(rule({}))).toBeUndefined()
})

test('a last day is about the day that the rule names, not about the one it moved to', () => {
  const days = listScheduledDays(rule({ until: '2026-01-31', weekend: 'after' }), '2026-01-01', '2026-12-31')
  expect(days).toEqual([{ n: 0, due_on: '2026-01-31', date: '2026-02-02' }])
})

test('nothing repeats after the year 9999', () => {
  expect(first(3, { unit: 'year', anchor_date: '9998-12-31' })).toEqual([
    '9998-12-31',
    '9999-12-31',
    undefined,
  ])
})

test('days from one to another are those of counting from the first, whatever the rule', () => {
  const any = record({
    unit: constantFrom('day', 'week', 'month', 'year'),
    every: integer({ min: 1, max: 40 }),
    start: integer({ min: 0, max: 40_000 }),
    weekend: constantFrom('keep', 'before', 'after'),
    from: integer({ min: 0, max: 80_000 }),
    span: integer({ min: 0, max: 2000 }),
  })
  const dayAt = (n: number) => scheduledDay(rule({ unit: 'day', anchor_date: '1950-01-01' }), n)!.due_on
  assert(
    property(any, ({ start, from, span, ...more }) => {
      const asked = { ...more, anchor_date: dayAt(start) } as ScheduleRule
      const [begin, end] = [dayAt(from), dayAt(from + span)]
      const counted = []
      for (let n = 0; ; n += 1) {
        const day = scheduledDay(asked, n)
        if (!day || day.date > end) break
        if (day.date >= begin) counted.push(day)
      }
      expect(listScheduledDays(asked, begin, end, 3000)).toEqual(counted)
    }),
    { numRuns: 60 },
  )
})

import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import {
  addDays,
  addMonths,
  countDays,
  dateOf,
  dayFromParts,
  daysBetween,
  daysInMonth,
  FIRST_DAY,
  firstOfMonth,
  LAST_DAY,
  lastOfMonth,
  listDays,
  monthOf,
  periodOf,
  weekdayOf,
} from './calendar'

test('adding days counts them, over months, leap years and centuries', () => {
  fc.assert(
    fc.property(places, places, (one, other) => {
      expect(addDays(dayAt(one), other - one)).toBe(dayAt(other))
      expect(daysBetween(dayAt(one), dayAt(other))).toBe(other - one)
    }),
    rounds(2000, 300),
  )
})

test('the days from one to another follow each other by one', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: -5, max: 400 }), (first, more) => {
      fc.pre(first + more <= LAST)
      const [from, to] = [dayAt(first), dayAt(Math.max(first + more, 0))]
      const days = Array.from({ length: Math.max(more + 1, 0) }, (_, place) => dayAt(first + place))
      expect(listDays(from, to)).toEqual(days)
      expect(countDays(from, to)).toBe(Math.max(first + more, 0) - first + 1)
    }),
    rounds(200),
  )
})

test('weekdays go round, and 1 January of the year 1 is a Monday', () => {
  fc.assert(
    fc.property(places, place => {
      expect(weekdayOf(dayAt(place))).toBe((place % 7) + 1)
    }),
    rounds(2000, 300),
  )
})

test('adding months keeps the date, or takes the last day of a shorter month', () => {
  const dates = fc.constantFrom(undefined, null, 'last' as const, 1, 15, 28, 29, 30, 31)
  fc.assert(
    fc.property(places, fc.integer({ min: 0, max: 9999 * 12 - 1 }), dates, (place, month, date) => {
      const day = dayAt(place)
      const [year, number, own] = partsAt(place)
      const [wantedYear, wantedMonth] = [Math.floor(month / 12) + 1, (month % 12) + 1]
      const wanted = Math.min(date === 'last' ? 31 : (date ?? own), lengthOf(wantedYear, wantedMonth))
      const later = addMonths(day, month - ((year - 1) * 12 + number - 1), date)
      expect(later).toBe(write(wantedYear, wantedMonth, wanted))
      expect(monthOf(later)).toBe(month + 12)
    }),
    rounds(2000, 300),
  )
})

test('a month begins on the first and ends on its last day', () => {
  fc.assert(
    fc.property(places, place => {
      const [year, month, date] = partsAt(place)
      const day = dayAt(place)
      expect(dateOf(day)).toBe(date)
      expect(daysInMonth(day)).toBe(lengthOf(year, month))
      expect(firstOfMonth(day)).toBe(write(year, month, 1))
      expect(lastOfMonth(day)).toBe(write(year, month, lengthOf(year, month)))
    }),
    rounds(1000, 200),
  )
})

test('only days that exist are made from their parts', () => {
  const [months, dates] = [fc.integer({ min: -1, max: 14 }), fc.integer({ min: -1, max: 33 })]
  const years = fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.constantFrom(-1, 0, 10_000, 12_026))
  fc.assert(
    fc.property(years, months, dates, (year, month, date) => {
      const isInRange = year >= 1 && year <= 9999
      const isDay = isInRange && month >= 1 && month <= 12 && date >= 1 && date <= lengthOf(year, month)
      expect(dayFromParts(year, month, date)).toBe(isDay ? write(year, month, date) : undefined)
    }),
    rounds(2000, 300),
  )
})

test('a period begins on its day of the month, ends before the next, and has the day in it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 31, max: LAST - 62 }), fc.integer({ min: 1, max: 28 }), (place, start) => {
      let [first, last] = [place, place + 1]
      while (partsAt(first)[2] !== start) first -= 1
      while (partsAt(last)[2] !== start) last += 1
      expect(periodOf(dayAt(place), start)).toEqual({ from: dayAt(first), to: dayAt(last - 1) })
    }),
    rounds(500, 60),
  )
})

test('a day after the year 9999 is longer than any other, and the day before it is found again', () => {
  expect(addDays(LAST_DAY, 1)).toBe('10000-01-01')
  expect(addDays(addDays(LAST_DAY, 1), -1)).toBe(LAST_DAY)
  expect(addMonths('9999-12-31', 2)).toBe('10000-02-29')
  expect(addDays(FIRST_DAY, -1)).toBe('0000-12-31')
  expect(periodOf(LAST_DAY, 1)).toEqual({ from: '9999-12-01', to: LAST_DAY })
})

test('what is typed in part gives no day, and no failure', () => {
  expect(addMonths('2026-', 1)).not.toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(daysInMonth('')).toBeNaN()
})

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const lengthOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

const januaries = [0]
for (let year = 1; year < 10_000; year += 1) januaries.push(januaries[year - 1]! + (isLeap(year) ? 366 : 365))

const LAST = januaries[9999]! - 1
const places = fc.integer({ min: 0, max: LAST })

function partsAt(place: number): [year: number, month: number, date: number] {
  const year = januaries.findIndex(january => january > place)
  let [month, rest] = [1, place - januaries[year - 1]!]
  for (; rest >= lengthOf(year, month); month += 1) rest -= lengthOf(year, month)
  return [year, month, rest + 1]
}

const write = (year: number, month: number, date: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

const dayAt = (place: number) => write(...partsAt(place))

import { addDays, addMonths, dateOf, dayFromParts, weekdayOf } from '@pundi/contract'
import {
  before,
  countOf,
  daysAgo,
  months,
  notDateAfter,
  notTomorrowAfter,
  notWeekdayAfter,
  relativeDays,
  weekdays,
} from './day-words'
import type { Word } from './split-words'

/** `unclear`: the phrase could mean several days. */
export type DayProblem = 'no-such-day' | 'two-days' | 'unclear'

export interface DayReading {
  /** Indexes of the words that name the day. */
  taken: ReadonlySet<number>
  /** Today if no word names a day. */
  day: { date: string } | { problem: DayProblem }
  written: string
}

/**
 * Returns the day (`yyyy-mm-dd`) or the DayProblem of a phrase. Undefined if the phrase names no
 * day.
 */
type Meaning = (found: RegExpExecArray, today: string) => string | undefined

interface Phrase {
  pattern: RegExp
  notAfter?: RegExp
  means: Meaning
}

/**
 * Finds the day that a line names. If the line names several days, refuses all of them, because a
 * guess could be wrong.
 */
export function readDay(words: readonly Word[], today: string): DayReading {
  const taken = new Set<number>()
  const found: { meaning: string; written: string }[] = []
  for (let at = 0; at < words.length; at++) {
    const match = matchAt(words, at, today)
    if (!match) continue
    const own = words.slice(at, at + match.length)
    found.push({ meaning: match.meaning, written: own.map(({ written }) => written).join(' ') })
    own.forEach((_, index) => taken.add(at + index))
    at += match.length - 1
  }
  const written = found.map(one => one.written).join(', ')
  const [first, second] = found
  if (!first) return { taken, day: { date: today }, written }
  if (second) return { taken, day: { problem: 'two-days' }, written }
  return {
    taken,
    day: isProblem(first.meaning) ? { problem: first.meaning } : { date: first.meaning },
    written,
  }
}

const isProblem = (meaning: string): meaning is DayProblem => /^[a-z]/.test(meaning)

function matchAt(words: readonly Word[], at: number, today: string) {
  const ahead = words.slice(at, at + 7).map(({ key }) => key || '"')
  const text = ahead.join(' ')
  for (const { pattern, notAfter, means } of phrases) {
    const found = pattern.exec(text)
    const meaning = found && !notAfter?.test(words[at - 1]?.key ?? '') && means(found, today)
    if (meaning) return { meaning, length: found[0].split(' ').length }
  }
  return undefined
}

const phrase = (source: string, means: Meaning, notAfter?: string): Phrase => ({
  pattern: new RegExp(`^${before}(?:${source})(?= |$)`, 'u'),
  ...(notAfter !== undefined && { notAfter: new RegExp(`^(?:${notAfter})$`, 'u') }),
  means,
})

const month = (name: string) => months.findIndex(names => names.split('|').includes(name)) + 1
const monthNames = months.join('|')
const past = '(?:(?:yang |yg )?lalu|kemarin|pasado)'
const coming = '(?:depan|ini|que viene|proximo)'
const comingFirst = '(?:next|this|este|proximo)'
const partOfDay =
  '(?: (?:pagi|siang|sore|malam|morning|afternoon|evening|night|por la (?:manana|tarde|noche)))?'
const date = '(?:(?:tgl|tanggal|dia|the) )?'
const th = '(?:st|nd|rd|th)?'
const dayAndMonth = String.raw`${date}(\d{1,2})${th}(?: of| de)? (${monthNames})`
const monthAndDay = String.raw`(${monthNames}) (\d{1,2})${th}`
const unit = '(?! (?:rb|ribu|k|jt|juta|mio|mil|m|miliar|million|millones|thousand)(?: |$))'

/** Sorted by priority: the first phrase that names a day, or has a problem, decides. */
const phrases: Phrase[] = [
  // "minggu" means both Sunday and week, so "minggu lalu" is unclear.
  phrase('minggu (?:(?:yang |yg )?lalu|kemarin|depan|ini)', () => 'unclear', notWeekdayAfter),
  ...daysAgo.map(([source, days]) =>
    phrase(source, ([, count = ''], today) => addDays(today, -countOf(count) * days)),
  ),
  ...weekdays.flatMap(ofWeekday),
  ...relativeDays.map(([source, days]) =>
    phrase(
      source,
      (_, today) => addDays(today, days),
      source.startsWith('manana') ? notTomorrowAfter : undefined,
    ),
  ),
  phrase(String.raw`${date}(\d{4})-(\d{1,2})-(\d{1,2})`, ([, y, m, d]) => exactly(y, m, d)),
  phrase(String.raw`${date}(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})`, ([, d, , m, y = '']) =>
    exactly(y.length === 2 ? `20${y}` : y, m, d),
  ),
  // "1/2" and other common fractions are not dates.
  phrase(
    String.raw`${date}(?!(?:1\/2|1\/3|2\/3|1\/4|3\/4)(?: |$))(\d{1,2})\/(\d{1,2})`,
    ([, d, m], today) => nearest(Number(m), Number(d), today),
    notDateAfter,
  ),
  phrase(String.raw`${dayAndMonth}(?: de| del)? (\d{4})`, ([, d, name = '', y], today) =>
    isNear(y, today) ? exactly(y, String(month(name)), d) : undefined,
  ),
  phrase(dayAndMonth, ([, d, name = ''], today) => nearest(month(name), Number(d), today)),
  phrase(String.raw`${monthAndDay} (\d{4})`, ([, name = '', d, y], today) =>
    isNear(y, today) ? exactly(y, String(month(name)), d) : undefined,
  ),
  phrase(monthAndDay + unit, ([, name = '', d], today) => nearest(month(name), Number(d), today)),
  phrase(String.raw`(?:tgl|tanggal|dia) (\d{1,2})${unit}|the (\d{1,2})(?:st|nd|rd|th)`, ([, d, nth], today) =>
    lastDate(Number(d ?? nth), today),
  ),
]

function ofWeekday(names: string, weekday: number): Phrase[] {
  const name = `(?:hari )?(?:${names})${weekday === 0 ? '|hari minggu' : ''}`
  const bare = weekday === 0 ? `${names}|minggu` : names
  return [
    // "malam minggu" is the evening before Sunday. Excluded after "makan", because "makan malam" is
    // dinner.
    phrase(`malam (?:${bare})`, (_, today) => lastWeekday((weekday + 6) % 7, today), 'makan'),
    phrase(`(?:${name}) ${coming}|${comingFirst} (?:${name})`, () => 'unclear'),
    phrase(`(?:${name}) ${past}|last (?:${name})`, (_, today) => weekdayBefore(weekday, today)),
    phrase(`(?:hari )?(?:${bare})${partOfDay}`, (_, today) => lastWeekday(weekday, today), notWeekdayAfter),
  ]
}

const lastWeekday = (weekday: number, today: string) =>
  addDays(today, -((weekdayOf(today) - weekday + 7) % 7))

const weekdayBefore = (weekday: number, today: string) => lastWeekday(weekday, addDays(today, -1))

const exactly = (year = '', month = '', date = '') =>
  dayFromParts(Number(year), Number(month), Number(date)) ?? 'no-such-day'

/**
 * The date with this month and day of the month: the next such date if it is at most 31 days after
 * today, otherwise the latest such date that is not after today.
 */
function nearest(month: number, date: number, today: string): string {
  const year = Number(today.slice(0, 4))
  // The latest 29 February can be eight years ago.
  const days = [1, 0, -1, -2, -3, -4, -5, -6, -7, -8].map(step => dayFromParts(year + step, month, date))
  return days.find(day => day !== undefined && day <= addDays(today, 31)) ?? 'no-such-day'
}

/**
 * True if a number can be a year. Transactions are recent, so in "20 mei 2000" the number 2000 is
 * an amount.
 */
function isNear(year: string | undefined, today: string) {
  const ago = Number(today.slice(0, 4)) - Number(year)
  return ago <= 10 && ago >= -1
}

/** The latest date, today included, with this day of the month. Skips months without that day. */
function lastDate(date: number, today: string): string {
  const days = [0, 1, 2].map(back => addMonths(today, -back, date))
  return days.find(day => dateOf(day) === date && day <= today) ?? 'no-such-day'
}

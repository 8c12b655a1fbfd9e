import { type Category, nameKey, type Transaction, weekdayOf } from '@pundi/contract'
import { dateFormat, ownZone } from '@pundi/kit/format'

export interface Occasion {
  now: Date
  amount: string
}

/**
 * How often a category or a description was recorded. To rank, tallies are compared by `nearAmount`
 * first, then by `atThisTime`, then by `all`.
 */
export interface Tally {
  /** Number of transactions whose amount is within 25 % of the typed one. */
  nearAmount: number
  /**
   * Points: three for each transaction added near this hour, and one for each dated on this
   * weekday.
   */
  atThisTime: number
  all: number
}

export interface Usual extends Tally {
  description: string
  category_id: number
  /** Decimal text: "1250000.50". */
  amount: string
}

/** Two times of day are near each other if they differ by at most this many minutes. */
const around = 120
const dayInMinutes = 24 * 60

export function rankCategories<One extends Category>(
  categories: readonly One[],
  past: readonly Transaction[],
  occasion: Occasion,
): { category: One; tally: Tally }[] {
  const rows = groupBy(past, row => String(row.category_id))
  const counted = categories.map(category => ({
    category,
    tally: tallyOf(rows.get(String(category.id)) ?? [], occasion),
  }))
  return counted.sort((one, other) => compare(one.tally, other.tally))
}

/**
 * Descriptions, the likeliest first. `least` is the minimum number of transactions of a
 * description.
 */
export function listUsual(past: readonly Transaction[], occasion: Occasion, least = 1): Usual[] {
  const groups = groupBy(past, row => `${row.category_id} ${nameKey(row.description)}`)
  return [...groups.values()]
    .filter(rows => rows.length >= least)
    .map(rows => usualOf(rows, occasion))
    .sort(
      (one, other) =>
        compare(one, other) ||
        compareText(one.description, other.description) ||
        one.category_id - other.category_id,
    )
}

function usualOf(rows: readonly Transaction[], occasion: Occasion): Usual {
  const newest = newestOf(rows)
  const byAmount = [...groupBy(rows, ({ amount }) => amount).values()]
  const [most = rows] = byAmount.sort(
    (one, other) => other.length - one.length || newestFirst(newestOf(one), newestOf(other)),
  )
  const { description, category_id } = newest
  return { ...tallyOf(rows, occasion), description, category_id, amount: newestOf(most).amount }
}

const newestFirst = (one: Transaction, other: Transaction) =>
  compareText(other.transaction_date, one.transaction_date) || other.id - one.id

const newestOf = (rows: readonly Transaction[]) => [...rows].sort(newestFirst)[0] as Transaction

const tallyOf = (rows: readonly Transaction[], { now, amount }: Occasion): Tally => ({
  nearAmount: rows.filter(row => isNear(Number(row.amount), Number(amount))).length,
  atThisTime: rows.reduce((sum, row) => sum + pointsOfTime(row, now), 0),
  all: rows.length,
})

const isNear = (one: number, other: number) => other > 0 && one >= other * 0.75 && one <= other * 1.25

/** The hour counts only if the transaction was added on its own date, in the user's time zone. */
function pointsOfTime({ transaction_date, created_at }: Transaction, now: Date) {
  const [made, shown] = [readClock(new Date(created_at)), readClock(now)]
  const apart = Math.abs(made.minute - shown.minute)
  const isSameHour = made.day === transaction_date && Math.min(apart, dayInMinutes - apart) <= around
  return (isSameHour ? 3 : 0) + (weekdayOf(transaction_date) === weekdayOf(shown.day) ? 1 : 0)
}

const compare = (one: Tally, other: Tally) =>
  other.nearAmount - one.nearAmount || other.atThisTime - one.atThisTime || other.all - one.all

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

interface Clock {
  /** `yyyy-mm-dd`. */
  day: string
  /** Minutes since midnight. */
  minute: number
}

/** Day and minute in the user's time zone. Parses the Swedish date format: "2026-11-23 12:10". */
function readClock(moment: Date): Clock {
  const written = formatIn(ownZone()).format(moment)
  const [hours = 0, minutes = 0] = written.slice(-5).split(':').map(Number)
  return { day: written.slice(0, 10), minute: hours * 60 + minutes }
}

const formatIn = (timeZone: string) => dateFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })

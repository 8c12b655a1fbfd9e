/*
 * What a filter of transactions means, in the plainest way there is and without a word of SQL: the specification's
 * sentences, for tests to compare the server with.
 */

export type Row = {
  id: number
  type: 'income' | 'expense'
  category: string
  category_id: number
  /** Whole hundredths. */
  cents: bigint
  description: string
  transaction_date: string
}
export type Filter = {
  category?: string
  category_id?: string
  type?: string
  min_amount?: string
  max_amount?: string
  date_range?: '1day' | '3days' | '1week' | '1month'
  time_zone?: string
  from?: string
  to?: string
  search?: string
}
export type Sort = 'date' | '-date' | 'amount' | '-amount'

const DAY = 24 * 60 * 60 * 1000

/** What a clock on the wall shows there, as the moment at which one in Greenwich shows the same. */
export function wallTime(now: Date, timeZone = 'UTC'): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(now)
  const [year = 0, month = 0, ...rest] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map(type =>
    Number(parts.find(part => part.type === type)!.value),
  )
  const [day, hour, minute, second] = rest
  return Date.UTC(year, month - 1, day, hour, minute, second, now.getUTCMilliseconds())
}

/** The same time of the same day a month before, or of that month's last day where it is shorter. */
function monthBefore(moment: number): number {
  const date = new Date(moment)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Date.UTC(year, month - 1, Math.min(date.getUTCDate(), lastDay)) + (moment % DAY)
}

const cutoffs = {
  '1day': (now: number) => now - DAY,
  '3days': (now: number) => now - 3 * DAY,
  '1week': (now: number) => now - 7 * DAY,
  '1month': monthBefore,
}

function inCents(amount: string): bigint {
  const [whole = '', part = ''] = amount.split('.')
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
}

/** However its accents are written, and each sign for itself: what a letter becomes at a word's end is no case. */
const small = (text: string) => Array.from(text.normalize(), sign => sign.toLowerCase()).join('')

export const keeps = (filter: Filter, now: Date) => (row: Row) => {
  const { category, category_id, type, min_amount, max_amount, date_range, from, to, search } = filter
  const there = wallTime(now, filter.time_zone)
  const dated = Date.parse(row.transaction_date)
  return (
    (category === undefined || row.category === category) &&
    (category_id === undefined || row.category_id === Number(category_id)) &&
    (type === undefined || row.type === type.toLowerCase()) &&
    (min_amount === undefined || row.cents >= inCents(min_amount)) &&
    (max_amount === undefined || row.cents <= inCents(max_amount)) &&
    (date_range === undefined || (dated >= cutoffs[date_range](there) && dated <= there)) &&
    (from === undefined || row.transaction_date >= from) &&
    (to === undefined || row.transaction_date <= to) &&
    (search === undefined || small(row.description).includes(small(search)))
  )
}

/** Newest first where nothing else is asked for; what is alike, by the order it was added in. */
export function inOrder(rows: Row[], sort: Sort = '-date'): Row[] {
  const compare = (one: bigint | string | number, other: typeof one) =>
    one < other ? -1 : one > other ? 1 : 0
  const byKey = (one: Row, other: Row) =>
    sort.endsWith('date')
      ? compare(one.transaction_date, other.transaction_date)
      : compare(one.cents, other.cents)
  const ascending = [...rows].sort((one, other) => byKey(one, other) || compare(one.id, other.id))
  return sort.startsWith('-') ? ascending.reverse() : ascending
}

export type Row = {
  id: number
  type: 'income' | 'expense'
  category: string
  category_id: number
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
  planned?: 'without' | 'only'
  search?: string
}
export type Sort = 'date' | '-date' | 'amount' | '-amount'

const DAY = 24 * 60 * 60 * 1000

/**
 * The local time in a time zone, in milliseconds, as if it were UTC: at 08:00 in Jakarta, the
 * timestamp of 08:00 UTC.
 */
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

export function asText(cents: bigint): string {
  const size = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

/** Lower-cases each character separately, so that "Σ" becomes "σ" even at the end of a word. */
const small = (text: string) => Array.from(text.normalize(), sign => sign.toLowerCase()).join('')

const finds = (search: string, row: Row) => hasWords(search, row) || hasWords(withUnits(search), row)

const withUnits = (search: string) => search.replace(/(\d)\s+k(?!\S)/gi, '$1k')

function hasWords(search: string, { description, category, cents }: Row): boolean {
  const words = search.trim().split(/\s+/u)
  const isText = (word: string) => [description, category].some(text => small(text).includes(small(word)))
  const isAmount = (word: string) => spellingsOf(cents).includes(word.toLowerCase().replace(/^0+(?=\d)/, ''))
  if (search.trim() === '') return isText(search)
  return words.every(word => isText(word) || isAmount(word))
}

function spellingsOf(cents: bigint): string[] {
  const whole = String(cents / 100n)
  const two = String(cents % 100n).padStart(2, '0')
  const decimals = [two, ...(two.endsWith('0') ? [two.slice(0, 1)] : [])]
  const grouped = (mark: string) => whole.replace(/(?<=\d)(?=(\d{3})+$)/g, mark)
  const forms: [string, string[]][] = [
    [whole, ['.', ',']],
    [grouped('.'), [',']],
    [grouped(','), ['.']],
  ]
  const thousands = two === '00' ? [`${Number(whole) / 1000}k`] : []
  const inThousands = thousands.flatMap(form => [form, form.replace('.', ',')])
  return forms.flatMap(([form, marks]) => [
    form,
    ...inThousands,
    ...marks.flatMap(mark => decimals.map(part => `${form}${mark}${part}`)),
  ])
}

export const isPlanned =
  (now: Date, home: string) =>
  ({ transaction_date }: Row) =>
    transaction_date > new Date(wallTime(now, home)).toISOString().slice(0, 10)

export const keeps = (filter: Filter, now: Date, home: string) => (row: Row) => {
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
    (filter.planned === undefined || (filter.planned === 'only') === isPlanned(now, home)(row)) &&
    (search === undefined || finds(search, row))
  )
}

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

import type { TransactionFilter } from '@pundi/contract'
import type { Columns } from './columns'
import type { News } from './queries'

/** Hundredths of decimal text with at most two decimals. */
export function centsOf(amount: string): number {
  const [whole, part = ''] = amount.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** A date as the number yyyymmdd. */
export const dayOf = (date: string) => Number(date.replaceAll('-', ''))

/** The rows that a filter keeps, in no order; `news` is what the database made of the filter's words and days. */
export function rowsKept(columns: Readonly<Columns>, filter: TransactionFilter, news: News): number[] {
  const { count, cents, day, income, category_id } = columns
  const { category, type, min_amount, max_amount, from, to } = filter
  const { categories, first_day, last_day } = news
  const least = min_amount === undefined ? 0 : centsOf(min_amount)
  const most = max_amount === undefined ? Infinity : centsOf(max_amount)
  const first = Math.max(first_day ?? 0, from === undefined ? 0 : dayOf(from))
  const last = Math.min(last_day ?? Infinity, to === undefined ? Infinity : dayOf(to))
  const sign = type === undefined ? undefined : Number(type === 'income')
  const one = filter.category_id === undefined ? undefined : Number(filter.category_id)
  const matches = matching(columns, news.words)
  const rows: number[] = []
  for (let row = 0; row < count; row += 1) {
    const amount = cents[row] ?? NaN
    const date = day[row] ?? NaN
    if (
      amount >= least &&
      amount <= most &&
      date >= first &&
      date <= last &&
      (sign === undefined || income[row] === sign) &&
      (one === undefined || category_id[row] === one) &&
      (category === undefined || categories.includes(category_id[row] ?? 0)) &&
      matches(row)
    )
      rows.push(row)
  }
  return rows
}

/** Whether a row's description has those words in it; each description is searched once, however many rows have it. */
function matching({ words, word }: Readonly<Columns>, sought: string | null): (row: number) => boolean {
  if (sought === null) return () => true
  const answers = new Uint8Array(words.length)
  return row => {
    const place = word[row] ?? 0
    if (answers[place] === 0) answers[place] = words[place]?.includes(sought) ? YES : NO
    return answers[place] === YES
  }
}

const [YES, NO] = [1, 2]

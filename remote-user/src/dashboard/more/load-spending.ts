import { type Summary, sumTransactions } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { send } from '@pundi/platform/http'
import { text } from '../../catalogue/text'
import { settleCall } from '../../settle-call'
import { decimalOf, hundredthsOf } from '../cash-flow/hundredths'

/** What was spent this month and last, in the reader's time zone. Null where either could not be loaded. */
export async function loadSpending(): Promise<Spending[] | null> {
  const day = today()
  const months = [monthBorders(day), monthBorders(day, 1)]
  const fallback = text('Failed to fetch transactions')
  const [now, before] = await Promise.all(
    months.map(({ from, to }) =>
      settleCall(send(sumTransactions, { query: { type: 'expense', from, to }, fallback })),
    ),
  )
  return now && before ? compareSpending(now.data.by_category, before.data.by_category) : null
}

/** What was spent in one category, as decimal text. */
export interface Spending {
  /** Undefined for the sum of the smaller categories. */
  name: string | undefined
  now: string
  before: string
  /** `now` less `before`. */
  change: string
}

/** How many categories have a row of their own. The smaller ones share one row. */
const shown = 6

/** Category by category, the largest of this month first. Exact: sums and differences are counted in hundredths. */
export function compareSpending(now: Summary['by_category'], before: Summary['by_category']): Spending[] {
  const totals = new Map<number, { name: string; now: bigint; before: bigint }>()
  for (const [when, rows] of [['before', before] as const, ['now', now] as const])
    for (const { category_id, name, total } of rows) {
      const known = totals.get(category_id) ?? { name, now: 0n, before: 0n }
      totals.set(category_id, { ...known, name, [when]: hundredthsOf(total) })
    }
  const sorted = [...totals.values()].sort((a, b) => compare(b.now, a.now) || compare(b.before, a.before))
  const [large, small] =
    sorted.length > shown + 1 ? [sorted.slice(0, shown), sorted.slice(shown)] : [sorted, []]
  const rest = small.reduce((sum, row) => ({ now: sum.now + row.now, before: sum.before + row.before }), {
    now: 0n,
    before: 0n,
  })
  return [...large, ...(small.length > 0 ? [{ name: undefined, ...rest }] : [])].map(row => ({
    name: row.name,
    now: decimalOf(row.now),
    before: decimalOf(row.before),
    change: decimalOf(row.now - row.before),
  }))
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)

export interface Borders {
  from: string
  to: string
}

/** First and last day of the month of `today` (`yyyy-mm-dd`), or of one `back` months before it. */
export function monthBorders(today: string, back = 0): Borders {
  const [year, month] = today.split('-').map(Number) as [number, number]
  // Day 0 is the last of the month before; in UTC no day is skipped or doubled by the clocks.
  const day = (months: number, date: number) =>
    new Date(Date.UTC(year, months, date)).toISOString().slice(0, 10)
  return { from: day(month - 1 - back, 1), to: day(month - back, 0) }
}

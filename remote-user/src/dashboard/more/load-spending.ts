import { type Summary, sumTransactions } from '@pundi/contract'
import { periodBefore, periodOf, sameDayIn, today } from '@pundi/kit/format'
import { preferences } from '@pundi/platform/session'
import { send } from '@pundi/platform/http'
import { text } from '../../catalogue/text'
import { settleCall } from '../../settle-call'
import { decimalOf, hundredthsOf } from '../cash-flow/hundredths'

/**
 * What was spent this month so far, and in the month before up to the same day of it. Null where either could not be
 * loaded.
 *
 * @param byMonth the cash flow of all months of the calendar
 */
export async function loadSpending(byMonth: Summary['by_month']): Promise<Compared | null> {
  const day = today()
  const { month_start } = preferences.getState()
  const period = periodOf(day, month_start)
  const before = periodBefore(period, month_start)
  const until = sameDayIn(before, period, day)
  const [now, then, earlier] = await Promise.all([
    sum({ type: 'expense', from: period.from, to: day }),
    sum({ type: 'expense', from: before.from, to: until }),
    countUntil(before.to, byMonth),
  ])
  if (!now || !then || earlier === null) return null
  return { rows: compareSpending(now.by_category, then.by_category), until, isFirst: earlier === 0 }
}

async function sum(query: { type?: 'expense'; from?: string; to: string }) {
  const answer = await settleCall(
    send(sumTransactions, { query, fallback: text('Failed to fetch transactions') }),
  )
  return answer && answer.data
}

/** How many transactions there are up to a day, or any number above 0 where a month before it has some. */
async function countUntil(day: string, byMonth: Summary['by_month']): Promise<number | null> {
  const [first] = byMonth.map(({ month }) => month).sort()
  const month = day.slice(0, 7)
  if (first === undefined || first > month) return 0
  if (first < month || isLastOfMonth(day)) return 1
  const answer = await sum({ to: day })
  return answer && answer.count
}

const isLastOfMonth = (day: string) => periodOf(day, 1).to === day

export interface Compared {
  rows: Spending[]
  /** The last day of the month before that is counted, `yyyy-mm-dd`. */
  until: string
  /** Nothing was booked before this month, so there is nothing to compare with. */
  isFirst: boolean
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

import { listTransactions, type Summary, sumTransactions, type Transaction } from '@pundi/contract'
import { type Period, today } from '@pundi/kit/format'
import { send } from '@pundi/platform/http'
import { preferences } from '@pundi/platform/session'
import { text } from '../../catalogue/text'
import { settleCall } from '../../settle-call'

/** What comes after the first content. */
export interface Later {
  /** The cash flow of every month, by the month's day 1 or whichever the user's months begin on. Null where it failed. */
  byMonth: Summary['by_month'] | null
  /** What is dated after today, null where there is nothing or it could not be had. */
  planned: Planned | null
}

interface Planned {
  count: number
  next: Transaction
  /** Income less expense, decimal text. */
  balance: string
}

/**
 * Loads the months as the user counts them, and what is planned.
 *
 * @param all the sums of all time, by months of the calendar
 */
export async function loadLater(all: Summary, period: Period | null): Promise<Later> {
  const [byMonth, planned] = await Promise.all([loadMonths(all), loadPlanned(period)])
  return { byMonth, planned }
}

const fallback = () => text('Failed to fetch transactions')

async function loadMonths({ by_month }: Summary) {
  const { month_start } = preferences.getState()
  if (month_start === 1) return by_month
  const answer = await settleCall(send(sumTransactions, { query: { month_start }, fallback: fallback() }))
  return answer && answer.data.by_month
}

async function loadPlanned(period: Period | null): Promise<Planned | null> {
  if (period && period.to <= today()) return null
  const query = { planned: 'only', ...period, sort: 'date', limit: 1 }
  const answer = await settleCall(send(listTransactions, { query, fallback: fallback() }))
  const next = answer?.data[0]
  return next ? { count: answer.meta.total, next, balance: answer.meta.balance } : null
}

import { type CountedCategory, type Letter, type Summary, sumTransactions } from '@pundi/contract'
import type { Period } from '@pundi/kit/format'
import { send } from '@pundi/platform/http'
import { preferences } from '@pundi/platform/session'
import { text } from '../../catalogue/text'
import { settleCall } from '../../settle-call'
import { askCategories } from '../../transaction-modal/load-categories'
import { loadPlanned, type Planned } from '../load-planned'
import { loadLetter } from './letter/load-letter'
import { daysShown } from './months/months'
import { thisPeriod } from './period/read-period'

/** What comes after the first content. */
export interface Later {
  /**
   * The cash flow of at least those months that are shown, by the month's day 1 or whichever the user's months begin on.
   * Null where it failed.
   */
  byMonth: Summary['by_month'] | null
  /** What is dated after today, null where there is nothing or it could not be had. */
  planned: Planned | null
  /** The categories by their ids; none where they could not be had. The charts do not wait for them. */
  looks: Promise<ReadonlyMap<number, CountedCategory>>
  /** About the period before, in the first days of a new one; null where there is none. */
  letter: Promise<Letter | null>
}

/**
 * Loads the months as the user counts them, and what is planned.
 *
 * @param all the sums of all time, by months of the calendar
 */
export async function loadLater(all: Summary, period: Period | null): Promise<Later> {
  const [looks, letter] = [loadLooks(), loadLetter()]
  const [byMonth, planned] = await Promise.all([loadMonths(all, period), loadPlanned(period)])
  return { byMonth, planned, looks, letter }
}

async function loadLooks() {
  const answer = await settleCall(askCategories())
  return new Map(answer?.data.map(category => [category.id, category]))
}

const fallback = () => text('Failed to fetch transactions')

/** Months that begin on another day than the first are added up from rows, so no more are asked for than are shown. */
async function loadMonths({ by_month }: Summary, period: Period | null) {
  const { month_start } = preferences.getState()
  if (month_start === 1) return by_month
  const query = { month_start, ...daysShown(period, thisPeriod(), month_start) }
  const answer = await settleCall(send(sumTransactions, { query, fallback: fallback() }))
  return answer && answer.data.by_month
}

import { type CountedCategory, type Letter, type Summary, sumTransactions } from '@pundi/contract'
import type { Period } from '@pundi/kit/format'
import { unlessOpen } from '@pundi/kit/list'
import { send } from '@pundi/platform/http'
import { preferences } from '@pundi/platform/session'
import { text } from '../../catalogue/text'
import { answerOrNull } from '../../shared/retry/answer-or-null'
import { askCategories } from '../../shared/categories/load-categories'
import { loadPlanned, type Planned } from './load-planned'
import { loadLetter } from './summary/load-letter'
import { daysShown } from './months/months'
import { thisPeriod } from './period/read-period'

export const screen = { path: '/dashboard' }

/** Categories by id; empty after a failure. */
export type Looks = ReadonlyMap<number, CountedCategory>

export interface CardData {
  /** Null means all time. */
  period: Period | null
  /**
   * Totals per month, at least for the months in the chart. A month begins on the day that the user
   * has chosen. Null after a failure.
   */
  byMonth: Summary['by_month'] | null
  /** Null if there are no planned transactions, or after a failure. */
  planned: Planned | null
  /** A promise while the categories load, because the charts do not wait for the categories. */
  looks: Looks | Promise<Looks>
  /**
   * Summary of the previous period; a promise while the summary loads. Null if the dashboard shows
   * no summary, for example after the first days of a period.
   */
  letter: Letter | null | Promise<Letter | null>
}

/** @param all totals of all time, by calendar month */
export async function loadCards(all: Summary, period: Period | null): Promise<CardData> {
  const [loadingLooks, loadingLetter] = [loadLooks(), loadLetter()]
  const [byMonth, planned] = await Promise.all([loadMonths(all, period), loadPlanned(period)])
  const looks = await unlessOpen(screen, loadingLooks)
  const letter = await unlessOpen(screen, loadingLetter)
  return { period, byMonth, planned, looks: looks.loading, letter: letter.loading }
}

async function loadLooks() {
  const answer = await answerOrNull(askCategories())
  return new Map(answer?.data.map(category => [category.id, category]))
}

const fallback = () => text('Failed to fetch transactions')

/**
 * If the user's months begin on day 1, uses the totals by calendar month. Otherwise, the server
 * must add up single transactions, so only the shown months are requested.
 */
async function loadMonths({ by_month }: Summary, period: Period | null) {
  const { month_start } = preferences.getState()
  if (month_start === 1) return by_month
  const query = { month_start, ...daysShown(period, thisPeriod(), month_start) }
  const answer = await answerOrNull(send(sumTransactions, { query, fallback: fallback() }))
  return answer && answer.data.by_month
}

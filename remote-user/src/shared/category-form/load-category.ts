import { sumTransactions } from '@pundi/contract'
import { contractChecks } from '@pundi/kit/form'
import { type Period, periodOf, today } from '@pundi/kit/format'
import { send } from '@pundi/platform/http'
import { preferences } from '@pundi/platform/session'
import { text } from './catalogue/text'
import { answerOrNull } from '../retry/answer-or-null'
import { loadCategories } from '../categories/load-categories'

/** The list does not wait for the totals. */
export async function loadCategory() {
  const period = periodOf(today(), preferences.getState().month_start)
  const totals = loadTotals(period)
  return { categories: await loadCategories(), period, totals }
}

async function loadTotals({ from, to }: Period): Promise<Totals | null> {
  const fallback = text('Failed to fetch transactions')
  const answer = await answerOrNull(send(sumTransactions, { query: { from, to }, fallback }))
  return answer && new Map(answer.data.by_category.map(({ category_id, total }) => [category_id, total]))
}

/** Totals by category id, decimal text. Null if the totals could not be loaded. */
export type Totals = Map<number, string>

export type CategoryData = Awaited<ReturnType<typeof loadCategory>>

export const { warmChecks: warmChanges, loadChecks: loadChanges } = contractChecks(
  () => import(/* webpackChunkName: "category-changes" */ './change-categories'),
)

export const hasFew = (categories: readonly unknown[]) => categories.length < 8

import { sumTransactions } from '@pundi/contract'
import { lateChecks } from '@pundi/kit/form'
import { type Period, periodOf, today } from '@pundi/kit/format'
import { send } from '@pundi/platform/http'
import { preferences } from '@pundi/platform/session'
import { text } from './catalogue/text'
import { settleCall } from '../settle-call'
import { loadCategories } from '../transaction-modal/load-categories'

/** The list does not wait for the totals. */
export async function loadCategory() {
  const period = periodOf(today(), preferences.getState().month_start)
  const totals = loadTotals(period)
  return { categories: await loadCategories(), period, totals }
}

/** What each category took or brought in a period, by its id; null where that could not be had. */
async function loadTotals({ from, to }: Period): Promise<Totals | null> {
  const fallback = text('Failed to fetch transactions')
  const answer = await settleCall(send(sumTransactions, { query: { from, to }, fallback }))
  return answer && new Map(answer.data.by_category.map(({ category_id, total }) => [category_id, total]))
}

/** Decimal text by the id of a category. */
export type Totals = Map<number, string>

export type CategoryData = Awaited<ReturnType<typeof loadCategory>>

/** The code that changes categories. It is a chunk of its own, loaded when it is needed. */
export const { warmChecks: warmChanges, loadChecks: loadChanges } = lateChecks(
  () => import(/* webpackChunkName: "category-changes" */ './change-categories'),
)

/** Who has few categories, as at first, is offered more. */
export const hasFew = (categories: readonly unknown[]) => categories.length < 8

/** What most visits do not need: looks, the order, the first categories. It is loaded after the list. */
export const loadMore = () => import(/* webpackChunkName: "category-more" */ './more/index')

import { lateChecks } from '@pundi/kit/form'
import { loadCategories } from '../transaction-modal/load-categories'

export const loadCategory = async () => ({ categories: await loadCategories() })

export type CategoryData = Awaited<ReturnType<typeof loadCategory>>

/** What changes categories is needed by nobody who only looks at them. */
export const { warmChecks: warmChanges, loadChecks: loadChanges } = lateChecks(
  () => import(/* webpackChunkName: "category-changes" */ './change-categories'),
)

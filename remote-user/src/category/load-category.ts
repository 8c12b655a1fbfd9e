import { lateChecks } from '@pundi/kit/form'
import { loadCategories } from '../transaction-modal/load-categories'

export const loadCategory = async () => ({ categories: await loadCategories() })

export type CategoryData = Awaited<ReturnType<typeof loadCategory>>

/** The code that changes categories. It is a chunk of its own, loaded when it is needed. */
export const { warmChecks: warmChanges, loadChecks: loadChanges } = lateChecks(
  () => import(/* webpackChunkName: "category-changes" */ './change-categories'),
)

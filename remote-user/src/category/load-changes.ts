import { lateChecks } from '@pundi/kit/form'

/** What changes categories is needed by nobody who only looks at them. */
export const { warmChecks: warmChanges, loadChecks: loadChanges } = lateChecks(
  () => import(/* webpackChunkName: "category-changes" */ './change-categories'),
)

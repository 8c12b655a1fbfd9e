import { lateChecks } from '@pundi/kit/form'

/** A third of what a page of this area would load. */
export const { warmChecks, loadChecks } = lateChecks(
  () => import(/* webpackChunkName: "checks" */ './checks'),
)

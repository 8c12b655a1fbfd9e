import { lateChecks } from '@pundi/shared/form'

export const { warmChecks, loadChecks } = lateChecks(
  () => import(/* webpackChunkName: "setting-checks" */ './checks'),
)

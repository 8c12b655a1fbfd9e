import { lateChecks } from '@pundi/kit/form'

export const { warmChecks, loadChecks } = lateChecks(
  () => import(/* webpackChunkName: "setting-checks" */ './checks'),
)

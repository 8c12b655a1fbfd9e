import { lazy, Suspense } from 'react'
import { FormAway } from '../../FormAway'
import type { PlanFormProps } from '../instalments/forms/PlanForm'

/** A form about purchases in instalments. Its code is loaded, with its words, when the first one is drawn. */
export const LatePlanForm = (props: PlanFormProps) => (
  <Suspense>
    <PlanForm {...props} />
  </Suspense>
)

const PlanForm = lazy(() =>
  import(/* webpackChunkName: "instalments-forms" */ '../instalments/forms/PlanForm').then(
    ({ PlanForm, loadWords }) => loadWords().then(() => ({ default: PlanForm })),
    () => ({ default: FormAway }),
  ),
)

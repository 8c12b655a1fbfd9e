import { lazy, Suspense } from 'react'
import { FormAway } from '../FormAway'
import type { PlannedFormsProps } from './open-form'

/** The open form, if any. Its code is loaded when the first one is drawn. */
export function DrawnForm(props: PlannedFormsProps) {
  return (
    props.form.purpose && (
      <Suspense>
        <PlannedForms {...props} />
      </Suspense>
    )
  )
}

const PlannedForms = lazy(() =>
  import(/* webpackChunkName: "planned-forms" */ './forms').then(
    forms => forms.loadReader().then(() => ({ default: forms.PlannedForms })),
    () => ({ default: FormAway }),
  ),
)

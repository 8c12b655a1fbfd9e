import { Suspense } from 'react'
import { FormAway } from '../FormAway'
import { latePart } from '../late-part'
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

const PlannedForms = latePart(
  () =>
    import(/* webpackChunkName: "planned-forms" */ './forms').then(forms =>
      forms.loadReader().then(() => forms),
    ),
  forms => forms.PlannedForms,
  FormAway,
)

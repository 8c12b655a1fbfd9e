import { Suspense } from 'react'
import { FormAway } from '../FormAway'
import { latePart } from '../late-part'
import type { GoalFormsProps } from './open-form'

/** The open form, if any. Its code is loaded when the first one is drawn. */
export function DrawnForm(props: GoalFormsProps) {
  return (
    props.form.purpose && (
      <Suspense>
        <GoalForms {...props} />
      </Suspense>
    )
  )
}

const GoalForms = latePart(
  () =>
    import(/* webpackChunkName: "goal-forms" */ './forms').then(forms =>
      forms.loadReader().then(() => forms),
    ),
  forms => forms.GoalForms,
  FormAway,
)

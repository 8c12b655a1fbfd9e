import { Suspense } from 'react'
import { FormAway } from '../FormAway'
import { latePart } from '../late-part'
import type { DrawnFormProps } from './open-form'

/** The open form, if any. Its code is loaded when the first one is drawn. */
export function DrawnForm(props: DrawnFormProps) {
  const { purpose, opening } = props.form
  return (
    purpose && (
      <Suspense>
        <BudgetForm key={opening} {...props} purpose={purpose} />
      </Suspense>
    )
  )
}

const BudgetForm = latePart(
  () =>
    import(/* webpackChunkName: "budget-forms" */ './forms').then(forms =>
      forms.loadReader().then(() => forms),
    ),
  forms => forms.BudgetForm,
  FormAway,
)

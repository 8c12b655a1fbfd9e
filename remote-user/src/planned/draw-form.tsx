import { Failure } from '@pundi/kit/ui'
import { lazy, Suspense } from 'react'
import { useText } from './catalogue/text'
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

/** Where the code of a form could not be loaded; the page works without. */
function FormAway() {
  const text = useText()
  return (
    <Failure
      message={text('The form could not be loaded.')}
      action={text('Try again')}
      onTry={() => window.location.reload()}
    />
  )
}

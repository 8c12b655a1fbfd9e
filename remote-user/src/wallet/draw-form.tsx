import { lazy, Suspense } from 'react'
import { FormAway } from './FormAway'
import type { DrawnFormProps } from './open-form'

/** The open form about wallets, if any. Its code is loaded, with its words, when the first one is drawn. */
export function DrawnForm(props: DrawnFormProps) {
  const { opened } = props.form
  return (
    opened && (
      <Suspense>
        <MoneyForm key={opened.opening} opened={opened} {...props} />
      </Suspense>
    )
  )
}

const MoneyForm = lazy(() =>
  import(/* webpackChunkName: "wallet-forms" */ './forms').then(
    forms => forms.loadWords().then(() => ({ default: forms.MoneyForm })),
    () => ({ default: FormAway }),
  ),
)

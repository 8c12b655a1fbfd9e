import { lazy, Suspense } from 'react'
import { FormAway } from '../../FormAway'
import type { MoneyFormProps } from './use-money-form'

/** The question before a wallet is closed. Its code is loaded, with its words, when the first one is drawn. */
export const LateClosing = (props: MoneyFormProps<'closing'>) => (
  <Suspense>
    <ClosingQuestion {...props} />
  </Suspense>
)

const ClosingQuestion = lazy(() =>
  import(/* webpackChunkName: "closing-question" */ '../closing/ClosingQuestion').then(
    ({ ClosingQuestion, loadWords }) => loadWords().then(() => ({ default: ClosingQuestion })),
    () => ({ default: FormAway }),
  ),
)

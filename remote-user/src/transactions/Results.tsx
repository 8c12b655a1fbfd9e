import { Skeleton } from '@pundi/kit/ui'
import { useNavigation } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { TryAgain } from '../TryAgain'
import type { TransactionsChanged } from './change-transactions'
import { FilteredTotals } from './FilteredTotals'
import type { Loaded } from './load-transactions'
import { NoTransactions } from './NoTransactions'
import css from './Results.module.css'
import { TransactionsList } from './TransactionsList'
import type { Question } from './use-change'
import type { View } from './view'

interface ResultsProps {
  view: View
  /** Undefined until the first answers are there. */
  loaded: Loaded | undefined
  outcome: TransactionsChanged | undefined
  onAsk: (question: Question) => void
}

/** What the filter keeps: totals above, rows below; each call that failed has a place of its own. */
export function Results({ view, loaded, outcome, onAsk }: ResultsProps) {
  const text = useText()
  const { state, location } = useNavigation()
  const isBusy = state === 'loading' && location.pathname === '/transactions'
  if (!loaded) return <Skeleton label={text('Memuat data transaksi...')} shape="rows" count={8} />
  const { answer, errors } = loaded
  if (!answer && Object.keys(errors).length > 0)
    return (
      <p className={css.mistake} role="alert">
        {text('This filter cannot be used. Correct what is marked under “Filter Transactions”.')}
      </p>
    )
  return (
    <section className={css.results} aria-label={text('Results')} aria-busy={isBusy}>
      <FilteredTotals view={view} loaded={loaded} isBusy={isBusy} />
      {!answer && <TryAgain message={text('Failed to fetch transactions')} />}
      {answer?.data.length === 0 && <NoTransactions view={view} />}
      {answer && answer.data.length > 0 && (
        <TransactionsList view={view} answer={answer} outcome={outcome} onAsk={onAsk} />
      )}
    </section>
  )
}

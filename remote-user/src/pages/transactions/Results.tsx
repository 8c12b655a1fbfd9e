import type { CountedCategory, TransferRow, Wallet } from '@pundi/contract'
import { Skeleton } from '@pundi/kit/ui'
import { useNavigation } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import { TryAgain } from '../../shared/retry/TryAgain'
import type { DoneTransactions } from './bulk/change-transactions'
import type { Booking } from '../../shared/booking-draft/modal-state'
import { FilteredTotals } from './filter/FilteredTotals'
import type { Loaded } from './load-transactions'
import { NoTransactions } from './NoTransactions'
import css from './Results.module.css'
import { TransactionsList } from './table/TransactionsList'
import type { Question } from './bulk/use-change'
import { matchesFilter, type View } from './view'
import { useUserArea } from '../../shared/booking-draft/user-area'

interface ResultsProps {
  view: View
  loaded: Loaded | undefined
  /** Undefined while loading, null after a failure. */
  categories: CountedCategory[] | null | undefined
  wallets: Wallet[] | null | undefined
  done: DoneTransactions | undefined
  onAsk: (question: Question) => void
  onOpen: (id: number) => void
  onTransfer: (transfer: TransferRow) => void
}

export function Results(props: ResultsProps) {
  const { view, loaded, categories, wallets, done, onAsk, onOpen, onTransfer } = props
  const text = useText()
  const { state, location } = useNavigation()
  const { bookings } = useUserArea()
  const isBusy = state === 'loading' && location.pathname === '/transactions'
  if (!loaded) return <Skeleton label={text('Memuat data transaksi...')} shape="rows" count={8} />
  const { answer, errors, planned } = loaded
  const added = addedTo(view, loaded, bookings)
  const isEmpty = answer?.data.length === 0 && !planned?.data.length && added.length === 0
  if (!answer && Object.keys(errors).length > 0)
    return (
      <p className={css.mistake} role="alert">
        {text('Please fix the highlighted filters.')}
      </p>
    )
  return (
    <section className={css.results} aria-label={text('Results')} aria-busy={isBusy}>
      <FilteredTotals view={view} loaded={loaded} isBusy={isBusy} />
      {(!answer || planned === null) && <TryAgain message={text('Failed to fetch transactions')} />}
      {isEmpty && <NoTransactions view={view} />}
      {answer && !isEmpty && (
        <TransactionsList
          view={view}
          answer={answer}
          planned={planned}
          categories={categories}
          wallets={wallets}
          added={added}
          done={done}
          onAsk={onAsk}
          onOpen={onOpen}
          onTransfer={onTransfer}
        />
      )}
    </section>
  )
}

const addedTo = (view: View, { answer, planned }: Loaded, bookings: readonly Booking[]) =>
  bookings
    .filter(
      ({ transaction }) =>
        view.cursor === undefined &&
        matchesFilter(transaction, view.filter) &&
        ![...(answer?.data ?? []), ...(planned?.data ?? [])].some(({ id }) => id === transaction.id),
    )
    .reverse()

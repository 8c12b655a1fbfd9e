import type { CountedCategory, TransferRow, Wallet } from '@pundi/contract'
import { Skeleton } from '@pundi/kit/ui'
import { Suspense } from 'react'
import { useNavigation } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { latePart } from '../late-part'
import { PartAway } from '../PartAway'
import { TryAgain } from '../TryAgain'
import type { DoneTransactions } from './change/change-transactions'
import type { Booking } from '../transaction-modal/modal-state'
import { FilteredTotals } from './filter/FilteredTotals'
import { loadMore } from './load-more'
import type { Loaded } from './load-transactions'
import css from './Results.module.css'
import { TransactionsList } from './table/TransactionsList'
import type { Question } from './change/use-change'
import { isKept, type View } from './view'
import { useUserArea } from '../user-area'

interface ResultsProps {
  view: View
  /** Undefined until the first answers are there. */
  loaded: Loaded | undefined
  /** Undefined while they load, null where they could not be had. */
  categories: CountedCategory[] | null | undefined
  wallets: Wallet[] | null | undefined
  /** The last change that was made. */
  done: DoneTransactions | undefined
  onAsk: (question: Question) => void
  onTransfer: (transfer: TransferRow) => void
}

/** The totals of the filter, and below them its rows. A call that failed is shown in its place. */
export function Results(props: ResultsProps) {
  const { view, loaded, categories, wallets, done, onAsk, onTransfer } = props
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
      {isEmpty && (
        <Suspense>
          <NoTransactions view={view} />
        </Suspense>
      )}
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
          onTransfer={onTransfer}
        />
      )}
    </section>
  )
}

/** What was just added, newest first, that belongs on this page and is not yet in its answers. */
const addedTo = (view: View, { answer, planned }: Loaded, bookings: readonly Booking[]) =>
  bookings
    .filter(
      ({ transaction }) =>
        view.cursor === undefined &&
        isKept(transaction, view.filter) &&
        ![...(answer?.data ?? []), ...(planned?.data ?? [])].some(({ id }) => id === transaction.id),
    )
    .reverse()

const NoTransactions = latePart(loadMore, more => more.NoTransactions, PartAway)

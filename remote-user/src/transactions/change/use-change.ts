import type { MoneyRecord } from '@pundi/contract'
import { useQuestion } from '@pundi/kit/list'
import { useFetcher } from 'react-router-dom'
import { warmChanges } from '../load-transactions'
import type { TransactionsChanged } from './change-transactions'

/** What the user is asked about. */
export type Question =
  | { about: 'nothing' }
  | { about: 'remove'; rows: [MoneyRecord] }
  | { about: 'remove-many'; rows: MoneyRecord[] }
  | { about: 'move'; rows: MoneyRecord[] }

const nothing: Question = { about: 'nothing' }

/**
 * The questions before a change, and its answer. A question closes when the change is made and the list is loaded again.
 * After a failure it stays open, for another try.
 */
export function useChange() {
  const fetcher = useFetcher<TransactionsChanged>()
  const isBusy = fetcher.state !== 'idle'
  const { about, failure, done, ask } = useQuestion<Question, TransactionsChanged>(fetcher.data, isBusy)
  return {
    fetcher,
    isBusy,
    question: about ?? nothing,
    /** How many days of schedules a removal has to say something of. */
    days: Number(failure?.refusal.errors['days']?.[0] ?? 0),
    /** Why the change that is asked about was not made. */
    failure: failure?.message,
    /** The last change that was made. */
    done,
    ask: (question: Question) => {
      warmChanges()
      ask(question)
    },
    cancel: () => {
      if (!isBusy) ask(nothing)
    },
  }
}

import type { MoneyRecord } from '@pundi/contract'
import { useQuestion } from '@pundi/kit/list'
import { useFetcher } from 'react-router-dom'
import { warmChanges } from '../load-transactions'
import type { TransactionsChanged } from './change-transactions'

export type Question =
  | { about: 'nothing' }
  | { about: 'remove'; rows: [MoneyRecord] }
  | { about: 'remove-many'; rows: MoneyRecord[] }
  | { about: 'move'; rows: MoneyRecord[] }

const nothing: Question = { about: 'nothing' }

/**
 * State of the dialog that asks before a change. The dialog closes when the change is made and the
 * list has reloaded. After a failure, the dialog stays open, so that the user can try again.
 */
export function useChange() {
  const fetcher = useFetcher<TransactionsChanged>()
  const isBusy = fetcher.state !== 'idle'
  const { about, asked, failure, done, ask } = useQuestion<Question, TransactionsChanged>(
    fetcher.data,
    isBusy,
  )
  return {
    fetcher,
    isBusy,
    isAsked: asked !== undefined,
    question: about ?? nothing,
    days: Number(failure?.refusal.errors['days']?.[0] ?? 0),
    failure: failure?.message,
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

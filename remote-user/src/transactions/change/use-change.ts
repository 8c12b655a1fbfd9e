import type { Transaction } from '@pundi/contract'
import { useQuestion } from '@pundi/kit/list'
import { useState } from 'react'
import { useFetcher } from 'react-router-dom'
import type { TransactionsChanged } from './change-transactions'

/** What somebody is being asked about. */
export type Question =
  | { about: 'nothing' }
  | { about: 'remove'; rows: [Transaction] }
  | { about: 'remove-many'; rows: Transaction[] }
  | { about: 'move'; rows: Transaction[] }

const nothing: Question = { about: 'nothing' }

/**
 * The questions before a change, and its answer. A question is over once the change is made and the list is fresh;
 * after a failure it stays, to be answered again.
 */
export function useChange() {
  const fetcher = useFetcher<TransactionsChanged>()
  const isBusy = fetcher.state !== 'idle'
  const { about, failure, outcome, ask } = useQuestion<Question, TransactionsChanged>(fetcher.data, isBusy)
  return {
    fetcher,
    isBusy,
    question: about ?? nothing,
    /** Why the change that is asked about was not made. */
    failure: failure?.message,
    /** What the last question ended with. */
    outcome,
    ask,
    cancel: () => {
      if (!isBusy) ask(nothing)
    },
  }
}

/**
 * Tells what a change ended with until that is dismissed or undone; then what the undo ended with.
 *
 * @param outcome of the last change
 */
export function useUndo(outcome: TransactionsChanged | undefined) {
  const { data, state, submit } = useFetcher<TransactionsChanged>()
  const undoing = useQuestion<TransactionsChanged, TransactionsChanged>(data, state !== 'idle')
  const [dismissed, setDismissed] = useState<TransactionsChanged>()
  const isUndone = outcome !== undefined && undoing.asked === outcome
  const told = isUndone ? (undoing.outcome ?? undoing.failure) : outcome

  function undo(ids: number[]) {
    if (isUndone || !outcome) return
    const form = new FormData()
    form.set('change', 'restore')
    for (const id of ids) form.append('ids', String(id))
    undoing.ask(outcome)
    void submit(form, { method: 'post', action: '/transactions' })
  }

  return { told: told === dismissed ? undefined : told, dismiss: () => setDismissed(told), undo }
}

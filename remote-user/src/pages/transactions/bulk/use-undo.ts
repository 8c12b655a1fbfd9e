import { useQuestion } from '@pundi/kit/list'
import { useState } from 'react'
import { useFetcher } from 'react-router-dom'
import type { DoneTransactions, TransactionsChanged } from './change-transactions'

export function useUndo(done: DoneTransactions | undefined) {
  const { data, state, submit } = useFetcher<TransactionsChanged>()
  const undoing = useQuestion<DoneTransactions, TransactionsChanged>(data, state !== 'idle')
  const [dismissed, setDismissed] = useState<TransactionsChanged>()
  const isUndone = done !== undefined && undoing.asked === done
  const shown = isUndone ? (undoing.done ?? undoing.failure) : done

  function undo(ids: number[]) {
    if (isUndone || !done) return
    const form = new FormData()
    form.set('change', 'restore')
    form.set('are', done.outcome.are)
    for (const id of ids) form.append('ids', String(id))
    undoing.ask(done)
    void submit(form, { method: 'post', action: '/transactions' })
  }

  return { shown: shown === dismissed ? undefined : shown, dismiss: () => setDismissed(shown), undo }
}

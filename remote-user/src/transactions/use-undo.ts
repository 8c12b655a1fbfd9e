import { useState } from 'react'
import { useFetcher } from 'react-router-dom'
import type { ChangeAnswer } from './change-transactions'

/**
 * Tells what a change ended with until that is dismissed or undone; then what the undo ended with.
 *
 * @param outcome of the last change
 */
export function useUndo(outcome: ChangeAnswer | undefined) {
  const { data, state, submit } = useFetcher<ChangeAnswer>()
  const [undone, setUndone] = useState<{ outcome?: ChangeAnswer | undefined; answerBefore?: ChangeAnswer }>(
    {},
  )
  const [dismissed, setDismissed] = useState<ChangeAnswer>()
  const isUndone = outcome !== undefined && undone.outcome === outcome
  const answer = state === 'idle' && data !== undone.answerBefore ? data : undefined
  const told = isUndone ? answer : outcome

  function undo(ids: number[]) {
    if (isUndone) return
    const form = new FormData()
    form.set('change', 'restore')
    for (const id of ids) form.append('ids', String(id))
    setUndone({ outcome, ...(data && { answerBefore: data }) })
    void submit(form, { method: 'post', action: '/transactions' })
  }

  return { told: told === dismissed ? undefined : told, dismiss: () => setDismissed(told), undo }
}

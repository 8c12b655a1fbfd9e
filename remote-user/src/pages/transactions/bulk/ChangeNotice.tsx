import { useQuestion } from '@pundi/kit/list'
import { AlertBox, Toast } from '@pundi/kit/ui'
import { useState } from 'react'
import { Link, useFetcher } from 'react-router-dom'
import { BudgetAlerts } from '../../../shared/budget-alerts/BudgetAlerts'
import { type text as Text, useText } from '../catalogue/text'
import type { DoneTransactions, TransactionsChanged } from './change-transactions'
import css from './ChangeNotice.module.css'

export function ChangeNotice({ done }: { done: DoneTransactions | undefined }) {
  const text = useText()
  const { shown, dismiss, undo } = useUndo(done)
  const ids = shown?.isDone ? shown.outcome.undo : []
  return (
    <>
      {shown?.isDone === false && (
        <AlertBox type="error" onDismiss={dismiss} dismissLabel={text('Dismiss')}>
          <span className={css.stuck}>
            {shown.message}{' '}
            <Link to="/log-activity">{text('You can restore it from the activity log.')}</Link>
          </span>
        </AlertBox>
      )}
      <Toast
        message={shown?.isDone ? sayDone(shown, text) : undefined}
        stamp={ids.join()}
        action={ids.length > 0 ? { label: text('Undo'), onAct: () => undo(ids) } : undefined}
        onDismiss={dismiss}
        dismissLabel={text('Dismiss')}
        shownFor={10_000}
      >
        {shown?.isDone && shown.outcome.passed && <BudgetAlerts passed={shown.outcome.passed} />}
      </Toast>
    </>
  )
}

function sayDone({ change, outcome: { count, are, left = 0 } }: DoneTransactions, text: typeof Text) {
  if (count === 0)
    return text('This transaction is already deleted. You can restore it from the activity log.')
  if (change === 'move') {
    const moved =
      count === 1
        ? text('Category changed for 1 transaction')
        : text('Category changed for {count} transactions', { count })
    if (left === 0) return moved
    return text(
      '{moved}; {count, plural, =1 {1 transfer wasn’t changed} other {# transfers weren’t changed}}',
      {
        moved,
        count: left,
      },
    )
  }
  const isRestored = change === 'restore'
  if (are === 'transfers')
    return isRestored
      ? text('{count, plural, =1 {1 transfer} other {# transfers}} restored', { count })
      : text('{count, plural, =1 {1 transfer} other {# transfers}} deleted', { count })
  if (are === 'records')
    return isRestored
      ? text('{count, plural, =1 {1 transaction} other {# transactions}} restored', { count })
      : text('{count, plural, =1 {1 transaction} other {# transactions}} deleted', { count })
  if (isRestored)
    return count === 1 ? text('1 transaction restored') : text('{count} transactions restored', { count })
  return count === 1 ? text('1 transaction deleted') : text('{count} transactions deleted', { count })
}

function useUndo(done: DoneTransactions | undefined) {
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

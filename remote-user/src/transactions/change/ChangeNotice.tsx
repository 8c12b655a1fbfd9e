import { AlertBox, Toast } from '@pundi/kit/ui'
import { Link } from 'react-router-dom'
import { drawMarks } from '../../passed-marks/draw-marks'
import { type text as Text, useText } from '../more/catalogue/text'
import type { DoneTransactions } from './change-transactions'
import css from './ChangeNotice.module.css'
import { useUndo } from './use-undo'

/** Says what the last change did, with its undo; and why an undo failed, with a link to the log. */
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
        {shown?.isDone && drawMarks(shown.outcome.passed)}
      </Toast>
    </>
  )
}

/** The message about a change. One that changed nothing came too late: it was deleted before. */
function sayDone({ change, outcome: { count, are, left = 0 } }: DoneTransactions, text: typeof Text) {
  if (count === 0)
    return text('It was already deleted, perhaps in another tab. You can restore it from the activity log.')
  if (change === 'move') {
    const moved = count === 1 ? text('1 transaction moved') : text('{count} transactions moved', { count })
    if (left === 0) return moved
    return text('{moved}; {count, plural, =1 {1 transfer stays} other {# transfers stay}} as before', {
      moved,
      count: left,
    })
  }
  const isRestored = change === 'restore'
  if (are === 'transfers')
    return isRestored
      ? text('{count, plural, =1 {1 transfer} other {# transfers}} restored', { count })
      : text('{count, plural, =1 {1 transfer} other {# transfers}} deleted', { count })
  if (are === 'records')
    return isRestored
      ? text('{count, plural, =1 {1 record} other {# records}} restored', { count })
      : text('{count, plural, =1 {1 record} other {# records}} deleted', { count })
  if (isRestored)
    return count === 1 ? text('1 transaction restored') : text('{count} transactions restored', { count })
  return count === 1 ? text('1 transaction deleted') : text('{count} transactions deleted', { count })
}

import { AlertBox, Toast } from '@pundi/kit/ui'
import { Link } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import { sayDone, type TransactionsChanged } from './change-transactions'
import css from './ChangeNotice.module.css'
import { useUndo } from './use-change'

/** What came of a change, with its undo; and why an undo could not be made, with the way round. */
export function ChangeNotice({ outcome }: { outcome: TransactionsChanged | undefined }) {
  const text = useText()
  const { told, dismiss, undo } = useUndo(outcome)
  const ids = told?.undo ?? []
  return (
    <>
      {told?.isDone === false && (
        <AlertBox type="error" onDismiss={dismiss} dismissLabel={text('Dismiss')}>
          <span className={css.stuck}>
            {told.message} <Link to="/log-activity">{text('The log can bring it back another way.')}</Link>
          </span>
        </AlertBox>
      )}
      <Toast
        // Said here and now: the language may change while it stands there.
        message={told?.isDone ? sayDone(told.change, told.count) : undefined}
        stamp={ids.join()}
        action={ids.length > 0 ? { label: text('Undo'), onAct: () => undo(ids) } : undefined}
        onDismiss={dismiss}
        dismissLabel={text('Dismiss')}
        shownFor={10_000}
      />
    </>
  )
}

import { AlertBox, Toast } from '@pundi/kit/ui'
import { Link } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { tellChange, type ChangeAnswer } from './change-transactions'
import css from './ChangeNotice.module.css'
import { useUndo } from './use-undo'

/** What came of a change, with its undo; and why an undo could not be made, with the way round. */
export function ChangeNotice({ outcome }: { outcome: ChangeAnswer | undefined }) {
  const text = useText()
  const { told, dismiss, undo } = useUndo(outcome)
  const ids = told && 'done' in told ? told.undo : []
  return (
    <>
      {told && 'failed' in told && (
        <AlertBox type="error" onDismiss={dismiss} dismissLabel={text('Dismiss')}>
          <span className={css.stuck}>
            {told.message} <Link to="/log-activity">{text('The log can bring it back another way.')}</Link>
          </span>
        </AlertBox>
      )}
      <Toast
        message={told && tellChange(told)}
        stamp={ids.join()}
        action={ids.length > 0 ? { label: text('Undo'), onAct: () => undo(ids) } : undefined}
        onDismiss={dismiss}
        dismissLabel={text('Dismiss')}
        shownFor={10_000}
      />
    </>
  )
}

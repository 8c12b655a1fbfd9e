import { AlertBox } from '@pundi/shared/ui'
import { useText } from '../catalogue/text'
import { useExpiringMessage } from './use-expiring-message'

/** Long enough to be read twice by a slow reader. */
const shownFor = 8000

/** After a transaction was really added; it goes by itself or when dismissed. */
export function AddedNotice() {
  const text = useText()
  const [isShown, dismiss] = useExpiringMessage(shownFor)
  if (!isShown) return null
  return (
    <AlertBox type="success" onDismiss={dismiss} dismissLabel={text('Dismiss')}>
      {text('New transaction added!')}
    </AlertBox>
  )
}

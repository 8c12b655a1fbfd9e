import { AlertBox } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { useExpiringMessage } from './use-expiring-message'

/** Long enough to be read twice by a slow reader. */
const shownFor = 8000

const sentences = { add: 'New transaction added!', edit: 'Transaction updated!' } as const

/** After a transaction was really added or changed; it goes by itself or when dismissed. */
export function SavedNotice({ mode }: { mode: keyof typeof sentences }) {
  const text = useText()
  const [isShown, dismiss] = useExpiringMessage(shownFor)
  if (!isShown) return null
  return (
    <AlertBox type="success" onDismiss={dismiss} dismissLabel={text('Dismiss')}>
      {text(sentences[mode])}
    </AlertBox>
  )
}

import { Toast } from '@pundi/kit/ui'
import { useState } from 'react'

interface ChangeToastProps {
  /** Of the last change on the page, of whatever kind. */
  answer: { isDone: boolean; message: string } | undefined
  /** The messages of the area that it stands in. */
  text: (message: 'Dismiss') => string
}

/** Says that a change was made, until that is dismissed; why it was not is said where it was asked for. */
export function ChangeToast({ answer, text }: ChangeToastProps) {
  const [dismissed, setDismissed] = useState<object>()
  const done = answer?.isDone && answer !== dismissed ? answer : undefined
  return (
    <Toast
      message={done?.message}
      stamp={done}
      onDismiss={() => setDismissed(done)}
      dismissLabel={text('Dismiss')}
    />
  )
}

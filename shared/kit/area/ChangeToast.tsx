import type { ChangeAnswer, DoneChange } from '@pundi/kit/form'
import { Toast } from '@pundi/kit/ui'
import { useState } from 'react'

interface ChangeToastProps<Change extends string, Outcome> {
  /** The answer to the last change on the page, of whatever kind. */
  answer: ChangeAnswer<Change, Outcome> | undefined
  /** The message about a change that was made. Called at each drawing, so that it follows the language. */
  sayDone: (done: DoneChange<Change, Outcome>) => string
  /** The messages of the area in which the toast stands. */
  text: (message: 'Dismiss') => string
}

/** Says that a change was made, until it is dismissed. A refusal is said where the change was asked for. */
export function ChangeToast<Change extends string, Outcome>({
  answer,
  sayDone,
  text,
}: ChangeToastProps<Change, Outcome>) {
  const [dismissed, setDismissed] = useState<object>()
  const done = answer?.isDone && answer !== dismissed ? answer : undefined
  return (
    <Toast
      message={done && sayDone(done)}
      stamp={done}
      onDismiss={() => setDismissed(done)}
      dismissLabel={text('Dismiss')}
    />
  )
}

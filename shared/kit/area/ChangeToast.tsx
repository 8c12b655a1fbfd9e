import type { ChangeAnswer, DoneChange } from '@pundi/kit/form'
import { Toast } from '@pundi/kit/ui'
import { type ReactNode, useState } from 'react'

interface ChangeToastProps<Change extends string, Outcome> {
  /** The answer to the last change on the page, of whatever kind. */
  answer: ChangeAnswer<Change, Outcome> | undefined
  /**
   * The message about a change that was made, if any. Called at each drawing, so that it follows the language.
   */
  sayDone: (done: DoneChange<Change, Outcome>) => string | undefined
  /** The changes whose refusals are said here, since nothing else on the page does. */
  saidHere?: readonly Change[]
  /** What can be done about a change that was made, such as to take it back. */
  actionOf?: (done: DoneChange<Change, Outcome>) => { label: string; onAct: () => void } | undefined
  /** What there is to say beside it. */
  moreOf?: ((done: DoneChange<Change, Outcome>) => ReactNode) | undefined
  /** The messages of the area in which the toast stands. */
  text: (message: 'Dismiss') => string
}

/** Says that a change was made, until it is dismissed. Most refusals are said where the change was asked for. */
export function ChangeToast<Change extends string, Outcome>({
  answer,
  sayDone,
  saidHere = [],
  actionOf,
  moreOf,
  text,
}: ChangeToastProps<Change, Outcome>) {
  const [dismissed, setDismissed] = useState<object>()
  const isSaid = answer !== dismissed && (answer?.isDone || (answer && saidHere.includes(answer.change)))
  const said = isSaid ? answer : undefined
  return (
    <Toast
      message={said?.isDone ? sayDone(said) : said?.message}
      stamp={said}
      action={said?.isDone ? actionOf?.(said) : undefined}
      onDismiss={() => setDismissed(said)}
      dismissLabel={text('Dismiss')}
    >
      {said?.isDone && moreOf?.(said)}
    </Toast>
  )
}

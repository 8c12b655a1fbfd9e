import { languageOf } from '@pundi/kit/format'
import type { ChangeAnswer, DoneChange } from './change-answer'
import { Toast } from '@pundi/kit/ui'
import { type ReactNode, useState } from 'react'

interface ChangeToastProps<Change extends string, Outcome> {
  answer: ChangeAnswer<Change, Outcome> | undefined
  /** Called at every render, so that the message is always in the current language. */
  sayDone: (done: DoneChange<Change, Outcome>) => string | undefined
  /** Changes whose errors appear in this toast, because no form on the page shows these errors. */
  saidHere?: readonly Change[]
  actionOf?: (done: DoneChange<Change, Outcome>) => { label: string; onAct: () => void } | undefined
  moreOf?: ((done: DoneChange<Change, Outcome>) => ReactNode) | undefined
  text: (message: 'Dismiss') => string
}

/** Shows the result of a change. Most errors appear beside their form instead. */
export function ChangeToast<Change extends string, Outcome>({
  answer,
  sayDone,
  saidHere = [],
  actionOf,
  moreOf,
  text,
}: ChangeToastProps<Change, Outcome>) {
  const [dismissed, setDismissed] = useState<object>()
  const isShown = answer !== dismissed && (answer?.isDone || (answer && saidHere.includes(answer.change)))
  const shown = isShown ? answer : undefined
  const message = shown?.isDone ? sayDone(shown) : shown?.message
  return (
    <Toast
      message={message}
      language={languageOf(message)}
      stamp={shown}
      action={shown?.isDone ? actionOf?.(shown) : undefined}
      onDismiss={() => setDismissed(shown)}
      dismissLabel={text('Dismiss')}
    >
      {shown?.isDone && moreOf?.(shown)}
    </Toast>
  )
}

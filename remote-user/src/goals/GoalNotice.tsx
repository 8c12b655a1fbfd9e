import { formatAmount, formatDay } from '@pundi/kit/format'
import { Toast } from '@pundi/kit/ui'
import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import { type text as Text, useText } from './catalogue/text'
import type { DoneGoal, GoalChanged } from './change-goals'

interface GoalNoticeProps {
  fetcher: FetcherWithComponents<GoalChanged>
  /** Then it says itself why it was not saved. */
  isFormOpen: boolean
}

/** Says that a change was made, with its undo; or why one was refused that one press asked for. */
export function GoalNotice({ fetcher, isFormOpen }: GoalNoticeProps) {
  const text = useText()
  const [dismissed, setDismissed] = useState<object>()
  const answer = fetcher.data === dismissed ? undefined : fetcher.data
  const done = answer?.isDone ? answer : undefined
  const refused = !isFormOpen && answer && !answer.isDone ? answer : undefined
  const undo = done?.outcome.undo
  return (
    <Toast
      message={done ? sayDone(done, text) : refused?.message}
      stamp={answer}
      action={
        undo && {
          label: text('Undo'),
          onAct: () => void fetcher.submit(undo, { method: 'post', action: '/goals' }),
        }
      }
      onDismiss={() => setDismissed(answer)}
      dismissLabel={text('Dismiss')}
    />
  )
}

function sayDone({ change, outcome }: DoneGoal, text: typeof Text) {
  const { name = '', amount = '0', planned_on, isReached } = outcome
  const values = { name, amount: formatAmount(amount, { decimals: 'needed' }) }
  switch (change) {
    case 'addGoal':
      return text('{name} has been added.', { name })
    case 'changeGoal':
      return text('{name} has been updated.', { name })
    case 'removeGoal':
      return text('{name} has been deleted.', { name })
    case 'putAside':
      if (isReached) return text('{name} is reached. Well done!', { name })
      return planned_on
        ? text('{amount} planned for {name} on {day}.', { ...values, day: formatDay(planned_on) })
        : text('{amount} put aside for {name}.', values)
    case 'takeOut':
      return text('{amount} taken out of {name}.', values)
    case 'removeMove':
      return text('Deleted from {name}.', { name })
    case 'undo':
      return text('It has been undone.')
  }
}

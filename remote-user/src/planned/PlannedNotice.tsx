import { formatDay } from '@pundi/kit/format'
import { Toast } from '@pundi/kit/ui'
import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import { type text as Text, useText } from './catalogue/text'
import type { DonePlanned, PlannedChanged } from './change-planned'

interface PlannedNoticeProps {
  fetcher: FetcherWithComponents<PlannedChanged>
  /** Then it says itself why it was not saved. */
  isFormOpen: boolean
}

/** Says that a change was made, with its undo; or why one was refused that one press asked for. */
export function PlannedNotice({ fetcher, isFormOpen }: PlannedNoticeProps) {
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
          onAct: () => void fetcher.submit(undo, { method: 'post', action: '/planned' }),
        }
      }
      onDismiss={() => setDismissed(answer)}
      dismissLabel={text('Dismiss')}
    />
  )
}

function sayDone({ change, outcome }: DonePlanned, text: typeof Text) {
  const { name = '', day } = outcome
  switch (change) {
    case 'addSchedule':
      return text('{name} has been added.', { name })
    case 'changeSchedule':
      return text('{name} has been updated.', { name })
    case 'removeSchedule':
      return text('{name} has been deleted.', { name })
    case 'skipDay':
      return text('{name} of {day} is skipped.', { name, day: formatDay(day) })
    case 'bookDay':
      return text('{name} is recorded on {day}.', { name, day: formatDay(day) })
    case 'refuse':
      return text('It will not be suggested again.')
    case 'undo':
      return text('It has been undone.')
  }
}

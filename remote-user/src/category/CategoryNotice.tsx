import { Toast } from '@pundi/kit/ui'
import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import { type text as Text, useText } from '../catalogue/text'
import type { CategoryChanged, DoneCategory } from './change-categories'

/**
 * Says that a change was made, with its undo. A refusal is said where the change was asked for, or here, in view from
 * every place of a long list.
 */
export function CategoryNotice({ fetcher }: { fetcher: FetcherWithComponents<CategoryChanged> }) {
  const text = useText()
  const [dismissed, setDismissed] = useState<object>()
  const answer = fetcher.data === dismissed ? undefined : fetcher.data
  const done = answer?.isDone ? answer : undefined
  const undo = done?.outcome.undo
  const refused = answer?.isDone === false && !saidElsewhere.includes(answer.change) ? answer : undefined
  return (
    <Toast
      message={done ? sayDone(done, text) : refused?.message}
      stamp={answer}
      action={
        undo && {
          label: text('Undo'),
          onAct: () => void fetcher.submit(undo, { method: 'post', action: '/category' }),
        }
      }
      onDismiss={() => setDismissed(answer)}
      dismissLabel={text('Dismiss')}
    />
  )
}

/** By the form, by the question before a category is deleted, and by the dialog that sorts. */
const saidElsewhere: CategoryChanged['change'][] = ['add', 'change', 'remove', 'replace', 'sort']

function sayDone({ change, outcome: { name = '', count = 0, undo } }: DoneCategory, text: typeof Text) {
  switch (change) {
    case 'add':
      return text('{name} has been added.', { name })
    case 'change':
      return text('{name} has been updated.', { name })
    case 'remove':
    case 'replace':
      return text('The category has been deleted.')
    case 'archive':
      return undo
        ? text('{name} has been archived.', { name })
        : text('{name} can be chosen again.', { name })
    case 'sort':
    case 'sortBack':
      return text('The order has been saved.')
    case 'addSeveral':
      return text('{count, plural, =1 {1 category} other {# categories}} added', { count })
    case 'removeSeveral':
      return text('{count, plural, =1 {1 category} other {# categories}} deleted', { count })
    case 'restore':
      return text('It has been restored.')
  }
}

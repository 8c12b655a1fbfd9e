import type { FetcherWithComponents } from 'react-router-dom'
import { ChangeNotice } from '../save-form/ChangeNotice'
import { type text as Text, useText } from './catalogue/text'
import type { CategoryChanged, DoneCategory } from './change-categories'

export function CategoryNotice({ fetcher }: { fetcher: FetcherWithComponents<CategoryChanged> }) {
  const text = useText()
  return (
    <ChangeNotice
      fetcher={fetcher}
      action="/category"
      sayDone={done => sayDone(done, text)}
      saidHere={saidHere}
    />
  )
}

/**
 * Changes whose failures appear in this notice. All other failures appear in the form or dialog
 * that made the change.
 */
const saidHere: CategoryChanged['change'][] = ['archive', 'addSeveral', 'undo']

function sayDone({ change, outcome: { name = '', count = 0, isArchived } }: DoneCategory, text: typeof Text) {
  switch (change) {
    case 'add':
      return text('{name} has been added.', { name })
    case 'change':
      return text('{name} has been updated.', { name })
    case 'remove':
    case 'replace':
      return text('The category has been deleted.')
    case 'archive':
      return isArchived
        ? text('{name} has been archived.', { name })
        : text('{name} is no longer archived.', { name })
    case 'sort':
      return text('The order has been saved.')
    case 'addSeveral':
      return text('{count, plural, =1 {1 category} other {# categories}} added', { count })
    case 'undo':
      return text('Change undone.')
  }
}

import type { FetcherWithComponents } from 'react-router-dom'
import { ChangeNotice } from '../change-form/ChangeNotice'
import { type text as Text, useText } from './catalogue/text'
import type { CategoryChanged, DoneCategory } from './change-categories'

/** What is said of changes of categories, in view from every place of a long list. */
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

/** All others are said by the form, by the question before a category is deleted, and by the dialog that sorts. */
const saidHere: CategoryChanged['change'][] = [
  'archive',
  'sortBack',
  'addSeveral',
  'removeSeveral',
  'restore',
]

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

import type { Category } from '@pundi/contract'
import { useState } from 'react'
import type { CategoryChanged } from './change-categories'

/** The values of the form. With an `id` it edits that category. */
export interface Draft {
  id?: number
  name: string
  type: Category['type']
}

const blank: Draft = { name: '', type: 'income' }

/** The form adds by default. After an addition or a change it is empty and adds again. */
export function useCategoryForm(answer: CategoryChanged | undefined, categories: Category[] | null) {
  const [draft, setDraft] = useState(blank)
  const [seen, setSeen] = useState(answer)
  const own = answer && ['add', 'change'].includes(answer.change) ? answer : undefined
  if (answer !== seen) {
    setSeen(answer)
    if (own?.isDone) setDraft(blank)
  }
  // Deleted while it was edited: what was typed is kept, for a new one.
  if (categories && draft.id !== undefined && !categories.some(({ id }) => id === draft.id))
    setDraft({ name: draft.name, type: draft.type })
  return {
    /** The answer to the form that was sent last. */
    answer: own,
    draft,
    setDraft,
    edit: ({ id, name, type }: Category) => setDraft({ id, name, type }),
    reset: () => setDraft(blank),
  }
}

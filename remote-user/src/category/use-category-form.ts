import type { OwnCategory } from '@pundi/contract'
import { useState } from 'react'
import type { CategoryChanged } from './change-categories'

export type Look = Pick<OwnCategory, 'icon' | 'color'>

/** The values of the form. With an `id` it edits that category. */
export interface Draft {
  id?: number
  name: string
  type: OwnCategory['type']
  look: Look
  /** Only then is the look sent: who does not touch it leaves it to the other tab that may. */
  isLookChosen: boolean
}

const blank: Draft = { name: '', type: 'income', look: { icon: null, color: null }, isLookChosen: false }

/** The form adds by default. After an addition or a change it is empty and adds again. */
export function useCategoryForm(answer: CategoryChanged | undefined, categories: OwnCategory[] | null) {
  const [draft, setDraft] = useState(blank)
  const [seen, setSeen] = useState(answer)
  const own = answer && ['add', 'change'].includes(answer.change) ? answer : undefined
  if (answer !== seen) {
    setSeen(answer)
    if (own?.isDone) setDraft(blank)
  }
  // Deleted while it was edited: what was typed is kept, for a new one.
  if (categories && draft.id !== undefined && !categories.some(({ id }) => id === draft.id)) {
    const { id: _, ...typed } = draft
    setDraft(typed)
  }
  return {
    /** The answer to the form that was sent last. */
    answer: own,
    draft,
    setDraft,
    edit: ({ id, name, type, icon, color }: OwnCategory) =>
      setDraft({ id, name, type, look: { icon, color }, isLookChosen: false }),
    reset: () => setDraft(blank),
  }
}

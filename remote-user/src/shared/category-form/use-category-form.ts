import type { OwnCategory } from '@pundi/contract'
import { useState } from 'react'
import type { CategoryChanged } from './change-categories'

export type Look = Pick<OwnCategory, 'icon' | 'color'>

export interface Draft {
  id?: number
  name: string
  type: OwnCategory['type']
  look: Look
  /**
   * True if the user chose an icon or a colour in this form. Otherwise, the form does not send
   * them, so that it does not overwrite a choice made in another tab.
   */
  isLookChosen: boolean
}

const blank: Draft = { name: '', type: 'income', look: { icon: null, color: null }, isLookChosen: false }

export function useCategoryForm(answer: CategoryChanged | undefined, categories: OwnCategory[] | null) {
  const [draft, setDraft] = useState(blank)
  const [seen, setSeen] = useState(answer)
  const own = answer && ['add', 'change'].includes(answer.change) ? answer : undefined
  if (answer !== seen) {
    setSeen(answer)
    if (own?.isDone) setDraft(blank)
  }
  // The category was deleted elsewhere during the edit: keep the input for a new category.
  if (categories && draft.id !== undefined && !categories.some(({ id }) => id === draft.id)) {
    const { id: _, ...typed } = draft
    setDraft(typed)
  }
  return {
    answer: own,
    draft,
    setDraft,
    edit: ({ id, name, type, icon, color }: OwnCategory) =>
      setDraft({ id, name, type, look: { icon, color }, isLookChosen: false }),
    reset: () => setDraft(blank),
  }
}

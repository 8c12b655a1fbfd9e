import type { Category, Transaction } from '@pundi/shared/contract'

/** What stands in the form, as text. */
export type Draft = {
  amount: string
  category_id: string
  type: string
  transaction_date: string
  description: string
}

export const emptyDraft = (transaction_date: string): Draft => ({
  amount: '',
  category_id: '',
  type: '',
  transaction_date,
  description: '',
})

export const draftOf = (transaction: Transaction): Draft => ({
  amount: transaction.amount,
  category_id: String(transaction.category_id),
  type: transaction.type,
  transaction_date: transaction.transaction_date,
  description: transaction.description,
})

export function readDraft(form: HTMLFormElement): Draft {
  const fields = new FormData(form)
  const read = (name: keyof Draft) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    amount: read('amount'),
    category_id: read('category_id'),
    type: read('type'),
    transaction_date: read('transaction_date'),
    description: read('description'),
  }
}

/** Save stays disabled until all five are filled. */
export const isComplete = (draft: Draft) => Object.values(draft).every(value => value.trim() !== '')

/** Categories of the chosen type; all, while none is chosen. */
export const categoriesOf = (type: string, categories: Category[]) =>
  categories.filter(category => type === '' || category.type === type)

/** A category that is chosen brings its type where there is none; another type lets go of a category not of it. */
export function settleChoice(draft: Draft, before: Draft, categories: Category[]): Draft {
  const chosen = categories.find(({ id }) => String(id) === draft.category_id)
  if (!chosen || chosen.type === draft.type) return draft
  if (draft.type !== '') return { ...draft, category_id: '' }
  return draft.category_id === before.category_id ? draft : { ...draft, type: chosen.type }
}

import type { Category, Transaction } from '@pundi/contract'

/** The values of the form, as text. */
export interface Draft {
  /** Decimal text: "1250000.5". */
  amount: string
  category: Category | null
  type: string
  transaction_date: string
  description: string
}

export const emptyDraft = (transaction_date: string, type = ''): Draft => ({
  amount: '',
  category: null,
  type,
  transaction_date,
  description: '',
})

export const draftOf = ({ amount, type, category, transaction_date, description }: Transaction): Draft => ({
  amount,
  category: { ...category, type },
  type,
  transaction_date,
  description,
})

/** The values of the form now. A change of type removes a category of the other type. */
export function readDraft(form: HTMLFormElement, before: Draft): Draft {
  const fields = new FormData(form)
  const read = (name: Exclude<keyof Draft, 'category'>) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const type = read('type')
  return {
    amount: read('amount'),
    category: before.category?.type === type || type === '' ? before.category : null,
    type,
    transaction_date: read('transaction_date'),
    description: read('description'),
  }
}

/** Choosing a category also sets its type. */
export const chooseCategory = (draft: Draft, category: Category | undefined): Draft =>
  category ? { ...draft, category, type: category.type } : { ...draft, category: null }

/** The fields that are not filled, in their order. A category brings the type, so both are one until it is chosen. */
export const missingOf = (draft: Draft) =>
  (['amount', 'category', 'type', 'transaction_date', 'description'] as const).filter(field => {
    if (field === 'category') return draft.category === null
    return draft[field].trim() === '' && !(field === 'type' && draft.category === null)
  })

/** Save stays disabled until all five are filled. */
export const isComplete = (draft: Draft) => missingOf(draft).length === 0

/** Categories of the chosen type; all, while none is chosen. */
export const categoriesOf = (type: string, categories: Category[]) =>
  categories.filter(category => type === '' || category.type === type)

import type { Category, Transaction } from '@pundi/contract'
import { type DraftPart, fitParts, isDivided, partsOf, readParts } from '../more/parts'
import { type DraftShare, readShares, sharesOf } from '../more/shares'

/** The values of the form, as text. */
export interface Draft {
  /** Decimal text: "1250000.5". */
  amount: string
  category: Category | null
  type: string
  transaction_date: string
  description: string
  /** Null for none; absent while nobody chose one, so that one is proposed. */
  wallet_id?: number | null
  /** Whether the wallet begins on this day where it begins later. */
  begins_earlier?: boolean
  /** Money that came back. It says nothing of an income. */
  is_refund?: boolean
  tags?: string[]
  /** A tag that is being written. */
  typed_tag?: string
  /** None where all of it belongs to `category`; otherwise that is the category of the first part. */
  splits?: DraftPart[]
  /** Who owes what of it; absent where nobody does and nobody did. */
  shares?: DraftShare[]
}

export const emptyDraft = (transaction_date: string, type = ''): Draft => ({
  amount: '',
  category: null,
  type,
  transaction_date,
  description: '',
})

export const draftOf = (transaction: Transaction): Draft => {
  const { amount, type, category, transaction_date, description, wallet_id = null } = transaction
  const { is_refund = false, tags = [] } = transaction
  const shares = sharesOf(transaction)
  return {
    ...{ amount, category: { ...category, type }, type, transaction_date, description },
    ...{ wallet_id, is_refund, tags, splits: partsOf(transaction) },
    ...(shares && { shares }),
  }
}

/** The values of the form now. A change of type removes a category of the other type. */
export function readDraft(form: HTMLFormElement, before: Draft): Draft {
  const fields = new FormData(form)
  const read = (name: 'amount' | 'type' | 'transaction_date' | 'description') => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const type = read('type')
  return fitParts({
    ...before,
    amount: read('amount'),
    category: before.category?.type === type || type === '' ? before.category : null,
    type,
    transaction_date: read('transaction_date'),
    description: read('description'),
    ...(before.splits && { splits: readParts(fields, before.splits) }),
    ...(before.shares && { shares: readShares(fields, before.shares) }),
  })
}

/** Choosing a category also sets its type. */
export const chooseCategory = (draft: Draft, category: Category | undefined): Draft =>
  category ? { ...draft, category, type: category.type } : { ...draft, category: null }

/**
 * What keeps Save disabled: which of the five fields are not filled, in their order, and parts that do not make the
 * amount. A category brings the type, so both are one until it is chosen; the fields of parts are one with their amounts.
 */
export const missingOf = (draft: Draft) =>
  (['amount', 'category', 'splits', 'type', 'transaction_date', 'description'] as const).filter(field => {
    if (field === 'splits') return !isDivided(draft)
    if (field === 'category') return draft.category === null && !draft.splits?.length
    return draft[field].trim() === '' && !(field === 'type' && draft.category === null)
  })

export type Missing = ReturnType<typeof missingOf>[number]

/** Categories of the chosen type; all, while none is chosen. */
export const categoriesOf = (type: string, categories: Category[]) =>
  categories.filter(category => type === '' || category.type === type)

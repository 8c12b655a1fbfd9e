import type { Category, Transaction, TransactionBody } from '@pundi/contract'
import { type DraftSplit, fitSplits, makesAmount, splitsOf, readSplits } from './splits'
import { type DraftShare, readShares, sharesOf } from './shares'

export interface Draft {
  /** Decimal text: "1250000.5". */
  amount: string
  category: Category | null
  type: string
  transaction_date: string
  description: string
  /** Null for no wallet. Absent until the user chooses; meanwhile the form suggests a wallet. */
  wallet_id?: number | null
  /** If true, saving moves the wallet's opening day back to this transaction's day. */
  begins_earlier?: boolean
  is_refund?: boolean
  tags?: string[]
  typed_tag?: string
  place?: string
  /**
   * Absent if the transaction is not split. Otherwise, `category` is the category of the first
   * split.
   */
  splits?: DraftSplit[]
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
  const { is_refund = false, tags = [], place = '' } = transaction
  const shares = sharesOf(transaction)
  return {
    ...{ amount, category: { ...category, type }, type, transaction_date, description },
    ...{ wallet_id, is_refund, tags, place, splits: splitsOf(transaction) },
    ...(shares && { shares }),
  }
}

export function bodyOf(transaction: Transaction): Required<TransactionBody> {
  const { id: _id, category: _name, created_at: _at, version: _version, ...fields } = transaction
  return { wallet_id: null, is_refund: false, tags: [], splits: [], shares: [], place: '', ...fields }
}

/** Reads the fields of the form. Drops a category that does not belong to the type. */
export function readDraft(form: HTMLFormElement, before: Draft): Draft {
  const fields = new FormData(form)
  const read = (name: 'amount' | 'type' | 'transaction_date' | 'description') => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const type = read('type')
  return fitSplits({
    ...before,
    amount: read('amount'),
    category: before.category?.type === type || type === '' ? before.category : null,
    type,
    transaction_date: read('transaction_date'),
    description: read('description'),
    ...(before.splits && { splits: readSplits(fields, before.splits) }),
    ...(before.shares && { shares: readShares(fields, before.shares) }),
  })
}

export const chooseCategory = (draft: Draft, category: Category | undefined): Draft =>
  category ? { ...draft, category, type: category.type } : { ...draft, category: null }

/**
 * Fields that keep Save disabled, in the order of the form. Without a category, `type` is not
 * listed, because choosing a category also sets the type. `splits` is listed if the splits do not
 * add up to the amount.
 */
export const missingOf = (draft: Draft) =>
  (['amount', 'category', 'splits', 'type', 'transaction_date', 'description'] as const).filter(field => {
    if (field === 'splits') return !makesAmount(draft)
    if (field === 'category') return draft.category === null && !draft.splits?.length
    return draft[field].trim() === '' && !(field === 'type' && draft.category === null)
  })

export type Missing = ReturnType<typeof missingOf>[number]

export const categoriesOf = (type: string, categories: Category[]) =>
  categories.filter(category => type === '' || category.type === type)

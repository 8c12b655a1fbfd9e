import { type Category, makeAmount, type Transaction } from '@pundi/contract'

export interface DraftSplit {
  key: number
  /**
   * Number of times that the amount was filled in automatically. A change of this number remounts
   * the field.
   */
  fillings: number
  category: Category | null
  amount: string
  note: string
}

interface Splittable {
  amount: string
  type: string
  category: Category | null
  splits?: DraftSplit[]
}

const emptySplit = (key: number, category: Category | null = null): DraftSplit => ({
  ...{ key, fillings: 0, category, amount: '', note: '' },
})

/**
 * The splits of a saved transaction. Their categories have no names, because only the category list
 * has the names.
 */
export const splitsOf = ({ splits = [], type }: Transaction): DraftSplit[] =>
  splits.map(({ category_id: id, amount, note }, key) => ({
    ...{ key, fillings: 0, amount, note },
    category: { id, name: '', type },
  }))

export const beginSplits = (draft: Splittable): DraftSplit[] => [emptySplit(0, draft.category), emptySplit(1)]

export const addSplit = (splits: readonly DraftSplit[]): DraftSplit[] => [
  ...splits,
  emptySplit(Math.max(...splits.map(({ key }) => key)) + 1),
]

/**
 * Returns the draft with these splits. The draft gets the category and the type of the first split.
 */
export function withSplits<One extends Splittable>(draft: One, splits: DraftSplit[]): One {
  const category = splits[0]?.category ?? null
  return fitSplits({ ...draft, splits, category, type: category?.type ?? draft.type })
}

/** Removes the categories that do not belong to the draft's type. */
export const fitSplits = <One extends Splittable>(draft: One): One =>
  draft.splits?.length
    ? {
        ...draft,
        splits: draft.splits.map(split =>
          draft.type === '' || split.category?.type === draft.type ? split : { ...split, category: null },
        ),
      }
    : draft

export const splitAmountName = ({ key }: DraftSplit) => `split_amount_${key}`

export const readSplits = (fields: FormData, splits: readonly DraftSplit[]): DraftSplit[] =>
  splits.map(split => {
    const amount = fields.get(splitAmountName(split))
    return typeof amount === 'string' ? { ...split, amount } : split
  })

/** The amount left after all splits, as decimal text; negative if the splits exceed the amount. */
export function leftToSplit({ amount, splits = [] }: Splittable): string {
  const cents = splits.reduce((left, part) => left - centsOf(part.amount), centsOf(amount))
  return (cents / 100).toFixed(2)
}

export const makesAmount = ({ amount, splits = [] }: Splittable) =>
  splits.every(part => part.category !== null && centsOf(part.amount) > 0) && makeAmount(splits, amount)

const centsOf = (decimal: string) => Math.round((Number(decimal) || 0) * 100)

import { type Category, makeAmount, type Transaction } from '@pundi/contract'

export interface DraftSplit {
  key: number
  /** Counts automatic fillings of the amount; each one remounts the field. */
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

/** The parts of a transaction. Their categories lack names, which only the category list has. */
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
 * Returns the draft with the given parts. The first part's category becomes the draft's category, and sets the
 * type.
 */
export function withSplits<One extends Splittable>(draft: One, splits: DraftSplit[]): One {
  const category = splits[0]?.category ?? null
  return fitSplits({ ...draft, splits, category, type: category?.type ?? draft.type })
}

/** Changing the type drops the categories of the other type. */
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

/** The amount left after all parts, as decimal text; negative if the parts exceed the amount. */
export function leftToSplit({ amount, splits = [] }: Splittable): string {
  const cents = splits.reduce((left, part) => left - centsOf(part.amount), centsOf(amount))
  return (cents / 100).toFixed(2)
}

export const makesAmount = ({ amount, splits = [] }: Splittable) =>
  splits.every(part => part.category !== null && centsOf(part.amount) > 0) && makeAmount(splits, amount)

const centsOf = (decimal: string) => Math.round((Number(decimal) || 0) * 100)

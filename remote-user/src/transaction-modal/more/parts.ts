import { type Category, makeAmount, type Transaction } from '@pundi/contract'

/** A part of a booking that belongs to several categories, as the form holds it. */
export interface DraftPart {
  /** Names it among the parts of the form. */
  key: number
  /** How often its amount was filled in by a press: each time its field is drawn anew. */
  fillings: number
  category: Category | null
  /** Decimal text. */
  amount: string
  note: string
}

/** What of a form its parts have to do with. */
interface Divisible {
  /** Decimal text. */
  amount: string
  type: string
  category: Category | null
  splits?: DraftPart[]
}

const emptyPart = (key: number, category: Category | null = null): DraftPart => ({
  ...{ key, fillings: 0, category, amount: '', note: '' },
})

/** The parts of a transaction. Their categories have no names: those are in the list of categories. */
export const partsOf = ({ splits = [], type }: Transaction): DraftPart[] =>
  splits.map(({ category_id: id, amount, note }, key) => ({
    ...{ key, fillings: 0, amount, note },
    category: { id, name: '', type },
  }))

/** Two parts, the first of which has the category that was chosen. */
export const beginParts = (draft: Divisible): DraftPart[] => [emptyPart(0, draft.category), emptyPart(1)]

export const addPart = (parts: readonly DraftPart[]): DraftPart[] => [
  ...parts,
  emptyPart(Math.max(...parts.map(({ key }) => key)) + 1),
]

/** A draft with other parts. The category of the first one is that of the whole, and brings the type. */
export function withParts<One extends Divisible>(draft: One, splits: DraftPart[]): One {
  const category = splits[0]?.category ?? null
  return fitParts({ ...draft, splits, category, type: category?.type ?? draft.type })
}

/** A change of type removes the categories of the other type. */
export const fitParts = <One extends Divisible>(draft: One): One =>
  draft.splits?.length
    ? {
        ...draft,
        splits: draft.splits.map(part =>
          draft.type === '' || part.category?.type === draft.type ? part : { ...part, category: null },
        ),
      }
    : draft

/** The name of the field of a part's amount. */
export const amountName = ({ key }: DraftPart) => `part_amount_${key}`

/** The parts with the amounts that are in the form now. */
export const readParts = (fields: FormData, parts: readonly DraftPart[]): DraftPart[] =>
  parts.map(part => {
    const amount = fields.get(amountName(part))
    return typeof amount === 'string' ? { ...part, amount } : part
  })

/** What is left of the amount when the parts are taken away, decimal text; below zero where they are more. */
export function leftOf({ amount, splits = [] }: Divisible): string {
  const cents = splits.reduce((left, part) => left - centsOf(part.amount), centsOf(amount))
  return (cents / 100).toFixed(2)
}

/** Whether each part has a category and an amount, and all make the amount. */
export const isDivided = ({ amount, splits = [] }: Divisible) =>
  splits.every(part => part.category !== null && centsOf(part.amount) > 0) && makeAmount(splits, amount)

const centsOf = (decimal: string) => Math.round((Number(decimal) || 0) * 100)

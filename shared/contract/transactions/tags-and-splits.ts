import * as z from 'zod/mini'
import { nameKey } from '../categories/name-key'
import { amount, id } from '../fields/field'
import { optionalText, text } from '../fields/text'
import { centsOf } from './cents-of'

const notInList = 'Choose one from the list'

/** Of two that read alike the first one stays. */
const unlike = (tags: string[]) =>
  tags.filter((tag, place) => tags.findIndex(other => nameKey(other) === nameKey(tag)) === place)

/** Up to 10 words of one's own, each of at most 30 characters, none twice. */
export const tags = z
  .array(text(30, 'Enter a tag'), notInList)
  .check(z.overwrite(unlike), z.maxLength(10, 'At most 10'))

/** A part of a transaction that belongs to several categories. */
export const split = z.object({
  category_id: id,
  /** Decimal text with two decimals, exact. */
  amount: z.string(),
  note: z.string(),
})
export type Split = z.infer<typeof split>

/** The parts in their order: none, or 2 to 50. Their categories are of the transaction's type. */
export const splits = z
  .array(z.object({ category_id: id, amount, note: z._default(optionalText(200), '') }), notInList)
  .check(
    z.refine(parts => parts.length !== 1, 'Split it into at least two parts'),
    z.maxLength(50, 'At most 50'),
  )

/** Whether the parts add up to the amount, as those of a transaction that has none do. */
export const makeAmount = (parts: Pick<Split, 'amount'>[] | undefined, whole: string): boolean =>
  !parts?.length || parts.reduce((sum, part) => sum + centsOf(part.amount), 0) === centsOf(whole)

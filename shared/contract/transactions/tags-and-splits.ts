import * as z from 'zod/mini'
import { nameKey } from '../categories/name-key'
import { amount, id } from '../fields/field'
import { optionalText, text } from '../fields/text'
import { centsOf } from '../fields/cents-of'

const notInList = 'Choose one from the list'

const unlike = (tags: string[]) =>
  tags.filter((tag, place) => tags.findIndex(other => nameKey(other) === nameKey(tag)) === place)

export const tags = z
  .array(text(30, 'Enter a tag'), notInList)
  .check(z.overwrite(unlike), z.maxLength(10, 'At most 10'))

export const split = z.object({
  category_id: id,
  amount: z.string(),
  note: z.string(),
})
export type Split = z.infer<typeof split>

/** An empty list, or 2 to 50 parts in order. All their categories have the transaction's type. */
export const splits = z
  .array(z.object({ category_id: id, amount, note: z._default(optionalText(200), '') }), notInList)
  .check(
    z.refine(parts => parts.length !== 1, 'Split it into at least two parts'),
    z.maxLength(50, 'At most 50'),
  )

export const makeAmount = (splits: Pick<Split, 'amount'>[] | undefined, whole: string): boolean =>
  !splits?.length || splits.reduce((sum, part) => sum + centsOf(part.amount), 0) === centsOf(whole)

import * as z from 'zod/mini'
import { nameKey } from '../categories/name-key'
import { amount } from '../fields/field'
import { text } from '../fields/text'
import { centsOf } from '../fields/cents-of'

/** Names that differ only in case mean the same friend. */
export const friendName = text(60, 'Enter a name')

/** `friend`: the friend owes the user. `me`: the user owes the friend, who paid. */
const owedBy = z.enum(['friend', 'me'], 'Choose one from the list')

export const share = z.object({
  name: z.string(),
  amount: z.string(),
  owed_by: owedBy,
})
export type Share = z.infer<typeof share>

/** Up to 50 shares. Each friend may occur once. */
export const shares = z
  .array(z.object({ name: friendName, amount, owed_by: z._default(owedBy, 'friend') }), 'Enter a name')
  .check(
    z.maxLength(50, 'At most 50'),
    z.refine(
      list => new Set(list.map(({ name }) => nameKey(name))).size === list.length,
      'Name each friend once',
    ),
  )

export const fitInto = (list: Pick<Share, 'amount'>[] | undefined, whole: string): boolean =>
  !list || list.reduce((sum, part) => sum + centsOf(part.amount), 0) <= centsOf(whole)

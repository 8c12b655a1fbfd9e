import * as z from 'zod/mini'
import { emptyIsAbsent } from './query'

export const BEGINS =
  'A record from before the opening day of its wallet is refused (422), or with `begins=earlier` the wallet begins on its day.'

/**
 * If a wallet opened after the record's day, `begins=earlier` moves the wallet's opening day back
 * to the record's day.
 */
export const beginsQuery = z.object({
  begins: emptyIsAbsent(z.literal('earlier', 'Choose one from the list')),
})

/**
 * The further changes that the call made because of `begins=earlier`; absent if there are none.
 * Only older clients read this field. To undo the call, they delete the record and the transfers
 * `transfer_ids`, then restore the activities `activity_ids`. Newer clients restore the top-level
 * `activity_ids` of the answer instead.
 */
export const begunField = {
  begun: z.optional(z.object({ activity_ids: z.array(z.int()), transfer_ids: z.array(z.int()) })),
}

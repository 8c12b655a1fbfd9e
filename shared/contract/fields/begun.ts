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
 * What the call changed besides the record because of `begins=earlier`; absent if nothing. Only
 * older clients need this field: to undo the call, they delete the record and the transfers, then
 * restore these activities. Newer clients restore the `activity_ids` of the answer itself.
 */
export const begunField = {
  begun: z.optional(z.object({ activity_ids: z.array(z.int()), transfer_ids: z.array(z.int()) })),
}

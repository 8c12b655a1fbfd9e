import * as z from 'zod/mini'
import { emptyIsAbsent } from './query'

export const BEGINS =
  'A record from before the opening day of its wallet is refused (422), or with `begins=earlier` the wallet begins on its day.'

/** With `earlier`, the opening day of a wallet that opened after the record's day moves back to that day. */
export const beginsQuery = z.object({
  begins: emptyIsAbsent(z.literal('earlier', 'Choose one from the list')),
})

/**
 * What `begins=earlier` changed in addition to the record; absent if nothing. The answer's `activity_ids` undo it too;
 * only older clients delete the record and the transfers, then restore these activities.
 */
export const begunField = {
  begun: z.optional(z.object({ activity_ids: z.array(z.int()), transfer_ids: z.array(z.int()) })),
}

import * as z from 'zod/mini'
import { emptyIsAbsent } from '../fields/query'

/** What a call that takes `begins` says of it. */
export const BEGINS =
  'A record from before the opening day of its wallet is refused (422), or with `begins=earlier` the wallet begins on its day.'

/** `earlier` sets the opening days of the record's wallets back to its day where they are later. */
export const beginsQuery = z.object({
  begins: emptyIsAbsent(z.literal('earlier', 'Choose one from the list')),
})

/**
 * What was changed beside a record so that its wallets begin earlier; absent where nothing was. Undone after the record
 * is deleted: the transfers are deleted with it, then the activities restored.
 */
export const begunField = {
  begun: z.optional(z.object({ activity_ids: z.array(z.int()), transfer_ids: z.array(z.int()) })),
}

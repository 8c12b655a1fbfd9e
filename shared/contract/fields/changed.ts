import * as z from 'zod/mini'
import { dataOf } from './answer'
import { id } from './field'

export const changedAnswer = dataOf(z.object({ count: z.int(), activity_ids: z.array(id) }))
export type ChangedAnswer = z.infer<typeof changedAnswer>

/**
 * Ids of the call's log entries. Restoring all entries undoes the call. Older servers do not send
 * this field.
 */
export const entriesField = { activity_ids: z.optional(z.array(id)) }
export const writtenOf = <Item extends z.ZodMiniType>(item: Item) => z.extend(dataOf(item), entriesField)

/** If `days` is present, nothing was deleted: the user must first choose what happens to this number of due dates. */
export const removedAnswer = dataOf(
  z.object({ count: z.int(), activity_ids: z.array(id), days: z.optional(z.int()) }),
)
export type RemovedAnswer = z.infer<typeof removedAnswer>

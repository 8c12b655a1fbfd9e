import * as z from 'zod/mini'
import { listMeta } from '../fields/answer'
import { id } from '../fields/field'
import { cursor, emptyIsAbsent, limit } from '../fields/query'
import { searchText } from '../fields/text'

/** Somebody by number and name; the name is empty where there is nobody of that number. */
export const person = z.object({ id, name: z.string() })
export type Person = z.infer<typeof person>

/**
 * `total` is exact where `is_more` is false. Where it is true, counting ended there: the filter keeps more than
 * `total` rows. Lists without a filter, by status, role, type and day are always counted to the end.
 */
export const adminMeta = z.extend(listMeta, { is_more: z.boolean() })
export type AdminMeta = z.infer<typeof adminMeta>

export const adminListOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ data: z.array(item), meta: adminMeta })

/** What every list of the admin area can be asked for; `search` is looked for in any case. */
export const adminQuery = z.object({ search: emptyIsAbsent(searchText(100)), limit, cursor })

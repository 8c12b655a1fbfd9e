import * as z from 'zod/mini'
import { listMeta } from '../fields/answer'
import { id } from '../fields/field'
import { cursor, emptyIsAbsent, limit } from '../fields/query'
import { searchText } from '../fields/text'

/** The name is empty if no user has this id. */
export const person = z.object({ id, name: z.string() })
export type Person = z.infer<typeof person>

/**
 * If `is_more` is true, more than `total` rows match. Otherwise `total` is exact. `total` is always
 * exact for a list without filters, and for a list filtered by status, role, type or day only.
 */
export const adminMeta = z.extend(listMeta, { is_more: z.boolean() })
export type AdminMeta = z.infer<typeof adminMeta>

export const adminListOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ data: z.array(item), meta: adminMeta })

export const adminQuery = z.object({ search: emptyIsAbsent(searchText(100)), limit, cursor })

import * as z from 'zod/mini'
import { writtenOf } from '../fields/changed'
import { listOf } from '../fields/answer'
import { id, transactionType } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { text } from '../fields/text'
import { categoryColors, categoryIcons } from './looks'

export const category = z.object({ id, name: z.string(), type: transactionType })
export type Category = z.infer<typeof category>

const notInList = 'Choose one from the list'
const icon = z.nullable(z.enum(categoryIcons, notInList))
const color = z.nullable(z.enum(categoryColors, notInList))

export const ownCategory = z.extend(category, {
  icon,
  color,
  /** Sort order among categories of one type. Equal positions are sorted by creation. */
  position: z.int(),
  /** An archived category is not offered for new transactions, but keeps its old ones. */
  is_archived: z.boolean(),
})
export type OwnCategory = z.infer<typeof ownCategory>

export const categoryAnswer = writtenOf(ownCategory)

export const countedCategory = z.extend(ownCategory, { count: z.int() })
export type CountedCategory = z.infer<typeof countedCategory>

/** Income categories first; within each type, sorted by position. */
export const categoriesAnswer = listOf(countedCategory)
export type CategoriesAnswer = z.infer<typeof categoriesAnswer>

/**
 * `userid` is ignored: clients following the specification send it, but the session token
 * identifies the owner. Absent fields stay unchanged, because older clients do not send them.
 */
export const categoryBody = z.object({
  name: text(60, 'Enter a name'),
  type: transactionType,
  userid: z.optional(z.unknown()),
  icon: z.optional(icon),
  color: z.optional(color),
  is_archived: z.optional(z.boolean('Choose one from the list')),
})
export type CategoryBody = z.infer<typeof categoryBody>

export const categoryChanges = z.partial(z.omit(categoryBody, { userid: true }))
export type CategoryChanges = z.infer<typeof categoryChanges>

/** Categories whose name already exists are skipped. */
export const severalCategoriesBody = z.object({
  categories: z
    .array(z.omit(categoryBody, { userid: true }), notInList)
    .check(z.minLength(1, notInList), z.maxLength(50, notInList)),
})
export type SeveralCategoriesBody = z.infer<typeof severalCategoriesBody>

export const severalCategoriesAnswer = writtenOf(z.array(ownCategory))

const ids = z.array(id, notInList).check(z.minLength(1, notInList), z.maxLength(500, 'At most 500'))

/** Categories missing in `ids` come after those listed, in their previous order. */
export const categoryOrderBody = z.object({ ids })

/** Older clients undo a sort by sending `before`. Newer clients restore `activity_ids`. */
export const categoryOrderAnswer = writtenOf(z.object({ before: z.array(id), now: z.array(id) }))

export const removeCategoriesBody = z.object({ ids })

/**
 * `move_to` is the id of a category of the same type. This category takes over the transactions of
 * the removed one.
 */
export const removeCategoryQuery = z.object({
  move_to: emptyIsAbsent(z.string().check(z.regex(/^\d{1,15}$/, notInList))),
})

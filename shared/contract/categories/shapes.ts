import * as z from 'zod/mini'
import { dataOf, listOf } from '../fields/answer'
import { id, transactionType } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { text } from '../fields/text'
import { categoryColors, categoryIcons } from './looks'

/** What a category is wherever it is referred to. */
export const category = z.object({ id, name: z.string(), type: transactionType })
export type Category = z.infer<typeof category>

const notInList = 'Choose one from the list'
const icon = z.nullable(z.enum(categoryIcons, notInList))
const color = z.nullable(z.enum(categoryColors, notInList))

/** A category as its owner has it: how it looks, its place in the list, and whether it is put away. */
export const ownCategory = z.extend(category, {
  icon,
  color,
  /** Sorts the categories of a type; those of the same position stand in the order they were added. */
  position: z.int(),
  /** It is not offered for new transactions. Those that it has stay in it. */
  is_archived: z.boolean(),
})
export type OwnCategory = z.infer<typeof ownCategory>

export const categoryAnswer = dataOf(ownCategory)

/** `count` is how many transactions the category has. */
export const countedCategory = z.extend(ownCategory, { count: z.int() })
export type CountedCategory = z.infer<typeof countedCategory>

/** All of a user's categories at once: income first, each type by position. */
export const categoriesAnswer = listOf(countedCategory)
export type CategoriesAnswer = z.infer<typeof categoriesAnswer>

/**
 * `userid` is sent by the specification's clients and ignored: the owner is the bearer of the token. What is absent of
 * the others stays as it is, so that a client that does not know them leaves them alone.
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

/** Some fields of a category alone; the others stay as they are, whoever changes them meanwhile. */
export const categoryChanges = z.partial(z.omit(categoryBody, { userid: true }))
export type CategoryChanges = z.infer<typeof categoryChanges>

/** Those whose names exist are passed over. */
export const severalCategoriesBody = z.object({
  categories: z
    .array(z.omit(categoryBody, { userid: true }), notInList)
    .check(z.minLength(1, notInList), z.maxLength(50, notInList)),
})
export type SeveralCategoriesBody = z.infer<typeof severalCategoriesBody>

/** The categories that were added, in the order they were sent. */
export const severalCategoriesAnswer = z.object({ data: z.array(ownCategory) })

const ids = z.array(id, notInList).check(z.minLength(1, notInList), z.maxLength(500, 'At most 500'))

/** The ids in the wanted order. Categories that are not named stand after them, in the order they had. */
export const categoryOrderBody = z.object({ ids })

/** The order before and now, of all of the user's categories. */
export const categoryOrderAnswer = dataOf(z.object({ before: z.array(id), now: z.array(id) }))

/** Categories that no longer exist are passed over. */
export const removeCategoriesBody = z.object({ ids })

/** Moves the category's transactions to another one of the same type before it is deleted. */
export const removeCategoryQuery = z.object({
  move_to: emptyIsAbsent(z.string().check(z.regex(/^\d{1,15}$/, notInList))),
})

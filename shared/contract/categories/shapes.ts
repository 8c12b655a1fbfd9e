import * as z from 'zod/mini'
import { dataOf, listOf } from '../fields/answer'
import { id, transactionType } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { text } from '../fields/text'

export const category = z.object({ id, name: z.string(), type: transactionType })
export type Category = z.infer<typeof category>

export const categoryAnswer = dataOf(category)

/** `count` is how many transactions the category has. */
export const countedCategory = z.extend(category, { count: z.int() })
export type CountedCategory = z.infer<typeof countedCategory>

/** All of a user's categories at once: income first, each type in the order it was added. */
export const categoriesAnswer = listOf(countedCategory)
export type CategoriesAnswer = z.infer<typeof categoriesAnswer>

/** `userid` is sent by the specification's clients and ignored: the owner is the bearer of the token. */
export const categoryBody = z.object({
  name: text(60, 'Enter a name'),
  type: transactionType,
  userid: z.optional(z.unknown()),
})
export type CategoryBody = z.infer<typeof categoryBody>

/** Moves the category's transactions to another one of the same type before it is deleted. */
export const removeCategoryQuery = z.object({
  move_to: emptyIsAbsent(z.string().check(z.regex(/^\d{1,15}$/, 'Choose one from the list'))),
})

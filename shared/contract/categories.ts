import * as z from 'zod/mini'
import { dataOf, listOf } from './answer'
import { id, transactionType } from './field'
import { text } from './text'

export const category = z.object({ id, name: z.string(), type: transactionType })
export type Category = z.infer<typeof category>

export const categoryAnswer = dataOf(category)

/** All of a user's categories at once: income first, each type in the order it was added. */
export const categoriesAnswer = listOf(category)

/** `userid` is sent by the specification's clients and ignored: the owner is the bearer of the token. */
export const categoryBody = z.object({
  name: text(60, 'Enter a name'),
  type: transactionType,
  userid: z.optional(z.unknown()),
})
export type CategoryBody = z.infer<typeof categoryBody>

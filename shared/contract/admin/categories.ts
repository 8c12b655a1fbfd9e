import * as z from 'zod/mini'
import { adminListOf, adminQuery, person } from './list'
import { id, transactionType } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'

export const adminCategory = z.object({
  id,
  user_id: id,
  owner: person,
  name: z.string(),
  type: transactionType,
  transactions: z.int(),
})
export type AdminCategory = z.infer<typeof adminCategory>

export const adminCategorySort = z.enum(
  ['created_at', '-created_at', 'name', '-name'],
  'Choose one from the list',
)
export type AdminCategorySort = z.infer<typeof adminCategorySort>

/**
 * `search` matches part of the category's name, or of its owner's name or e-mail address. Newest
 * first by default.
 */
export const adminCategoriesQuery = z.extend(adminQuery, {
  type: emptyIsAbsent(z.pipe(z.string().check(z.toLowerCase()), transactionType)),
  sort: z._default(adminCategorySort, '-created_at'),
})
export type AdminCategoriesQuery = z.infer<typeof adminCategoriesQuery>
export const adminCategoriesAnswer = adminListOf(adminCategory)
export type AdminCategoriesAnswer = z.infer<typeof adminCategoriesAnswer>

import { category, type CountedCategory } from '@pundi/contract'
import sql from 'sql-template-tag'
import { columnsOf, namesOf, select } from '../database/compose-statement'
import type { Queryable } from '../database/database'
import { named } from '../database/named'

/** A category `c`, as the contract answers it. */
export const selected = select(columnsOf('c', namesOf(category.shape)))

/** A user's categories, income first, each type in the order of adding, as the specification lists them. */
export async function listCategories(db: Queryable, userId: number): Promise<CountedCategory[]> {
  const { rows } = await db.query<CountedCategory>(
    named(
      'list-categories',
      sql`select ${selected}, coalesce(sum(t.count), 0)::bigint as count
          from categories c left join monthly_totals t on t.user_id = c.user_id and t.category_id = c.id
          where c.user_id = ${userId} group by c.user_id, c.id order by c.type desc, c.id`,
    ),
  )
  return rows
}

import { type CountedCategory, type OwnCategory, ownCategory } from '@pundi/contract'
import sql from 'sql-template-tag'
import { columnsOf, namesOf, select } from '../database/compose-statement'
import type { Queryable } from '../database/database'
import { named } from '../database/named'

/** A category `c`, as the contract answers it. */
export const selected = select(columnsOf('c', namesOf(ownCategory.shape)))

/**
 * A user's categories, income first, each type by position. Those of the same position stand in the order of adding, as
 * the specification lists them.
 */
export async function listCategories(db: Queryable, userId: number): Promise<CountedCategory[]> {
  const { rows } = await db.query<CountedCategory>(
    named(
      'list-categories',
      sql`select ${selected}, coalesce(sum(t.count), 0)::bigint as count
          from categories c left join monthly_totals t on t.user_id = c.user_id and t.category_id = c.id
          where c.user_id = ${userId} group by c.user_id, c.id order by c.type desc, c.position, c.id`,
    ),
  )
  return rows
}

/** Undefined if the user has none of that id. */
export async function findCategory(
  db: Queryable,
  userId: number,
  id: number,
): Promise<OwnCategory | undefined> {
  const { rows } = await db.query<OwnCategory>(
    sql`select ${selected} from categories c where c.user_id = ${userId} and c.id = ${id}`,
  )
  return rows[0]
}

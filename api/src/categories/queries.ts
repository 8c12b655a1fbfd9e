import type { Category, CategoryBody } from '@pundi/shared/contract'
import sql from 'sql-template-tag'
import type { Queryable } from '../database/database'
import { named } from '../database/named'

/** Income first, each type in the order it was added: the order in which the specification lists them. */
export async function listCategories(db: Queryable, userId: number): Promise<Category[]> {
  const { rows } = await db.query<Category>(
    named(
      'list-categories',
      sql`select id, name, type from categories where user_id = ${userId} order by type desc, id`,
    ),
  )
  return rows
}

/** A second one of that type and name is refused by the index categories_name. */
export async function addCategory(
  db: Queryable,
  userId: number,
  { name, type }: CategoryBody,
): Promise<Category> {
  const { rows } = await db.query<Category>(
    sql`with added as (
          insert into categories (user_id, name, type) values (${userId}, ${name}, ${type})
          returning user_id, id, name, type
        ), activity as (insert into activities (user_id, type) select user_id, 'Add category' from added
        ), audited as (insert into audit (user_id, action) select user_id, 'Add category' from added)
        select id, name, type from added`,
  )
  return rows[0]!
}

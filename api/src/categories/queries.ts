import type { Category, CategoryBody, CountedCategory } from '@pundi/shared/contract'
import sql, { raw } from 'sql-template-tag'
import type { Queryable } from '../database/database'
import { named } from '../database/named'

/** Income first, each type in the order it was added: the order in which the specification lists them. */
export async function listCategories(db: Queryable, userId: number): Promise<CountedCategory[]> {
  const { rows } = await db.query<CountedCategory>(
    named(
      'list-categories',
      sql`select c.id, c.name, c.type, coalesce(sum(t.count), 0)::bigint as count
          from categories c left join monthly_totals t on t.user_id = c.user_id and t.category_id = c.id
          where c.user_id = ${userId} group by c.user_id, c.id order by c.type desc, c.id`,
    ),
  )
  return rows
}

/** What the category of that row is at this moment, as the log keeps it. */
const stateOf = (
  row: 'c',
) => sql`jsonb_build_object('id', ${raw(row)}.id, 'name', ${raw(row)}.name, 'type', ${raw(row)}.type,
  'created_at', to_char(${raw(row)}.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`

/** A second one of that type and name is refused by the index categories_name. */
export async function addCategory(
  db: Queryable,
  userId: number,
  { name, type }: CategoryBody,
): Promise<Category> {
  const { rows } = await db.query<Category>(
    sql`with added as (
          insert into categories (user_id, name, type) values (${userId}, ${name}, ${type})
          returning *
        ), activity as (
          insert into activities (user_id, type, subject, record_id, after)
          select user_id, 'Add category', 'category', id, ${stateOf('c')} from added c
        ), audited as (insert into audit (user_id, action) select user_id, 'Add category' from added)
        select id, name, type from added`,
  )
  return rows[0]!
}

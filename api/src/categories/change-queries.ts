import type { Category, CategoryBody } from '@pundi/contract'
import sql, { raw } from 'sql-template-tag'
import type { Queryable } from '../database/database'
import { keyed, type Repeat } from '../idempotency/queries'
import { totalled } from '../transactions/booking-queries'

/** What the category of that row is at this moment, as the log keeps it. */
export const stateOf = (
  row: 'c' | 'w',
) => sql`jsonb_build_object('id', ${raw(row)}.id, 'name', ${raw(row)}.name,
  'type', ${raw(row)}.type,
  'created_at', to_char(${raw(row)}.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`

/** Adds a category, once for each key. A second one of that type and name is refused by the index categories_name. */
export async function addCategory(
  db: Queryable,
  userId: number,
  { name, type }: CategoryBody,
  repeat?: Repeat,
): Promise<Category> {
  const { rows } = await db.query<{ answer: Category }>(
    sql`with added as (
          insert into categories (user_id, name, type) values (${userId}, ${name}, ${type}) returning *
        ), activity as (
          insert into activities (user_id, type, subject, record_id, after)
          select user_id, 'Add category', 'category', id, ${stateOf('c')} from added c
        ), audited as (insert into audit (user_id, action) select user_id, 'Add category' from added
        ), answered as (
          select jsonb_build_object('id', id, 'name', name, 'type', type) as answer from added
        )${keyed(userId, repeat)}
        select answer from answered`,
  )
  return rows[0]!.answer
}

/**
 * Changes a category; what is so already is not logged. Undefined where there is none of that id. A name that
 * another one has is refused by the index categories_name, another type while there are transactions by their
 * constraint transactions_fit_category.
 */
export async function changeCategory(
  db: Queryable,
  userId: number,
  id: number,
  { name, type }: CategoryBody,
): Promise<Category | undefined> {
  const { rows } = await db.query<Category>(
    sql`with found as (select * from categories where user_id = ${userId} and id = ${id} for update
        ), was as (select * from found where (name, type) is distinct from (${name}, ${type})
        ), became as (
          update categories c set name = ${name}, type = ${type}
          from was w where c.user_id = w.user_id and c.id = w.id returning c.*
        ), activity as (
          insert into activities (user_id, type, subject, record_id, before, after)
          select c.user_id, 'Change category', 'category', c.id, ${stateOf('w')}, ${stateOf('c')}
          from was w, became c
        ), audited as (insert into audit (user_id, action) select user_id, 'Change category' from became)
        select id, ${name}::text as name, ${type}::text as type from found`,
  )
  return rows[0]
}

export type Held = Category & { count: number }

/** The user's of these categories, held against every change until the transaction ends, with their counts. */
export async function holdCategories(client: Queryable, userId: number, ids: number[]): Promise<Held[]> {
  await client.query(
    sql`select id from categories where user_id = ${userId} and id = any(${ids}::bigint[]) order by id for update`,
  )
  // A statement of its own: it sees what was booked until the hold.
  const { rows } = await client.query<Held>(
    sql`select c.id, c.name, c.type,
          (select count(*) from transactions t where t.user_id = c.user_id and t.category_id = c.id) as count
        from categories c where c.user_id = ${userId} and c.id = any(${ids}::bigint[])`,
  )
  return rows
}

type Way = { from: number; to: number; only?: number[] | null }

/** Moves a category's transactions, or those of `only`, to another one with their sums; answers which. Logs nothing. */
export async function moveContent(
  client: Queryable,
  userId: number,
  { from, to, only = null }: Way,
): Promise<number[]> {
  // A hundred thousand rows take longer than other statements may, and all of them go or none.
  await client.query({ text: "set local statement_timeout = '60s'" })
  const { rows } = await client.query<{ ids: number[] }>(
    sql`with was as (
          select t.* from transactions t
          where t.user_id = ${userId} and t.category_id = ${from}
            and (${only}::bigint[] is null or t.id = any(${only}::bigint[]))
          order by t.id for update
        ), became as (
          update transactions t set category_id = ${to}
          from was w where t.user_id = w.user_id and t.id = w.id returning t.*
        ), ${totalled}
        select coalesce(jsonb_agg(id order by id), '[]') as ids from became`,
  )
  return rows[0]!.ids
}

/** Removes an empty category; its entry in the log, whose id is answered, keeps what was moved out of it and where to. */
export async function removeCategory(
  client: Queryable,
  userId: number,
  id: number,
  moved: { ids: number[]; to: number } | null,
): Promise<number> {
  await client.query(
    sql`delete from monthly_totals where user_id = ${userId} and category_id = ${id} and count = 0`,
  )
  const { rows } = await client.query<{ id: number }>(
    sql`with gone as (delete from categories where user_id = ${userId} and id = ${id} returning *
        ), audited as (insert into audit (user_id, action) select user_id, 'Delete category' from gone)
        insert into activities (user_id, type, subject, record_id, before, moved, moved_to)
        select user_id, 'Delete category', 'category', id, ${stateOf('c')}, ${moved?.ids ?? null}::bigint[],
          ${moved?.to ?? null}::bigint
        from gone c returning id`,
  )
  return rows[0]!.id
}

import {
  type CategoryBody,
  type CategoryChanges,
  type OwnCategory,
  ownCategory,
  type SeveralCategoriesBody,
} from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import {
  assign,
  columnsOf,
  isOther,
  jsonObject,
  jsonValues,
  listNames,
  listValues,
  namesOf,
  rowsOf,
} from '../platform/database/compose-statement'
import { oneOf, type Queryable } from '../platform/database/database'
import { activityIds, type Logged, withActivityIds } from '../ledger/booking-queries'
import { keyed, type Repeat } from '../platform/idempotency/queries'
import { blank, findCategory, givenValues, rowTypes, selected, writtenTypes } from './queries'

export const stateOf = (row: 'c' | 'w') => jsonObject(jsonValues(row, rowTypes))

/**
 * A repeated idempotency key adds nothing. The unique index categories_name refuses a second
 * category of the same type and name.
 */
export async function addCategory(
  db: Queryable,
  userId: number,
  body: CategoryBody,
  repeat?: Repeat,
): Promise<Logged<OwnCategory>> {
  const values = givenValues(body)
  const { rows } = await db.query<{ answer: Logged<OwnCategory> }>(
    sql`with added as (
          insert into categories (user_id, ${listNames(values)}) values (${userId}, ${listValues(values)}) returning *
        ), activity as (
          insert into activities (user_id, type, subject, record_id, after)
          select user_id, 'Add category', 'category', id, ${stateOf('c')} from added c returning id
        ), audited as (insert into audit (user_id, action) select user_id, 'Add category' from added
        ), answered as (
          select ${withActivityIds(jsonObject(columnsOf('c', namesOf(ownCategory.shape))))} as answer from added c
        )${keyed(userId, repeat)}
        select answer from answered`,
  )
  return oneOf(rows).answer
}

/**
 * Part of a statement: counts a change for each category of `renamed`, because cached answers about
 * transactions contain the category's name. The counter is in the category's monthly total of the
 * current month. If there is no such total, adds an empty one. A plain update would miss a total
 * that another statement adds at the same time.
 */
const counted = (renamed: Sql): Sql => sql`
  counted as (
    insert into monthly_totals as m (user_id, month, type, category_id, total, count)
    select user_id, date_trunc('month', now()), type, id, 0, 0 from (${renamed}) r order by type, id
    on conflict (user_id, month, type, category_id) do update set changes = m.changes + 1
  )`

/** Call this after all statements that lock transactions, because totals are always locked last. */
export async function countRenames(client: Queryable, userId: number, ids: number[]): Promise<void> {
  await client.query(
    sql`with ${counted(sql`select * from categories where user_id = ${userId} and id = any(${ids}::bigint[])`)} select`,
  )
}

/**
 * Changes the given fields. If no value differs, logs nothing. Returns undefined if the user has no
 * such category. The index categories_name refuses a taken name. The constraint
 * transactions_fit_category refuses a new type if the category has transactions.
 */
export async function changeCategory(
  db: Queryable,
  userId: number,
  id: number,
  body: CategoryChanges,
): Promise<Logged<OwnCategory> | undefined> {
  const values = givenValues(body)
  if (namesOf(values).length === 0) return findCategory(db, userId, id)
  const { rows } = await db.query<Logged<OwnCategory>>(
    sql`with found as (select * from categories where user_id = ${userId} and id = ${id} for update
        ), was as (select * from found f where ${isOther('f', values)}
        ), became as (
          update categories c set ${assign(values)}
          from was w where c.user_id = w.user_id and c.id = w.id returning c.*
        ), activity as (
          insert into activities (user_id, type, subject, record_id, before, after)
          select c.user_id, 'Change category', 'category', c.id, ${stateOf('w')}, ${stateOf('c')}
          from was w, became c returning id
        ), audited as (insert into audit (user_id, action) select user_id, 'Change category' from became
        ), ${counted(sql`select * from became`)}
        select ${selected}, ${activityIds} as activity_ids from (
          select * from became union all select * from found where not exists (select from became)
        ) c`,
  )
  return rows[0]
}

export async function addCategories(
  db: Queryable,
  userId: number,
  { categories }: SeveralCategoriesBody,
): Promise<{ answer: OwnCategory[]; activity_ids: number[] }> {
  const rows = categories.map((category, place) => ({ ...blank, ...category, place }))
  const values = columnsOf('n', namesOf(writtenTypes))
  const answered = await db.query<{ answer: OwnCategory[]; activity_ids: number[] }>(
    sql`with added as (
          insert into categories (user_id, ${listNames(values)})
          select ${userId}, ${listValues(values)} from ${rowsOf(rows, 'n', { ...writtenTypes, place: 'integer' })}
          order by n.place
          on conflict (user_id, type, name_key(name)) do nothing returning *
        ), activity as (
          insert into activities (user_id, type, subject, record_id, after)
          select user_id, 'Add category', 'category', id, ${stateOf('c')} from added c order by id
          returning id
        ), audited as (insert into audit (user_id, action) select user_id, 'Add category' from added)
        select coalesce(jsonb_agg(${jsonObject(columnsOf('c', namesOf(ownCategory.shape)))} order by id), '[]') as answer,
          ${activityIds} as activity_ids
        from added c`,
  )
  return oneOf(answered.rows)
}

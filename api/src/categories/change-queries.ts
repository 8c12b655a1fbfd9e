import {
  type Category,
  type CategoryBody,
  type CategoryChanges,
  type OwnCategory,
  ownCategory,
} from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import { mergeRules } from '../budgets/change-rules'
import { rulesWritten } from '../budgets/change-queries'
import { type Calendar } from '../budgets/number-periods'
import { findRules } from '../budgets/queries'
import {
  assign,
  columnsOf,
  isOther,
  jsonObject,
  jsonValues,
  listNames,
  listValues,
  namesOf,
} from '../database/compose-statement'
import { oneOf, type Queryable } from '../database/database'
import { keyed, type Repeat } from '../idempotency/queries'
import { givenValues, rowTypes } from './columns'
import type { Content } from './move-queries'
import { findCategory, selected } from './queries'

/** The current state of a row's category, as the log keeps it. */
export const stateOf = (row: 'c' | 'w') => jsonObject(jsonValues(row, rowTypes))

/** Adds a category, once for each key. The index categories_name refuses a second one of the same type and name. */
export async function addCategory(
  db: Queryable,
  userId: number,
  body: CategoryBody,
  repeat?: Repeat,
): Promise<OwnCategory> {
  const values = givenValues(body)
  const { rows } = await db.query<{ answer: OwnCategory }>(
    sql`with added as (
          insert into categories (user_id, ${listNames(values)}) values (${userId}, ${listValues(values)}) returning *
        ), activity as (
          insert into activities (user_id, type, subject, record_id, after)
          select user_id, 'Add category', 'category', id, ${stateOf('c')} from added c
        ), audited as (insert into audit (user_id, action) select user_id, 'Add category' from added
        ), answered as (
          select ${jsonObject(columnsOf('c', namesOf(ownCategory.shape)))} as answer from added c
        )${keyed(userId, repeat)}
        select answer from answered`,
  )
  return oneOf(rows).answer
}

/**
 * Part of a statement: counts a change for each of the categories `renamed`, because the answers about their
 * transactions contain their names. It inserts an empty month if there is none: an update would not see the month that
 * a first booking adds while the statement waits for the category.
 */
const counted = (renamed: Sql): Sql => sql`
  counted as (
    insert into monthly_totals as m (user_id, month, type, category_id, total, count)
    select user_id, date_trunc('month', now()), type, id, 0, 0 from (${renamed}) r order by type, id
    on conflict (user_id, month, type, category_id) do update set changes = m.changes + 1
  )`

/** Counts a change of the names of these categories: after all that locks transactions, in the order of all locks. */
export async function countRenames(client: Queryable, userId: number, ids: number[]): Promise<void> {
  await client.query(
    sql`with ${counted(sql`select * from categories where user_id = ${userId} and id = any(${ids}::bigint[])`)} select`,
  )
}

/**
 * Changes what the body has of a category. One that already equals it is not logged. Undefined if there is none of that id. The index
 * categories_name refuses a name that another category has. The constraint transactions_fit_category refuses another
 * type while the category has transactions.
 */
export async function changeCategory(
  db: Queryable,
  userId: number,
  id: number,
  body: CategoryChanges,
): Promise<OwnCategory | undefined> {
  const values = givenValues(body)
  if (namesOf(values).length === 0) return findCategory(db, userId, id)
  const { rows } = await db.query<OwnCategory>(
    sql`with found as (select * from categories where user_id = ${userId} and id = ${id} for update
        ), was as (select * from found f where ${isOther('f', values)}
        ), became as (
          update categories c set ${assign(values)}
          from was w where c.user_id = w.user_id and c.id = w.id returning c.*
        ), activity as (
          insert into activities (user_id, type, subject, record_id, before, after)
          select c.user_id, 'Change category', 'category', c.id, ${stateOf('w')}, ${stateOf('c')}
          from was w, became c
        ), audited as (insert into audit (user_id, action) select user_id, 'Change category' from became
        ), ${counted(sql`select * from became`)}
        select ${selected} from (
          select * from became union all select * from found where not exists (select from became)
        ) c`,
  )
  return rows[0]
}

/** `schedules` are those that book in it. */
export type Held = Category & { count: number; schedules: number }

/** Those of the categories that are the user's, with their counts. Locks them until the transaction ends. */
export async function holdCategories(client: Queryable, userId: number, ids: number[]): Promise<Held[]> {
  await client.query(
    sql`select id from categories where user_id = ${userId} and id = any(${ids}::bigint[]) order by id for update`,
  )
  // A statement of its own, so that it counts everything that was added before the lock.
  const { rows } = await client.query<Held>(
    sql`select ${selected},
          (select count(*) from lines l where l.user_id = c.user_id and l.category_id = c.id) as count,
          (select count(*) from schedule_categories u
            where u.user_id = c.user_id and u.category_id = c.id) as schedules
        from categories c where c.user_id = ${userId} and c.id = any(${ids}::bigint[])`,
  )
  return rows
}

/** What was moved out of a category, and where to. */
type Moved = Content & { to: number }

/**
 * Removes an empty category, and adds its budget to that of the one that took what was in it over. Answers the id of
 * its activity, which keeps all of that.
 */
export async function removeCategory(
  client: Queryable,
  { id: userId, ...calendar }: Calendar & { id: number },
  id: number,
  moved: Moved | null,
): Promise<number> {
  const rules = await findRules(client, userId, moved ? [id, moved.to] : [id])
  const budgetOf = (category: number) => rules.find(one => one.id === category)?.budgets ?? []
  const [gone, was] = [budgetOf(id), moved ? budgetOf(moved.to) : []]
  const became = gone.length > 0 && moved ? mergeRules(was, gone, calendar) : was
  const states = [{ id, budgets: [] }, ...(moved ? [{ id: moved.to, budgets: became }] : [])]
  const { rows } = await client.query<{ id: number }>(
    sql`with ${rulesWritten(userId, states)},
        gone as (delete from categories where user_id = ${userId} and id = ${id} returning *
        ), audited as (insert into audit (user_id, action) select user_id, 'Delete category' from gone)
        insert into activities (user_id, type, subject, record_id, before, moved, moved_parts, moved_to, moved_budgets)
        select user_id, 'Delete category', 'category', id, ${stateOf('c')}, ${moved?.ids ?? null}::bigint[],
          ${moved?.parts ? JSON.stringify(moved.parts) : null}::jsonb, ${moved?.to ?? null}::bigint,
          ${gone.length > 0 ? JSON.stringify({ gone, was, became }) : null}::jsonb
        from gone c returning id`,
  )
  return oneOf(rows).id
}

import { type OwnCategory, ownCategory, type SeveralCategoriesBody } from '@pundi/contract'
import sql from 'sql-template-tag'
import { columnsOf, jsonObject, listNames, listValues, namesOf, rowsOf } from '../database/compose-statement'
import { oneOf, type Queryable } from '../database/database'
import { stateOf } from './change-queries'
import { blank, writtenTypes } from './columns'

/**
 * Adds several categories, each with its activity, in the order given. One whose name the user has already, or that
 * stands twice in the list, is passed over. Answers those that were added.
 */
export async function addCategories(
  db: Queryable,
  userId: number,
  { categories }: SeveralCategoriesBody,
): Promise<OwnCategory[]> {
  const rows = categories.map((category, place) => ({ ...blank, ...category, place }))
  const values = columnsOf('n', namesOf(writtenTypes))
  const answered = await db.query<{ answer: OwnCategory[] }>(
    sql`with added as (
          insert into categories (user_id, ${listNames(values)})
          select ${userId}, ${listValues(values)} from ${rowsOf(rows, 'n', { ...writtenTypes, place: 'integer' })}
          order by n.place
          on conflict (user_id, type, name_key(name)) do nothing returning *
        ), activity as (
          insert into activities (user_id, type, subject, record_id, after)
          select user_id, 'Add category', 'category', id, ${stateOf('c')} from added c order by id
        ), audited as (insert into audit (user_id, action) select user_id, 'Add category' from added)
        select coalesce(jsonb_agg(${jsonObject(columnsOf('c', namesOf(ownCategory.shape)))} order by id), '[]') as answer
        from added c`,
  )
  return oneOf(answered.rows).answer
}

/** The order of all of a user's categories as they are listed, before a change and after it. */
export type Order = { before: number[]; now: number[] }

/**
 * Gives the categories of `ids` the first positions, in that order, and all others of the user those after them, in the
 * order they had. Ids of none of the user's categories count for nothing. An order that is so already is not logged.
 */
export async function sortCategories(db: Queryable, userId: number, ids: number[]): Promise<Order> {
  const { rows } = await db.query<Order>(
    sql`with held as (
          select * from categories where user_id = ${userId} order by id for update
        ), ranked as (
          select id, type, position,
            row_number() over (order by array_position(${ids}::bigint[], id), type desc, position, id) as place
          from held
        ), sorted as (
          select coalesce(jsonb_agg(id order by type desc, position, id), '[]') as before,
            coalesce(jsonb_agg(id order by type desc, place), '[]') as now
          from ranked
        ), changed as (
          update categories c set position = r.place from ranked r, sorted s
          where c.user_id = ${userId} and c.id = r.id and s.before <> s.now returning c.user_id
        ), activity as (
          insert into activities (user_id, type) select distinct user_id, 'Sort categories' from changed
        ), audited as (insert into audit (user_id, action) select distinct user_id, 'Sort categories' from changed)
        select before, now from sorted`,
  )
  return oneOf(rows)
}

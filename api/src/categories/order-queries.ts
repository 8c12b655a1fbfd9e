import { type Category, category } from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import { activityIds } from '../ledger/booking-queries'
import type { Step } from '../ledger/undo/undoable'
import type { ActivityType } from '../platform/activity-log/activity-types'
import { columnsOf, jsonObject, namesOf } from '../platform/database/compose-statement'
import { oneOf, type Queryable } from '../platform/database/database'

/**
 * The id of a category order in the activity log. A user has only one order, which has no row of
 * its own, so a constant is enough.
 */
const ORDER_ID = 1

const listed = (place: Sql): Sql =>
  sql`coalesce(jsonb_agg(${jsonObject(columnsOf('c', namesOf(category.shape)))} order by c.type desc, ${place}), '[]')`

const listedNow = listed(sql`c.position, c.id`)
const listedAsWanted = listed(sql`c.place`)

const stateOf = (order: Sql): Sql => sql`jsonb_build_object('id', ${ORDER_ID}::bigint, 'order', ${order})`

export const orderStates = (userId: number): Sql => sql`
  (select jsonb_build_array(${stateOf(listedNow)}) from categories c where c.user_id = ${userId})`

type Arranged = { before: Category[]; now: Category[]; activity_ids: number[] }

/**
 * Puts the categories of `ids` first, in this order; the other categories keep their order. Ignores
 * ids of other users. Changes and logs nothing unless the condition `isMeant` is true.
 */
async function arrange(
  db: Queryable,
  userId: number,
  ids: number[],
  { type, isMeant }: { type: ActivityType; isMeant: Sql },
): Promise<Arranged> {
  const { rows } = await db.query<Arranged>(
    sql`with held as (
          select * from categories where user_id = ${userId} order by id for update
        ), ranked as (
          select id, name, type, position,
            row_number() over (order by array_position(${ids}::bigint[], id), type desc, position, id) as place
          from held
        ), sorted as (
          select ${listedNow} as before, ${listedAsWanted} as now, ${isMeant} as is_meant from ranked c
        ), changed as (
          update categories c set position = r.place from ranked r, sorted s
          where c.user_id = ${userId} and c.id = r.id and s.is_meant
        ), activity as (
          insert into activities (user_id, type, subject, record_id, before, after)
          select ${userId}::bigint, ${type}::text, 'category_order', ${ORDER_ID}::bigint,
            ${stateOf(sql`before`)}, ${stateOf(sql`now`)}
          from sorted where is_meant returning id
        ), audited as (
          insert into audit (user_id, action) select ${userId}::bigint, ${type}::text from sorted where is_meant
        )
        select before, now, ${activityIds} as activity_ids from sorted`,
  )
  return oneOf(rows)
}

type Sorted = { order: { before: number[]; now: number[] }; activity_ids: number[] }

/** Logs nothing if the order stays the same. */
export async function sortCategories(db: Queryable, userId: number, ids: number[]): Promise<Sorted> {
  const { before, now, activity_ids } = await arrange(db, userId, ids, {
    type: 'Sort categories',
    isMeant: sql`${listedNow} <> ${listedAsWanted}`,
  })
  return { order: { before: idsOf(before), now: idsOf(now) }, activity_ids }
}

/**
 * Returns the new activity's id, or undefined if the order changed since it was read. Ignores
 * categories that were added, deleted or given another type since then.
 */
export async function bringBackOrder(
  client: Queryable,
  userId: number,
  { seen, wanted }: Step,
): Promise<number | undefined> {
  const known = seen?.order ?? []
  const isKnown = sql`${JSON.stringify(known)}::jsonb @> jsonb_build_array(jsonb_build_object('id', c.id, 'type', c.type))`
  const listKnown = (place: Sql) =>
    sql`array_agg(c.id order by c.type desc, ${place}) filter (where ${isKnown})`
  const seenPlace = sql`array_position(${idsOf(known)}::bigint[], c.id)`
  const { activity_ids } = await arrange(client, userId, idsOf(wanted.order ?? []), {
    type: 'Restore category order',
    isMeant: sql`${listKnown(sql`c.position, c.id`)} is not distinct from ${listKnown(seenPlace)}`,
  })
  return activity_ids[0]
}

const idsOf = (order: Category[]): number[] => order.map(({ id }) => id)

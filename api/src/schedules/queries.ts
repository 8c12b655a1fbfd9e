import { lastScheduledDay, type Schedule } from '@pundi/contract'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { columnsOf, jsonObject, jsonValues, namesOf, select } from '../database/compose-statement'
import type { Queryable } from '../database/database'
import { versionOf } from '../database/hash-columns'
import { rowTypes, ruleNames, writtenTypes } from './columns'

/** What the functions of the database compute a row's days from. */
export const ruleOf = (row: string): Sql => join(ruleNames.map(name => raw(`${row}.${name}`)))

/** The number of a row's day that is due nearest to another day, never less than 0. */
export const placeOf = (row: string, day: Sql): Sql =>
  sql`place_of_day(${raw(`${row}.anchor_date, ${row}.unit, ${row}.every`)}, ${day})`

/** The first day whose booking is not over on `today`: that of a Saturday may be on the Monday after, or the Friday before. */
export const firstOn = (today: string, weekend: Sql): Sql => sql`(
  select min(day) from generate_series(-2, 2) near, lateral (select ${today}::date + near as day) named
  where off_weekend(day, ${weekend}) >= ${today}::date)`

/** Whether a row of schedule_days says that its day needs nothing any more. */
export const isDone = (row: string): Sql => sql`${raw(row)}.state in ('booked', 'skipped')`

/** Whether a day `d` of a row is booked or skipped already. */
export const isMarked = (row: string): Sql => sql`exists (select from schedule_days m
  where m.user_id = ${raw(row)}.user_id and m.schedule_id = ${raw(row)}.id and m.due_on = d.due_on and ${isDone('m')})`

/** Whether an open day `d` of a row had come when its booking was taken back: a press alone books it. */
export const isWaiting = (row: string): Sql => sql`exists (select from schedule_days m
  where m.user_id = ${raw(row)}.user_id and m.schedule_id = ${raw(row)}.id and m.due_on = d.due_on
    and m.state = 'waiting')`

/**
 * For a `from` clause: the first open day `o` of a row, from number `first` on, or nulls. `besides` says which days `d`
 * this statement marks: they are among the first four.
 */
export const firstOpen = (row: string, first: Sql, besides: Sql = sql`false`): Sql => sql`left join lateral (
  select d.n, d.due_on, d.date
  from days_of_schedule(${ruleOf(row)}, ${first}, ${first} + 4 + (
    select count(*)::integer from schedule_days m
    where m.user_id = ${raw(row)}.user_id and m.schedule_id = ${raw(row)}.id
      and m.due_on >= greatest(${raw(row)}.open_from, nth_day(${raw(`${row}.anchor_date, ${row}.unit, ${row}.every`)}, ${first}, ${raw(row)}.month_day)))) d
  where d.due_on >= ${raw(row)}.open_from and not (${besides}) and not ${isMarked(row)}
  order by d.n limit 1
) o on true`

/** The version of a schedule `s`. */
export const version = versionOf(
  namesOf(writtenTypes).map((name, place) => ({
    column: `s.${name}`,
    sqlType: writtenTypes[name],
    seed: place + 1,
  })),
)

/** The columns of a row `s`. */
export const selected = select(columnsOf('s', namesOf(rowTypes)))

/** The days of a row that were skipped, and `more`. */
const skippedOf = (row: string, more: Sql = empty): Sql => sql`(
  select jsonb_agg(due_on order by due_on) from (
    select m.due_on from schedule_days m
    where m.user_id = ${raw(row)}.user_id and m.schedule_id = ${raw(row)}.id and m.state = 'skipped' ${more}
  ) skipped)`

/** The name of the category that a row books in, or those of its wallets. */
export const nameOf = (row: string): Sql => {
  const nameIn = (table: string, id: string) =>
    sql`(select name from ${raw(table)}
      where user_id = ${raw(row)}.user_id and id = (${raw(row)}.template ->> ${id})::bigint)`
  return sql`coalesce(${nameIn('categories', 'category_id')},
    concat_ws(' → ', ${nameIn('wallets', 'from_wallet_id')}, ${nameIn('wallets', 'to_wallet_id')}))`
}

/**
 * The current state of a row's schedule, as the log keeps it, without nulls: with the name of its category or those of
 * its wallets, and the days that were skipped. `more` are days that this statement adds to them.
 */
export const stateOf = (row: 's' | 'w' | 'b', more?: Sql): Sql =>
  // A transfer's template keeps its nulls: they are the outside.
  sql`(jsonb_strip_nulls(${jsonObject({
    ...jsonValues(row, rowTypes),
    description: sql`${raw(row)}.template -> 'description'`,
    name: nameOf(row),
    skipped: skippedOf(row, more),
  })}) || jsonb_build_object('template', ${raw(row)}.template))`

type Stored = Omit<Schedule, 'last_date'>

/** A user's schedules: what is due first stands first, then what has ended, the newest first. */
export const listSchedules = (db: Queryable, userId: number): Promise<Schedule[]> => listSome(db, userId)

export async function findSchedule(db: Queryable, userId: number, id: number): Promise<Schedule | undefined> {
  return (await listSome(db, userId, id))[0]
}

/** More days than this are not counted. */
const MOST_LEFT = 1000

async function listSome(db: Queryable, userId: number, id?: number): Promise<Schedule[]> {
  const only = id === undefined ? empty : sql`and s.id = ${id}`
  const { rows } = await db.query<Stored>(
    sql`select ${selected}, s.next_due, s.next_on as next_date, ${version} as version,
          case when s.until is null and s.count is null then null
            when s.next_n is null then 0
            when e.last_n - s.next_n <= ${MOST_LEFT}::integer then (
              select count(*) from days_of_schedule(${ruleOf('s')}, s.next_n, e.last_n) d
              where d.due_on >= s.open_from and not ${isMarked('s')}) end as left
        from schedules s, lateral (select coalesce(s.count - 1, ${placeOf('s', sql`s.until`)}) as last_n) e
        where s.user_id = ${userId} ${only} order by s.next_on nulls last, s.id desc`,
  )
  return rows.map(row => ({ ...row, last_date: lastScheduledDay(row)?.date ?? null }))
}

import {
  lastScheduledDay,
  type Schedule,
  type ScheduleBody,
  type ScheduleTemplateBody,
} from '@pundi/contract'
import {
  columnsOf,
  jsonObject,
  jsonValues,
  namesOf,
  select,
  type SqlType,
  type Values,
  valuesOf,
  versionOf,
} from '../platform/database/compose-statement'
import { exactAmount } from '../platform/idempotency/hash-body'
import { filledOptions, storedMonthDay } from '../ledger/columns/column-queries'
import type { StoredTemplate } from '../ledger/undo/logged-states'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../platform/database/database'
import { dayNumber, isDayDone, ruleOf } from '../ledger/schedule-days/queries'

/**
 * A schedule's version is computed from these columns in this order, so a new column must come last
 * and be nullable.
 */
export const writtenTypes = {
  template: 'jsonb',
  unit: 'text',
  every: 'integer',
  anchor_date: 'date',
  weekend: 'text',
  until: 'date',
  count: 'integer',
  is_automatic: 'boolean',
  remind_days: 'integer',
  month_day: 'jsonb',
} as const satisfies Record<keyof ScheduleBody, SqlType>

export const rowTypes = {
  id: 'bigint',
  ...writtenTypes,
  open_from: 'date',
  created_at: 'timestamptz',
} as const satisfies Record<string, SqlType>

/** Leaves out empty fields. A fee without a description gets `feeDescription`. */
export function storedTemplate(body: ScheduleTemplateBody, feeDescription: string): StoredTemplate {
  const amount = exactAmount(body.amount)
  const { description } = body
  if (isTransferBody(body)) {
    const { from_wallet_id, to_wallet_id, fee, fee_category_id } = body
    return {
      ...{ type: 'transfer', amount, description, from_wallet_id, to_wallet_id },
      ...(fee && fee_category_id && { fee: exactAmount(fee), fee_category_id }),
      ...(fee && !description && { fee_description: feeDescription }),
    }
  }
  const { type, category_id, splits = [], ...options } = body
  const category = splits[0]?.category_id ?? category_id
  return {
    ...{ type, amount, description },
    ...(category && { category_id: category }),
    ...filledOptions({ ...options, splits }),
  }
}

type TransferTemplateBody = Exclude<ScheduleTemplateBody, { type: 'income' | 'expense' }>

const isTransferBody = (body: ScheduleTemplateBody): body is TransferTemplateBody =>
  body.type === undefined || body.type === 'transfer'

export const writtenValues = (body: ScheduleBody, template: StoredTemplate): Values =>
  valuesOf(writtenTypes, {
    ...body,
    template: JSON.stringify(template),
    month_day: storedMonthDay(body.month_day),
  })

/**
 * The earliest due day whose record is dated `today` or later. The weekend rule moves a record from
 * Saturday or Sunday to Friday or Monday. So the due day may be up to two days before or after
 * `today`.
 */
export const firstOn = (today: string, weekend: Sql): Sql => sql`(
  select min(day) from generate_series(-2, 2) near, lateral (select ${today}::date + near as day) named
  where off_weekend(day, ${weekend}) >= ${today}::date)`

/**
 * True if the date `d` waits for the user, for example because its record was removed after that
 * day. Only the user can record such a date.
 */
export const isWaiting = (row: string): Sql => sql`exists (select from schedule_days m
  where m.user_id = ${raw(row)}.user_id and m.schedule_id = ${raw(row)}.id and m.due_on = d.due_on
    and m.state = 'waiting')`

export const version = versionOf(
  namesOf(writtenTypes).map((name, place) => ({
    column: `s.${name}`,
    sqlType: writtenTypes[name],
    seed: place + 1,
  })),
)

export const selected = select(columnsOf('s', namesOf(rowTypes)))

const skippedOf = (row: string, more: Sql = empty): Sql => sql`(
  select jsonb_agg(due_on order by due_on) from (
    select m.due_on from schedule_days m
    where m.user_id = ${raw(row)}.user_id and m.schedule_id = ${raw(row)}.id and m.state = 'skipped' ${more}
  ) skipped)`

export const nameOf = (row: string): Sql => {
  const nameIn = (table: string, id: string) =>
    sql`(select name from ${raw(table)}
      where user_id = ${raw(row)}.user_id and id = (${raw(row)}.template ->> ${id})::bigint)`
  return sql`coalesce(${nameIn('categories', 'category_id')},
    concat_ws(' → ', ${nameIn('wallets', 'from_wallet_id')}, ${nameIn('wallets', 'to_wallet_id')}))`
}

/**
 * A schedule's state for the activity log, without nulls. It has the names of its category or
 * wallets, and the skipped dates. `more`: SQL that adds the dates which the same statement skips.
 */
export const stateOf = (row: 's' | 'w' | 'b', more?: Sql): Sql =>
  // Keeps the nulls in a transfer's template: a null wallet means that the money comes from outside
  // or goes there.
  sql`(jsonb_strip_nulls(${jsonObject({
    ...jsonValues(row, rowTypes),
    description: sql`${raw(row)}.template -> 'description'`,
    name: nameOf(row),
    skipped: skippedOf(row, more),
  })}) || jsonb_build_object('template', ${raw(row)}.template))`

type Stored = Omit<Schedule, 'last_date'>

export const listSchedules = (db: Queryable, userId: number): Promise<Schedule[]> => listSome(db, userId)

export async function findSchedule(db: Queryable, userId: number, id: number): Promise<Schedule | undefined> {
  return (await listSome(db, userId, id))[0]
}

const MOST_LEFT = 1000

async function listSome(db: Queryable, userId: number, id?: number): Promise<Schedule[]> {
  const only = id === undefined ? empty : sql`and s.id = ${id}`
  const { rows } = await db.query<Stored>(
    sql`select ${selected}, s.next_due, s.next_on as next_date, ${version} as version,
          case when s.until is null and s.count is null then null
            when s.next_n is null then 0
            when e.last_n - s.next_n <= ${MOST_LEFT}::integer then (
              select count(*) from days_of_schedule(${ruleOf('s')}, s.next_n, e.last_n) d
              where d.due_on >= s.open_from and not ${isDayDone('s')}) end as left
        from schedules s, lateral (select coalesce(s.count - 1, ${dayNumber('s', sql`s.until`)}) as last_n) e
        where s.user_id = ${userId} ${only} order by s.next_on nulls last, s.id desc`,
  )
  return rows.map(row => ({ ...row, last_date: lastScheduledDay(row)?.date ?? null }))
}

import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../platform/database/database'
import { firstOn, isWaiting, stateOf, version, writtenTypes, writtenValues } from './queries'
import { dayNumber, firstOpen, isDayDone, ruleNames, ruleOf } from '../ledger/schedule-days/queries'
import type { ScheduleBody, ScheduleDayBody } from '@pundi/contract'
import { columnsOf, isOther, listNames, listValues, select } from '../platform/database/compose-statement'
import { activityIds, type Logged, withActivityIds } from '../ledger/booking-queries'
import { keyed, type Repeat } from '../platform/idempotency/queries'
import type { StoredTemplate } from '../ledger/undo/logged-states'

/** True if the wallet of the date `d` is closed or opens later. Such a date waits for the user. */
export const isInAbsentWallet = (row: string): Sql => sql`exists (select from wallets v
  where v.user_id = ${raw(row)}.user_id and (v.is_closed or v.opening_date > d.date)
    and v.id in (${raw(`${row}.wallet_id, ${row}.from_wallet_id, ${row}.to_wallet_id`)}))`

/**
 * Makes past automatic dates wait for the user if their wallet was closed or had not opened. Call
 * this before such a wallet is opened, and before a schedule gets another wallet. Otherwise a
 * server would then record these dates automatically.
 */
export async function setAside(
  client: Queryable,
  userId: number,
  { today, id }: { today: string; id?: number | undefined },
): Promise<void> {
  await client.query(
    sql`insert into schedule_days (user_id, schedule_id, due_on, state, record_id)
        select s.user_id, s.id, d.due_on, 'waiting', nextval('transactions_id_seq')
        from schedules s, days_of_schedule(${ruleOf('s')}, s.next_n, ${dayNumber('s', sql`${today}::date + 2`)}) d
        where s.user_id = ${userId} and s.is_automatic and s.next_on <= ${today}::date
          and (${id ?? null}::bigint is null or s.id = ${id ?? null}::bigint) and ${isInAbsentWallet('s')}
          and d.date <= ${today}::date and d.due_on >= s.open_from and not ${isDayDone('s')} and not ${isWaiting('s')}
        on conflict (user_id, schedule_id, due_on) do update set state = 'waiting' where schedule_days.state = 'open'`,
  )
}

type Asked = { body: ScheduleBody; template: StoredTemplate }

export const written = columnsOf('n', Object.keys(writtenTypes))

/**
 * Locks the template's categories in the order of their ids, like all other statements. Another
 * database transaction that changes such a category must wait, and then sees the new schedule.
 */
export const lockCategories = (userId: number, template: StoredTemplate) => sql`
  c as (
    select id from categories
    where user_id = ${userId} and id in (select category_id from categories_of_template(${JSON.stringify(template)}::jsonb))
    order by id for key share
  )`

/**
 * A repeated idempotency key adds nothing. The database refuses another user's category or wallet,
 * and too many schedules.
 */
export async function addSchedule(
  db: Queryable,
  userId: number,
  { body, template }: Asked,
  repeat?: Repeat,
): Promise<Logged<{ id: number }>> {
  const values = writtenValues(body, template)
  const { rows } = await db.query<{ answer: Logged<{ id: number }> }>(
    sql`with ${lockCategories(userId, template)},
        n as (select ${select(values)} where (select count(*) from c) >= 0
        ), added as (
          insert into schedules (user_id, ${listNames(values)}, open_from, next_n, next_due, next_on)
          select ${userId}, ${listValues(written)}, n.anchor_date, 0, n.anchor_date, off_weekend(n.anchor_date, n.weekend)
          from n returning *
        ), activity as (
          insert into activities (user_id, type, subject, record_id, after)
          select user_id, 'Add schedule', 'schedule', id, ${stateOf('s')} from added s returning id
        ), audited as (insert into audit (user_id, action) select user_id, 'Add schedule' from added
        ), answered as (select ${withActivityIds(sql`jsonb_build_object('id', id)`)} as answer from added)${keyed(userId, repeat)}
        select answer from answered`,
  )
  return oneOf(rows).answer
}

/**
 * Changes a schedule if its version is in `expected`, or in any case if `expected` is missing.
 * Changed dates begin today at the earliest, because the past is never recorded automatically. If
 * no value differs, logs nothing. Returns undefined if the user has no such schedule. `is_other`:
 * the schedule has another version and was not changed.
 */
export async function changeSchedule(
  db: Queryable,
  userId: number,
  { id, today, body, template }: Asked & { id: number; today: string },
  expected?: string[],
): Promise<{ is_other: boolean; activity_ids: number[] } | undefined> {
  const values = writtenValues(body, template)
  const rule = [...ruleNames, 'is_automatic'].filter(name => name !== 'until' && name !== 'count')
  const { rows } = await db.query<{ is_other: boolean; activity_ids: number[] }>(
    sql`with ${lockCategories(userId, template)}, found as (
          select s.* from schedules s
          where s.user_id = ${userId} and s.id = ${id} and (select count(*) from c) >= 0 for update
        ), differing as (select s.* from found s where ${isOther('s', values)}
        ), other as (select s.id from differing s where not ${version} = any(${expected ?? null}::text[])
        ), was as (select * from differing where not exists (select from other)
        ), n as (
          select w.user_id, w.id, ${select(values)}, case
            when w.next_n is not null
              and (${listValues(columnsOf('w', rule))}) is not distinct from (${join(rule.map(name => values[name] ?? empty))}) then w.open_from
            else ${firstOn(today, values['weekend'] ?? empty)} end as open_from
          from was w
        ), opened as (
          select n.*, o.n as next_n, o.due_on as next_due, o.date as next_on
          from n ${firstOpen('n', sql`greatest(0, ${dayNumber('n', sql`n.open_from`)} - 1)`)}
        ), became as (
          update schedules s set (${listNames(written)}, open_from, next_n, next_due, next_on)
            = (${listValues(written)}, n.open_from, n.next_n, n.next_due, n.next_on)
          from opened n where s.user_id = n.user_id and s.id = n.id returning s.*
        ), activity as (
          insert into activities (user_id, type, subject, record_id, before, after)
          select b.user_id, 'Change schedule', 'schedule', b.id, ${stateOf('w')}, ${stateOf('b')} from was w, became b
          returning id
        ), audited as (insert into audit (user_id, action) select user_id, 'Change schedule' from became)
        select exists (select from other) as is_other, ${activityIds} as activity_ids from found`,
  )
  return rows[0]
}

/**
 * Keeps the schedule's dates in the database, because the schedule may be restored. Returns
 * undefined if there is no such schedule.
 */
export async function removeSchedule(db: Queryable, userId: number, id: number): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    sql`with gone as (delete from schedules where user_id = ${userId} and id = ${id} returning *
        ), audited as (insert into audit (user_id, action) select user_id, 'Delete schedule' from gone)
        insert into activities (user_id, type, subject, record_id, before)
        select user_id, 'Delete schedule', 'schedule', id, ${stateOf('s')} from gone s returning id`,
  )
  return rows[0]?.id
}

/**
 * Skips the open dates in a range. Returns undefined if there is no such schedule. `activity_id` is
 * null if the range has no open date.
 */
export async function skipDays(
  db: Queryable,
  userId: number,
  { id, due_on, last_due_on = due_on }: ScheduleDayBody & { id: number },
): Promise<{ count: number; activity_id: number | null } | undefined> {
  const [first, last] = [sql`${due_on}::date`, sql`${last_due_on}::date`]
  const { rows } = await db.query<{ count: number; activity_id: number | null }>(
    sql`with was as (select s.* from schedules s where s.user_id = ${userId} and s.id = ${id} for update
        ), marked as (
          insert into schedule_days (user_id, schedule_id, due_on, state)
          select s.user_id, s.id, d.due_on, 'skipped' from was s, ${daysNear('s', first, last)}
          on conflict (user_id, schedule_id, due_on) do update set state = 'skipped'
          where schedule_days.state in ('open', 'waiting') returning *
        ), opened as (
          select s.user_id, s.id, o.n, o.due_on, o.date
          from was s ${firstOpen('s', sql`greatest(s.next_n, ${dayNumber('s', last)} - 1)`, sql`d.due_on <= ${last}`)}
          where s.next_due between ${first} and ${last}
        ), became as (
          update schedules s set (next_n, next_due, next_on) = (
            select case when o.id is null then s.next_n else o.n end,
              case when o.id is null then s.next_due else o.due_on end, case when o.id is null then s.next_on else o.date end
            from (values (1)) one (row) left join opened o on true)
          from was w where s.user_id = w.user_id and s.id = w.id and exists (select from marked) returning s.*
        ), audited as (insert into audit (user_id, action) select user_id, 'Skip schedule' from became
        ), activity as (
          insert into activities (user_id, type, subject, record_id, before, after)
          select b.user_id, 'Skip schedule', 'schedule', b.id, ${stateOf('w')},
            ${stateOf('b', sql`union select due_on from marked`)}
          from was w, became b returning id
        )
        select (select id from activity) as activity_id, (select count(*) from marked) as count from was`,
  )
  return rows[0]
}

export const daysNear = (row: string, first: Sql, last: Sql = first) => sql`lateral (
  select d.* from days_of_schedule(${ruleOf(row)}, greatest(0, ${dayNumber(row, first)} - 1), ${dayNumber(row, last)} + 1) d
  where d.due_on between ${first} and ${last} and d.due_on >= ${raw(row)}.open_from
) d`

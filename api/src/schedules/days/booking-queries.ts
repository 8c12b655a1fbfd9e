import type { ScheduleDaysBody } from '@pundi/contract'
import sql, { raw, type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../../platform/database/database'
import { transactionsOfDays, transfersOfDays } from './booked-record-queries'
import { activityIds } from '../../ledger/booking-queries'
import type { StoredTemplate } from '../../ledger/undo/logged-states'
import { daysNear, setAside } from '../write-queries'
import { isWaiting } from '../queries'
import { dayNumber, firstOpen, isDayDone, ruleOf } from '../../ledger/schedule-days/queries'

/*
 * One statement records due dates with their activities, audit records and totals. Several servers
 * may run it at the same time: the primary key of schedule_days and the index
 * schedule_records_one_a_day allow only one record for each date. The locks only prevent useless
 * work.
 */

const MOST_DAYS = 200

type Kind = 'transaction' | 'transfer'

/**
 * Records all dates that are due today or earlier. If the wallet of a date is closed or opens
 * later, the date waits for the user instead. Returns one activity id for each date.
 */
export async function bookDue(
  client: Queryable,
  userId: number,
  { today, id }: { today: string; id?: number },
): Promise<number[]> {
  const ids: number[] = []
  await setAside(client, userId, { today, id })
  for (const kind of ['transaction', 'transfer'] as const) {
    let booked: Booked
    do {
      booked = await book(client, kind, dueDays(userId, { kind, today, id }), ['open'])
      ids.push(...booked.activity_ids)
    } while (booked.advanced > 0)
  }
  return ids
}

type Asked = { id: number; due_on: string; template: StoredTemplate; date: string | undefined }

/**
 * Returns undefined if the date is already recorded or skipped, or if the schedule has no such
 * date.
 */
export async function bookDay(
  db: Queryable,
  userId: number,
  asked: Asked,
): Promise<{ record_id: number; activity_ids: number[] } | undefined> {
  const kind = asked.template.type === 'transfer' ? 'transfer' : 'transaction'
  const booked = await book(db, kind, oneDay(userId, asked), ['open', 'waiting'])
  const [record_id] = booked.record_ids
  return record_id === undefined ? undefined : { record_id, activity_ids: booked.activity_ids }
}

/** Records the oldest open dates within a range, but no more than `most` of them. */
export async function bookDays(
  db: Queryable,
  userId: number,
  { id, type, due_on, last_due_on, most }: ScheduleDaysBody & { id: number; type: string; most: number },
): Promise<Omit<Booked, 'advanced'>> {
  const kind = type === 'transfer' ? 'transfer' : 'transaction'
  const all: Omit<Booked, 'advanced'> = { record_ids: [], activity_ids: [] }
  for (let count = 1; count > 0 && all.record_ids.length < most;) {
    const limit = Math.min(MOST_DAYS, most - all.record_ids.length)
    const { record_ids, activity_ids } = await book(
      db,
      kind,
      someDays(userId, { id, due_on, last_due_on, limit }),
      ['open', 'waiting'],
    )
    count = record_ids.length
    all.record_ids.push(...record_ids)
    all.activity_ids.push(...activity_ids)
  }
  return all
}

type Booked = { record_ids: number[]; activity_ids: number[]; advanced: number }

/**
 * Records due dates. `days`: the first part of the statement, which ends with a table named `days`.
 * The table has one row for each schedule and date. If a date is already stored in schedule_days,
 * it is recorded only if its stored state is one of `again`.
 */
async function book(db: Queryable, kind: Kind, days: Sql, again: string[]): Promise<Booked> {
  const { rows } = await db.query<Booked>(
    sql`with ${days}, marked as (
          insert into schedule_days (user_id, schedule_id, due_on, state, record_id)
          select user_id, id, due_on, 'booked', nextval('transactions_id_seq') from days order by date, id, n
          on conflict (user_id, schedule_id, due_on) do update set state = 'booked', record_id = excluded.record_id
          where schedule_days.state = any(${again}::text[]) returning *
        ), recorded as (
          insert into schedule_records (user_id, record_id, schedule_id, due_on, is_there)
          select user_id, record_id, schedule_id, due_on, true from marked
        ), booked as (
          select d.user_id, d.template, d.date, m.record_id,
            case when d.template ? 'fee' then nextval('transactions_id_seq') end as fee_id
          from marked m join days d on d.id = m.schedule_id and d.due_on = m.due_on
        ), processed as (
          select distinct on (d.id) d.*, max(n) over (partition by id) as last_n,
            min(n) over (partition by id) = d.next_n as is_next
          from days d where exists (select from marked m where m.schedule_id = d.id and m.due_on = d.due_on)
          order by d.id, d.n desc
        ), advanced as (
          update schedules s set next_n = o.n, next_due = o.due_on, next_on = o.date
          from processed p ${firstOpen('p', sql`p.last_n + 1`)}
          where p.is_next and s.user_id = p.user_id and s.id = p.id returning s.id
        ), ${kind === 'transfer' ? transfersOfDays : transactionsOfDays}
        select (select coalesce(jsonb_agg(record_id order by record_id), '[]') from booked) as record_ids,
          ${activityIds} as activity_ids, (select count(*) from advanced) as advanced`,
  )
  return oneOf(rows)
}

/**
 * Selects due dates, oldest first. Locks categories and wallets before schedules. Skips schedules
 * that another server has locked.
 */
function dueDays(
  userId: number,
  { kind, today, id }: { kind: Kind; today: string; id: number | undefined },
): Sql {
  const isDue = sql`s.user_id = ${userId} and s.is_automatic and s.next_on <= ${today}::date
    and (s.template ->> 'type' = 'transfer') = ${kind === 'transfer'}::boolean
    and (${id ?? null}::bigint is null or s.id = ${id ?? null}::bigint)`
  return sql`candidates as (select s.* from schedules s where ${isDue}
    ), c as (
      select id from categories where user_id = ${userId} and id in (
        select u.category_id from schedule_categories u join candidates s on u.user_id = s.user_id and u.schedule_id = s.id)
      order by id for key share
    ), w as (
      select id, is_closed, opening_date from wallets where user_id = ${userId} and id in (
        select unnest(array[wallet_id, from_wallet_id, to_wallet_id]) from candidates)
      order by id for key share
    ), due as (
      select s.* from schedules s
      where ${isDue} and (select count(*) from c) + (select count(*) from w) >= 0
      order by s.next_on, s.id for update skip locked
    ), days as (
      select s.*, d.n, d.due_on, d.date
      from due s, days_of_schedule(${ruleOf('s')}, s.next_n, ${dayNumber('s', sql`${today}::date + 2`)}) d
      where d.date <= ${today}::date and d.due_on >= s.open_from and not ${isDayDone('s')} and not ${isWaiting('s')}
        and not exists (select from w where (w.is_closed or w.opening_date > d.date) and w.id in (s.wallet_id, s.from_wallet_id, s.to_wallet_id))
      order by d.date, s.id, d.n limit ${raw(String(MOST_DAYS))}
    )`
}

const oneDay = (userId: number, { id, due_on, template, date }: Asked): Sql => sql`
  due as (select s.* from schedules s where s.user_id = ${userId} and s.id = ${id} for update
  ), days as (
    select s.user_id, s.id, ${JSON.stringify(template)}::jsonb as template, s.open_from, s.next_n,
      ${ruleOf('s')}, d.n, d.due_on, coalesce(${date ?? null}::date, d.date) as date
    from due s, ${daysNear('s', sql`${due_on}::date`)} where not ${isDayDone('s')}
  )`

const someDays = (userId: number, asked: ScheduleDaysBody & { id: number; limit: number }): Sql => sql`
  due as (select s.* from schedules s where s.user_id = ${userId} and s.id = ${asked.id} for update
  ), days as (
    select s.*, d.n, d.due_on, d.date
    from due s, ${daysNear('s', sql`greatest(s.next_due, ${asked.due_on}::date)`, sql`${asked.last_due_on}::date`)}
    where not ${isDayDone('s')} order by d.n limit ${asked.limit}
  )`

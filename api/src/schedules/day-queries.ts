import type { ScheduleDay } from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'
import { isInAbsentWallet } from './aside-queries'
import { openDaysOf } from './open-queries'
import { isWaiting } from './queries'

/** What a template says of a day of the schedule `s`. */
const fields = sql`
  s.template ->> 'type' as type, coalesce((s.template -> 'is_refund')::boolean, false) as is_refund,
  (s.template ->> 'category_id')::bigint as category_id, s.template -> 'splits' as splits,
  s.template ->> 'fee' as fee, (s.template ->> 'fee_category_id')::bigint as fee_category_id,
  case when s.wallet_id is null then s.from_wallet_id
    when s.template ->> 'type' = 'expense' and not s.template ? 'is_refund' then s.wallet_id end as from_wallet_id,
  case when s.wallet_id is null then s.to_wallet_id
    when s.template ->> 'type' = 'income' or s.template ? 'is_refund' then s.wallet_id end as to_wallet_id,
  s.template ->> 'description' as description`

/** What the open days of a schedule will book. */
export type Upcoming = Omit<
  ScheduleDay,
  'state' | 'record_id' | 'due_on' | 'date' | 'is_automatic' | 'count' | 'last_due_on'
> & {
  /** In order, each by how many days it is after today, and how many days that stands for. What has passed is at -1. */
  days: [after: number, count: number][]
}

/**
 * What schedules will book up to a day and have not yet, however long it waits: what budgets and forecasts count on.
 *
 * @param month_start if given, the days of one of the user's periods are one: the first of those that are to come
 */
export async function listUpcoming(
  db: Queryable,
  userId: number,
  { today, to, month_start }: { today: string; to: string; month_start?: number },
): Promise<Upcoming[]> {
  const after = sql`greatest(-1, date - ${today}::date)`
  const period = sql`date_trunc('month', (date - (${month_start ?? null}::integer - 1))::timestamp)`
  const grouped =
    month_start === undefined
      ? sql`select id, n, ${after} as after, count from open_days`
      : sql`select id, min(n) as n, min(${after}) as after, sum(count)::integer as count from open_days
          group by id, date < ${today}::date, ${period}`
  const { rows } = await db.query<Upcoming>(
    sql`with ${openDaysOf(userId, { today, to })}, listed as (
          select id, min(n) as first_n, jsonb_agg(jsonb_build_array(after, count) order by n) as days
          from (${grouped}) days group by id
        )
        select s.id as schedule_id, s.template ->> 'amount' as amount, ${fields}, l.days
        from listed l join begun s on s.id = l.id order by s.next_on, s.id`,
  )
  return rows
}

/**
 * All open days up to `to`, however long they wait, and those that were booked or skipped from `from` on, in order: the
 * first `most`. What was booked is said as it is now.
 */
export async function listDays(
  db: Queryable,
  userId: number,
  { from, to, today, most }: { from: string; to: string; today: string; most: number },
): Promise<ScheduleDay[]> {
  const { rows } = await db.query<ScheduleDay>(
    sql`with ${openDaysOf(userId, { today, to })}, done as (
          select s.id, d.due_on, d.state, d.record_id, s.weekend
          from schedules s join schedule_days d on d.user_id = s.user_id and d.schedule_id = s.id
          where s.user_id = ${userId} and d.state in ('booked', 'skipped')
            and d.due_on between ${from}::date - 2 and ${to}::date + 2
          order by d.due_on, s.id limit ${most}
        ), listed as (
          select id, due_on, date, 'open' as state, null::bigint as record_id, null::numeric as amount,
            nullif(count, 1) as count, last_due_on
          from open_days
          union all
          select d.id, d.due_on, b.date, d.state, coalesce(t.id, v.id), coalesce(t.amount, v.amount), null, null
          from done d
            left join transactions t on t.user_id = ${userId} and t.id = d.record_id
            left join transfers v on v.user_id = ${userId} and v.id = d.record_id,
            lateral (select coalesce(t.transaction_date, v.transfer_date, off_weekend(d.due_on, d.weekend)) as date) b
          where b.date between ${from}::date and ${to}::date
        ), first as (select * from listed order by date, id, due_on limit ${most})
        select d.id as schedule_id, d.due_on, d.date, d.state, d.record_id, ${fields},
          coalesce(d.amount, (s.template ->> 'amount')::numeric)::text as amount, ${isAutomatic},
          d.count, d.last_due_on
        from first d join schedules s on s.user_id = ${userId} and s.id = d.id order by d.date, d.id, d.due_on`,
  )
  return rows.map(withoutNulls)
}

/** Whether a day `d` books by itself; of one that was booked or skipped, whether it did. */
const isAutomatic: Sql = sql`s.is_automatic
  and (d.state <> 'open' or not ${isWaiting('s')} and not ${isInAbsentWallet('s')}) as is_automatic`

/** A day that stands for itself has no `count`. */
function withoutNulls({ count, last_due_on, ...day }: ScheduleDay): ScheduleDay {
  return { ...day, ...(count && last_due_on && { count, last_due_on }) }
}

import sql, { empty, type Sql } from 'sql-template-tag'
import { dayNumber, isDone, ruleOf } from '../../ledger/schedule-days/queries'
import type { ScheduleDay } from '@pundi/contract'
import type { Queryable } from '../../platform/database/database'
import { isInAbsentWallet } from '../write-queries'
import { isWaiting } from '../queries'

const MOST_SINGLE = 60

/**
 * `of`: a condition on schedules `s`. `to`: the last day. `month_start`: if given, future dates are
 * counted by the user's period instead of listed one by one.
 */
type Asked = { of: Sql; today: string; to: Sql; month_start?: number | undefined }

/**
 * Parts of a statement that find the open dates of schedules. Only this code decides which dates
 * are open.
 *
 * `open_days`: all dates up to `to` that are neither recorded nor skipped. `id` is the schedule.
 * `n` and `due_on` are the date's number and day by the schedule's rule; `date` is the day after
 * moving it off a weekend. The last 60 past dates of a schedule have a row each. All older dates
 * share one row: the first date, their `count`, and the last date as `last_due_on`, which is null
 * for a single date.
 *
 * `begun`: the schedules that have open dates.
 *
 * With `month_start`, a daily or weekly schedule has one row for each future period: the first date
 * and the `count`, computed without a loop. Schedules with recorded or skipped dates from today on
 * are not counted in this way. The work depends only on the number of dates from today to `to`.
 */
export const openDays = ({ of, today, to, month_start }: Asked): Sql => sql`
  begun as materialized (
    select s.*, greatest(s.next_n, -${MOST_SINGLE}::integer + 1
      + least(s.count - 1, ${dayNumber('s', sql`least(${today}::date, ${to}, s.until)`)})) as single_n
    from schedules s where ${of} and s.next_on <= ${to}
  ), marked as materialized (
    select m.user_id, m.schedule_id, m.due_on from begun s cross join lateral (
      select * from schedule_days m
      where m.user_id = s.user_id and m.schedule_id = s.id and m.due_on > s.next_due and ${isDone('m')} offset 0) m
  ), older as (
    select s.user_id, s.id, s.next_n as n, s.next_due as due_on, s.next_on as date, l.last_due_on,
      (s.single_n - s.next_n - count(m.due_on))::integer as count
    from begun s cross join lateral (select nth_day(s.anchor_date, s.unit, s.every, s.single_n - 1, s.month_day) as last_due_on) l
      left join marked m on m.user_id = s.user_id and m.schedule_id = s.id and m.due_on <= l.last_due_on
    where s.single_n > s.next_n
    group by s.user_id, s.id, s.next_n, s.next_due, s.next_on, s.single_n, l.last_due_on
  ), open_days as (
    select user_id, id, n, due_on, date, count, case when count > 1 then last_due_on end as last_due_on from older
    union all
    select s.user_id, s.id, d.n, d.due_on, d.date, 1, null
    from begun s cross join lateral (select ${walkedTo({ today, to, month_start })} as walked_to offset 0) w
      cross join lateral days_of_schedule(${ruleOf('s')}, s.single_n, ${dayNumber('s', sql`w.walked_to + 2`)}) d
    where d.date <= w.walked_to and not exists (
      select from marked m where m.user_id = s.user_id and m.schedule_id = s.id and m.due_on = d.due_on)
    ${month_start === undefined ? empty : sql`union all ${countedDays({ today, to, month_start })}`}
  )`

type Counted = { today: string; to: Sql; month_start: number }

const isCounted = (today: string) => sql`s.unit in ('day', 'week')
  and s.id not in (select m.schedule_id from marked m where m.due_on >= ${today}::date)`

const walkedTo = ({ today, to, month_start }: Omit<Asked, 'of'>) =>
  month_start === undefined
    ? to
    : sql`case when ${isCounted(today)} then least(${to}, ${today}::date - 1) else ${to} end`

/**
 * The open dates from today on of daily and weekly schedules, one row for each period. Dates of
 * these schedules are never moved off a weekend. Each `offset 0` makes PostgreSQL compute a value
 * once instead of at each use.
 */
const countedDays = ({ today, to, month_start }: Counted) => sql`
  select s.user_id, s.id, c.first_n, c.due_on, c.due_on, c.last_n - c.first_n + 1, null
  from begun s
    cross join generate_series(date_trunc('month', (${today}::date - ${month_start - 1}::integer)::timestamp),
      ${to}::timestamp - interval '1 day' * ${month_start - 1}::integer, '1 month') month
    cross join lateral (
      select greatest(${today}::date, month::date + ${month_start - 1}::integer) as first_day,
        least(${to}, s.until, (month + interval '1 month')::date + ${month_start - 2}::integer) as last_day offset 0) p
    cross join lateral (select ${dayNumber('s', sql`p.first_day`)} as near offset 0) near
    cross join lateral (
      select greatest(s.single_n, near + (${nthDay(sql`near`)} < p.first_day)::integer) as first_n,
        least(s.count - 1, ${dayNumber('s', sql`p.last_day`)}) as last_n offset 0) n
    cross join lateral (select n.first_n, n.last_n, ${nthDay(sql`n.first_n`)} as due_on offset 0) c
  where ${isCounted(today)} and c.first_n <= c.last_n and c.due_on between p.first_day and p.last_day`

const nthDay = (n: Sql) => sql`nth_day(s.anchor_date, s.unit, s.every, ${n}, s.month_day)`

const openDaysOf = (
  userId: number,
  { today, to, month_start }: { today: string; to: string; month_start?: number | undefined },
): Sql => openDays({ of: sql`s.user_id = ${userId}`, today, to: sql`${to}::date`, month_start })

const kind = sql`
  s.template ->> 'type' as type, coalesce((s.template -> 'is_refund')::boolean, false) as is_refund`
const fields = sql`
  (s.template ->> 'category_id')::bigint as category_id, s.template -> 'splits' as splits,
  s.template ->> 'fee' as fee, (s.template ->> 'fee_category_id')::bigint as fee_category_id,
  case when s.wallet_id is null then s.from_wallet_id
    when s.template ->> 'type' = 'expense' and not s.template ? 'is_refund' then s.wallet_id end as from_wallet_id,
  case when s.wallet_id is null then s.to_wallet_id
    when s.template ->> 'type' = 'income' or s.template ? 'is_refund' then s.wallet_id end as to_wallet_id,
  s.template ->> 'description' as description`

export type Upcoming = Omit<
  ScheduleDay,
  'state' | 'record_id' | 'due_on' | 'date' | 'is_automatic' | 'count' | 'last_due_on'
> & {
  /**
   * Pairs in the order of the dates. `after`: days after today, -1 for past dates. `count`: how
   * many dates the pair contains.
   */
  days: [after: number, count: number][]
}

/**
 * The dates that schedules will record from today until `to` (inclusive), and overdue dates.
 * Budgets and forecasts use these dates.
 *
 * @param month_start if given, `days` has one pair for all future dates in a period of the user;
 * its `after` belongs to the first of these dates
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
    sql`with ${openDaysOf(userId, { today, to, month_start })}, listed as (
          select id, min(n) as first_n, jsonb_agg(jsonb_build_array(after, count) order by n) as days
          from (${grouped}) days group by id
        )
        select s.id as schedule_id, s.template ->> 'amount' as amount, ${kind}, ${fields}, l.days
        from listed l join begun s on s.id = l.id order by s.next_on, s.id`,
  )
  return rows
}

/**
 * Lists all open dates up to `to`, however old, and the recorded or skipped dates from `from` on,
 * in order. Returns only the first `most` of these dates. A recorded date shows the present values
 * of its record.
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
            and (d.due_on between ${from}::date - 2 and ${to}::date + 2 or d.record_id = any(array(
              select id from transactions where user_id = ${userId} and transaction_date between ${from}::date and ${to}::date
              union all
              select id from transfers where user_id = ${userId} and transfer_date between ${from}::date and ${to}::date)))
          order by d.due_on, s.id limit ${most}
        ), listed as (
          select id, due_on, date, 'open' as state, null::bigint as record_id, null::numeric as amount,
            null as type, null::boolean as is_refund, nullif(count, 1) as count, last_due_on
          from open_days
          union all
          select d.id, d.due_on, b.date, d.state, coalesce(t.id, v.id), coalesce(t.amount, v.amount), t.type, t.is_refund, null, null
          from done d
            left join transactions t on t.user_id = ${userId} and t.id = d.record_id
            left join transfers v on v.user_id = ${userId} and v.id = d.record_id,
            lateral (select coalesce(t.transaction_date, v.transfer_date, off_weekend(d.due_on, d.weekend)) as date) b
          where b.date between ${from}::date and ${to}::date
        ), first as (select * from listed order by date, id, due_on limit ${most})
        select d.id as schedule_id, d.due_on, d.date, d.state, d.record_id, coalesce(d.type, s.template ->> 'type') as type,
          coalesce(d.is_refund, (s.template -> 'is_refund')::boolean, false) as is_refund, ${fields},
          coalesce(d.amount, (s.template ->> 'amount')::numeric)::text as amount, ${isAutomatic},
          d.count, d.last_due_on
        from first d join schedules s on s.user_id = ${userId} and s.id = d.id order by d.date, d.id, d.due_on`,
  )
  return rows.map(withoutNulls)
}

/**
 * A recorded or skipped date is automatic if its schedule is automatic. The same is true for an
 * open date, unless the date waits for the user.
 */
const isAutomatic: Sql = sql`s.is_automatic
  and (d.state <> 'open' or not ${isWaiting('s')} and not ${isInAbsentWallet('s')}) as is_automatic`

function withoutNulls({ count, last_due_on, ...day }: ScheduleDay): ScheduleDay {
  return { ...day, ...(count && last_due_on && { count, last_due_on }) }
}

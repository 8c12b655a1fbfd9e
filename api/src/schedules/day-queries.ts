import type { ScheduleDay } from '@pundi/contract'
import sql from 'sql-template-tag'
import type { Queryable } from '../database/database'
import { isInAbsentWallet } from './aside-queries'
import { isMarked, isWaiting, placeOf, ruleOf } from './queries'

/** A day that is neither booked nor skipped, and what it will book. */
export type Upcoming = Omit<ScheduleDay, 'state' | 'record_id'>

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

/** Whether the open day `d` books by itself. */
const isAutomatic = sql`
  s.is_automatic and not ${isWaiting('s')} and not ${isInAbsentWallet('s')} as is_automatic`

/** The open days of the user's schedules that are booked up to a day. */
const openUpTo = (userId: number, to: string) => sql`
  schedules s, days_of_schedule(${ruleOf('s')}, s.next_n, ${placeOf('s', sql`${to}::date + 2`)}) d
  where s.user_id = ${userId} and s.next_on <= ${to}::date
    and d.date <= ${to}::date and d.due_on >= s.open_from and not ${isMarked('s')}`

/**
 * The open days of a user's schedules that are to be booked from one day to another, both included, in order: what is
 * planned and not booked yet. Of what does not book by itself also those that have passed and still wait.
 */
export async function listUpcoming(
  db: Queryable,
  userId: number,
  from: string,
  to: string,
): Promise<Upcoming[]> {
  const { rows } = await db.query<Upcoming>(
    sql`select s.id as schedule_id, d.due_on, d.date, s.template ->> 'amount' as amount, ${fields}, ${isAutomatic}
        from ${openUpTo(userId, to)} and d.date >= ${from}::date order by d.date, s.id, d.n`,
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
  { from, to, most }: { from: string; to: string; most: number },
): Promise<ScheduleDay[]> {
  const { rows } = await db.query<ScheduleDay>(
    sql`select * from (
          select s.id as schedule_id, d.due_on, d.date, 'open' as state, null::bigint as record_id,
            s.template ->> 'amount' as amount, ${fields}, ${isAutomatic}
          from ${openUpTo(userId, to)}
          union all
          select s.id, d.due_on, coalesce(t.transaction_date, v.transfer_date, off_weekend(d.due_on, s.weekend)), d.state,
            coalesce(t.id, v.id), coalesce(t.amount, v.amount, (s.template ->> 'amount')::numeric)::text, ${fields},
            s.is_automatic
          from schedules s join schedule_days d on d.user_id = s.user_id and d.schedule_id = s.id
            left join transactions t on t.user_id = d.user_id and t.id = d.record_id
            left join transfers v on v.user_id = d.user_id and v.id = d.record_id
          where s.user_id = ${userId} and d.state in ('booked', 'skipped') and d.due_on between ${from}::date - 2 and ${to}::date + 2
            and coalesce(t.transaction_date, v.transfer_date, off_weekend(d.due_on, s.weekend))
              between ${from}::date and ${to}::date
        ) days order by date, schedule_id, due_on limit ${most}`,
  )
  return rows
}

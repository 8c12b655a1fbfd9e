import {
  dateOf,
  type MonthDay,
  type ScheduleProposal,
  scheduledDay,
  type ScheduleUnit,
  type TransactionType,
} from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../platform/database/database'

const wordsOf = (description: Sql): Sql =>
  sql`btrim(regexp_replace(lower(${description}), '[0-9[:punct:][:space:]]+', ' ', 'g'))`

type Found = Pick<
  ScheduleProposal,
  'key' | 'unit' | 'every' | 'times' | 'first_date' | 'last_date' | 'has_new_amount'
> & {
  type: TransactionType
  unit: ScheduleUnit
  amount: string
  category_id: number
  wallet_id: number | null
  description: string
  days: string[]
}

const MOST = 20

/**
 * Finds transactions that seem to repeat, to propose a schedule for them. Such transactions have
 * the same words, type and wallet and were recorded at least three times in the last 400 days. All
 * intervals between them are in the same range: 6 to 8 days, 13 to 15, 26 to 35, or 85 to 97. The
 * amount changed at most once. If two series fall on the same days, the smaller amounts form one
 * series and the larger amounts the other.
 *
 * These are never proposed: refunds, splits, shared transactions, transactions of instalments and
 * transfers, series that have stopped or already have a schedule, and proposals that the user
 * refused.
 */
export async function listProposals(
  db: Queryable,
  userId: number,
  today: string,
): Promise<ScheduleProposal[]> {
  const { rows } = await db.query<Found>(
    sql`with entries as (
          select t.type, t.category_id, t.wallet_id, t.transaction_date as day, t.id, t.amount, t.description,
            ${wordsOf(sql`t.description`)} as words
          from transactions t
          where t.user_id = ${userId} and t.transaction_date between ${today}::date - 400 and ${today}::date
            and t.is_refund is null and t.splits is null and t.shares is null
            and t.id not in (select unnest(expense_ids) from instalments where user_id = ${userId})
            and not exists (select from transfers m where m.user_id = t.user_id and m.fee_id = t.id)
        ), told_apart as (
          select *, row_number() over (partition by type, words, wallet_id, day order by amount, id) as lane
          from entries where words <> ''
        ), stepped as (
          select *, day - lag(day) over same as gap, amount <> lag(amount) over same as is_other
          from told_apart window same as (partition by type, words, wallet_id, lane order by day, id)
        ), found as (
          select type, words, wallet_id, lane, count(*) as times, min(day) as first_date, max(day) as last_date,
            jsonb_agg(day order by day, id) as days,
            coalesce(bool_or(is_other), false) as has_new_amount, min(gap) as least, max(gap) as most,
            (array_agg(amount order by day desc, id desc))[1] as amount,
            (array_agg(category_id order by day desc, id desc))[1] as category_id,
            (array_agg(description order by day desc, id desc))[1] as description
          from stepped
          group by type, words, wallet_id, lane having count(*) >= 3 and count(*) filter (where is_other) <= 1
        ), planned as materialized (
          select s.template ->> 'type' as type, ${wordsOf(sql`s.template ->> 'description'`)} as words,
            (s.template ->> 'amount')::numeric as amount
          from schedules s where s.user_id = ${userId}
        ), proposed as (
          select f.*, b.unit, b.every, count(*) over (partition by f.type, f.words, f.wallet_id) as lanes,
            md5(concat_ws('|', f.type, b.unit, b.every, coalesce(f.wallet_id, 0), f.words, nullif(f.lane, 1))) as key
          from found f join (values ('week', 1, 6, 8), ('week', 2, 13, 15), ('month', 1, 26, 35), ('month', 3, 85, 97))
            b (unit, every, least, most) on f.least >= b.least and f.most <= b.most
          where f.last_date + b.most >= ${today}::date
        )
        select key, unit, every, times, first_date, last_date, days, has_new_amount, type, amount, category_id, wallet_id, description
        from proposed p
        where not exists (select from refused_proposals r where r.user_id = ${userId} and r.key = p.key)
          and not exists (
            select from planned s where s.type = p.type and s.words = p.words and (p.lanes = 1 or s.amount = p.amount))
          and (select count(*) from planned s where s.type = p.type and s.words = p.words) < p.lanes
        order by times desc, key limit ${MOST}`,
  )
  return rows.map(({ type, amount, category_id, wallet_id, description, days, ...why }) => {
    const month_day = why.unit === 'month' ? monthDayOf(days) : undefined
    const anchor_date = nextAfter({ ...why, month_day }, today)
    return {
      ...why,
      template: { type, amount, category_id, description, ...(wallet_id !== null && { wallet_id }) },
      anchor_date,
      ...(month_day && month_day !== dateOf(anchor_date) && { month_day }),
    }
  })
}

function monthDayOf(days: string[]): MonthDay | undefined {
  const is = (month_day: MonthDay) =>
    days.every(
      day => scheduledDay({ unit: 'month', every: 1, anchor_date: day, month_day }, 0)?.due_on === day,
    )
  const latest = Math.max(...days.map(dateOf))
  return (['last', latest] as const).find(is)
}

function nextAfter(
  {
    unit,
    every,
    last_date,
    month_day,
  }: Pick<Found, 'unit' | 'every' | 'last_date'> & { month_day: MonthDay | undefined },
  today: string,
): string {
  const rule = { unit, every, anchor_date: last_date, month_day }
  let day = last_date
  for (let n = 1; day <= last_date || day < today; n += 1) day = scheduledDay(rule, n)?.due_on ?? today
  return day
}

export async function refuseProposal(db: Queryable, userId: number, key: string): Promise<boolean> {
  const { rows } = await db.query(
    sql`with refused as (
          insert into refused_proposals (user_id, key) values (${userId}, ${key}) on conflict do nothing returning *
        ), audited as (insert into audit (user_id, action) select user_id, 'Refuse schedule' from refused)
        insert into activities (user_id, type) select user_id, 'Refuse schedule' from refused returning id`,
  )
  return rows.length > 0
}

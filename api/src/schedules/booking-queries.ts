import type { ScheduleDaysBody } from '@pundi/contract'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { columnsOf, listNames, listValues, namesOf, type SqlType } from '../database/compose-statement'
import { oneOf, type Queryable } from '../database/database'
import { logged, none, totalled, totalledBesideTransfers } from '../transactions/change/booking-queries'
import { rowTypes as transactionTypes } from '../transactions/column-queries'
import { logged as transferLogged } from '../transfers/change-queries'
import { rowTypes as transferTypes } from '../transfers/columns'
import { walletsTotalled } from '../wallets/total-queries'
import type { StoredTemplate } from './columns'
import { setAside } from './aside-queries'
import { daysNear } from './change-queries'
import { firstOpen, isMarked, isWaiting, placeOf, ruleOf } from './queries'

/*
 * Books days of schedules as if their user had: the records with their activities, audit records and totals, and the day
 * itself, in one statement. The primary key of schedule_days lets each day be booked once, by whatever servers at
 * whatever moments, and the index schedule_records_one_a_day lets it have one record; locks only spare them the work.
 */

/** How many days one statement books. */
const MOST_DAYS = 200

type Kind = 'transaction' | 'transfer'

/**
 * Books what is due up to `today` and books by itself, or of one schedule alone. What books in a closed wallet waits for a
 * press. Answers how many days it booked.
 */
export async function bookDue(
  client: Queryable,
  userId: number,
  { today, id }: { today: string; id?: number },
): Promise<number> {
  let count = 0
  await setAside(client, userId, { today, id })
  for (const kind of ['transaction', 'transfer'] as const) {
    let booked: Booked
    do {
      booked = await book(client, kind, dueDays(userId, { kind, today, id }), ['open'])
      count += booked.record_ids.length
    } while (booked.advanced > 0)
  }
  return count
}

/** What is asked of one day: `template` and `date` in place of the schedule's own. */
type Asked = { id: number; due_on: string; template: StoredTemplate; date: string | undefined }

/** Books one open day. Answers the id of its record; undefined if it is booked or skipped already, or there is none. */
export async function bookDay(db: Queryable, userId: number, asked: Asked): Promise<number | undefined> {
  const kind = asked.template.type === 'transfer' ? 'transfer' : 'transaction'
  return (await book(db, kind, oneDay(userId, asked), ['open', 'waiting'])).record_ids[0]
}

/** Books open days of one schedule, the oldest `most` of those from one to another. Answers the ids of their records. */
export async function bookDays(
  db: Queryable,
  userId: number,
  { id, type, due_on, last_due_on, most }: ScheduleDaysBody & { id: number; type: string; most: number },
): Promise<number[]> {
  const kind = type === 'transfer' ? 'transfer' : 'transaction'
  const recordIds: number[] = []
  for (let count = 1; count > 0 && recordIds.length < most;) {
    const limit = Math.min(MOST_DAYS, most - recordIds.length)
    const { record_ids } = await book(db, kind, someDays(userId, { id, due_on, last_due_on, limit }), [
      'open',
      'waiting',
    ])
    count = record_ids.length
    recordIds.push(...record_ids)
  }
  return recordIds
}

type Booked = { record_ids: number[]; advanced: number }

/**
 * `days` are parts of the statement, of which the last, `days`, has the rows of the schedules with a day of each. Of days
 * that are open again those in a state of `again` are booked; one that began to wait meanwhile stays the next one.
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
          (select count(*) from advanced) as advanced`,
  )
  return oneOf(rows)
}

/**
 * The open days up to `today` of what books by itself, the oldest first. Locks the categories and wallets before the
 * schedules, in the order of all locks. What another server holds is left to it.
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
      select id, is_closed from wallets where user_id = ${userId} and id in (
        select unnest(array[wallet_id, from_wallet_id, to_wallet_id]) from candidates)
      order by id for key share
    ), due as (
      select s.* from schedules s
      where ${isDue} and (select count(*) from c) + (select count(*) from w) >= 0
      order by s.next_on, s.id for update skip locked
    ), days as (
      select s.*, d.n, d.due_on, d.date
      from due s, days_of_schedule(${ruleOf('s')}, s.next_n, ${placeOf('s', sql`${today}::date + 2`)}) d
      where d.date <= ${today}::date and d.due_on >= s.open_from and not ${isMarked('s')} and not ${isWaiting('s')}
        and not exists (select from w where w.is_closed and w.id in (s.wallet_id, s.from_wallet_id, s.to_wallet_id))
      order by d.date, s.id, d.n limit ${raw(String(MOST_DAYS))}
    )`
}

/** One open day, with its own template and date where the user gave others. */
const oneDay = (userId: number, { id, due_on, template, date }: Asked): Sql => sql`
  due as (select s.* from schedules s where s.user_id = ${userId} and s.id = ${id} for update
  ), days as (
    select s.user_id, s.id, ${JSON.stringify(template)}::jsonb as template, s.open_from, s.next_n,
      ${ruleOf('s')}, d.n, d.due_on, coalesce(${date ?? null}::date, d.date) as date
    from due s, ${daysNear('s', sql`${due_on}::date`)} where not ${isMarked('s')}
  )`

/** The first open days of a schedule from one to another. */
const someDays = (userId: number, asked: ScheduleDaysBody & { id: number; limit: number }): Sql => sql`
  due as (select s.* from schedules s where s.user_id = ${userId} and s.id = ${asked.id} for update
  ), days as (
    select s.*, d.n, d.due_on, d.date
    from due s, ${daysNear('s', sql`greatest(s.next_due, ${asked.due_on}::date)`, sql`${asked.last_due_on}::date`)}
    where not ${isMarked('s')} order by d.n limit ${asked.limit}
  )`

/** The template of the row `b` of `booked` as columns of a record `n`. */
const read = (types: Readonly<Record<string, SqlType>>) =>
  sql`jsonb_to_record(b.template) as n (${join(
    Object.entries(types).map(([column, type]) => raw(`${column} ${type}`)),
  )})`

const transactionTemplate = without(transactionTypes, ['id', 'transaction_date', 'created_at'])
const transactionValues = {
  ...columnsOf('n', namesOf(transactionTemplate)),
  category_id: raw('case when n.splits is null then n.category_id end'),
}

const transactionsOfDays = sql`was as ${none}, became as (
    insert into transactions (user_id, id, transaction_date, ${listNames(transactionValues)}) overriding system value
    select b.user_id, b.record_id, b.date, ${listValues(transactionValues)}
    from booked b, ${read(transactionTemplate)} order by b.record_id returning *
  ), ${logged('Add transaction')}, ${totalled}, ${walletsTotalled()}`

const transferTemplate = without(transferTypes, ['id', 'fee_id', 'transfer_date', 'created_at'])
const transferValues = columnsOf('n', namesOf(transferTemplate))

/** A fee is an expense of the wallet that the money leaves, on the same day. */
const transfersOfDays = sql`was as ${none}, became as (
    insert into transactions (user_id, id, type, category_id, amount, description, transaction_date, wallet_id)
      overriding system value
    select b.user_id, b.fee_id, 'expense', n.fee_category_id, n.fee, coalesce(n.fee_description, n.description), b.date,
      coalesce(n.from_wallet_id, n.to_wallet_id)
    from booked b, ${read({
      ...{ fee: 'numeric', fee_category_id: 'bigint', fee_description: 'text', description: 'text' },
      ...{ from_wallet_id: 'bigint', to_wallet_id: 'bigint' },
    })} where b.fee_id is not null order by b.fee_id returning *
  ), moved_was as (select t.* from transfers t where false
  ), moved_became as (
    insert into transfers (user_id, id, transfer_date, fee_id, ${listNames(transferValues)})
    select b.user_id, b.record_id, b.date, b.fee_id, ${listValues(transferValues)}
    from booked b, ${read(transferTemplate)} order by b.record_id returning *
  ), ${transferLogged('Add transfer')}, ${totalledBesideTransfers}, ${walletsTotalled({ transfers: true })}`

function without(types: Readonly<Record<string, SqlType>>, names: string[]): Record<string, SqlType> {
  return Object.fromEntries(Object.entries(types).filter(([name]) => !names.includes(name)))
}

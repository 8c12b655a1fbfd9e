import sql from 'sql-template-tag'
import { oneOf, type Queryable } from '../../platform/database/database'
import { wants } from '../../platform/mail/wish-queries'
import { daysNear, isInAbsentWallet } from '../write-queries'
import { openDays } from '../days/queries'
import { isWaiting, nameOf } from '../queries'
import { isDayDone } from '../../ledger/schedule-days/queries'

const MOST_TOLD = 50

const MOST_REMINDED = 500

/**
 * Queues reminder e-mails for a page of users in one time zone: users who want reminders and have
 * open dates that no reminder has mentioned. A date needs a reminder from some days before it (the
 * schedule's `remind_days`) until it is recorded or skipped. Returns the last user of the page, or
 * null after the last page. Several servers share the work: each server skips users locked by
 * another server, and the primary key of reminders refuses a second row for the same date.
 */
export async function queueReminders(
  db: Queryable,
  { time_zone, today }: { time_zone: string; today: string },
  after: number,
): Promise<number | null> {
  const ofWanted = sql`s.remind_on <= ${today}::date and s.user_id > ${after} and s.user_id in (
    select u.id from users u where ${wants('reminder')} and u.time_zone = ${time_zone})`
  const { rows } = await db.query<{ after: number | null }>(
    sql`with ${openDays({ of: ofWanted, today, to: sql`${today}::date + s.remind_days` })}, due as (
          select d.user_id, d.id as schedule_id, d.due_on
          from open_days d join begun s on s.user_id = d.user_id and s.id = d.id
          where d.last_due_on is null and ${isToldOf(today)} and not exists (
            select from reminders r where r.user_id = d.user_id and r.schedule_id = d.id and r.due_on = d.due_on)
        ), page as (
          select u.id, u.email, u.language from users u where u.id in (select user_id from due)
          order by u.id limit ${MOST_REMINDED} for no key update of u skip locked
        ), numbered as (select *, nextval('mails_id_seq') as mail_id from page
        ), reminded as (
          insert into reminders (user_id, schedule_id, due_on, mail_id)
          select d.user_id, d.schedule_id, d.due_on, n.mail_id from due d join numbered n on n.id = d.user_id
          order by d.user_id, d.schedule_id, d.due_on on conflict do nothing returning mail_id
        ), queued as (
          insert into mails (id, kind, email, language, user_id) overriding system value
          select n.mail_id, 'reminder', n.email, coalesce(n.language, 'id'), n.id
          from numbered n where n.mail_id in (select mail_id from reminded) order by n.id
        )
        select max(id) filter (where count = ${MOST_REMINDED}) as after
        from (select id, count(*) over () as count from page) p`,
  )
  return oneOf(rows).after
}

const isByItself = sql`(s.is_automatic and not ${isWaiting('s')} and not ${isInAbsentWallet('s')})`

/** An overdue date of an automatic schedule needs no reminder: a server will record it soon. */
const isToldOf = (today: string) => sql`(d.date >= ${today}::date or not ${isByItself})`

type Reminded = { date: string; name: string; amount: string; is_automatic: boolean; is_over: boolean }

/**
 * Reads the dates of a reminder as they are when it is sent. Leaves out dates that were recorded or
 * skipped since, or that the schedule no longer has. Future dates come first.
 */
export async function listReminded(
  db: Queryable,
  userId: number,
  { mailId, today }: { mailId: number; today: string },
): Promise<Reminded[]> {
  const { rows } = await db.query<Reminded>(
    sql`select d.date, coalesce(nullif(s.template ->> 'description', ''), ${nameOf('s')}) as name,
          s.template ->> 'amount' as amount, ${isByItself} as is_automatic,
          d.date < ${today}::date as is_over
        from reminders r join schedules s on s.user_id = r.user_id and s.id = r.schedule_id,
          ${daysNear('s', sql`r.due_on`)}
        where r.user_id = ${userId} and r.mail_id = ${mailId} and s.remind_days is not null
          and ${isToldOf(today)} and not ${isDayDone('s')}
        order by is_over, d.date, s.id limit ${MOST_TOLD}`,
  )
  return rows
}

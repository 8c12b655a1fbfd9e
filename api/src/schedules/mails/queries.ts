import sql from 'sql-template-tag'
import type { Queryable } from '../../database/database'
import { isInAbsentWallet } from '../aside-queries'
import { daysNear } from '../change-queries'
import { isMarked, nameOf, placeOf, ruleOf } from '../queries'

/** More days than this are not named in one e-mail. */
const MOST_TOLD = 50

/** In which time zones those live who want to be reminded. */
export async function listZones(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ time_zone: string }>(
    sql`select distinct time_zone from users where mails_reminders and status = 'active'`,
  )
  return rows.map(({ time_zone }) => time_zone)
}

/**
 * Queues an e-mail for everybody of a time zone who wants it and has open days to be reminded of, none of which was told
 * of before. A day is told of from so many days before it as its schedule says until it is over. Of several servers at
 * once one does: a second row of a day violates the primary key of reminders.
 */
export async function queueReminders(db: Queryable, timeZone: string, today: string): Promise<void> {
  await db.query(
    sql`with due as (
          select s.user_id, s.id as schedule_id, d.due_on
          from users u join schedules s on s.user_id = u.id,
            days_of_schedule(${ruleOf('s')}, s.next_n, ${placeOf('s', sql`${today}::date + s.remind_days + 2`)}) d
          where u.mails_reminders and u.status = 'active' and u.time_zone = ${timeZone}
            and s.remind_on <= ${today}::date and d.date between ${today}::date and ${today}::date + s.remind_days
            and d.due_on >= s.open_from and not ${isMarked('s')}
            and not exists (select from reminders r
              where r.user_id = s.user_id and r.schedule_id = s.id and r.due_on = d.due_on)
        ), numbered as (
          select user_id, nextval('mails_id_seq') as mail_id from (select distinct user_id from due) users
        ), reminded as (
          insert into reminders (user_id, schedule_id, due_on, mail_id)
          select d.user_id, d.schedule_id, d.due_on, n.mail_id from due d join numbered n on n.user_id = d.user_id
          order by d.user_id, d.schedule_id, d.due_on on conflict do nothing returning user_id, mail_id
        )
        insert into mails (id, kind, email, language, user_id) overriding system value
        select r.mail_id, 'reminder', u.email, coalesce(u.language, 'id'), u.id
        from (select distinct user_id, mail_id from reminded) r join users u on u.id = r.user_id order by u.id`,
  )
}

/** A day that is to come, what it books, and whether it does so by itself. */
type Reminded = { date: string; name: string; amount: string; is_automatic: boolean }

/** The days that an e-mail tells of, as they are now: what is booked, skipped, ended or over meanwhile is none of them. */
export async function listReminded(
  db: Queryable,
  userId: number,
  { mailId, today }: { mailId: number; today: string },
): Promise<Reminded[]> {
  const { rows } = await db.query<Reminded>(
    sql`select d.date, coalesce(nullif(s.template ->> 'description', ''), ${nameOf('s')}) as name,
          s.template ->> 'amount' as amount, s.is_automatic and not ${isInAbsentWallet('s')} as is_automatic
        from reminders r join schedules s on s.user_id = r.user_id and s.id = r.schedule_id,
          ${daysNear('s', sql`r.due_on`)}
        where r.user_id = ${userId} and r.mail_id = ${mailId} and s.remind_days is not null
          and d.date >= ${today}::date and not ${isMarked('s')}
        order by d.date, s.id limit ${MOST_TOLD}`,
  )
  return rows
}

import sql from 'sql-template-tag'
import { rowsOf } from '../../database/compose-statement'
import { oneOf, type Queryable } from '../../database/database'
import { wants } from '../../mail/wish-queries'
import { isInClosedWallet } from '../aside-queries'
import { daysNear } from '../change-queries'
import { isMarked, nameOf, placeOf, ruleOf } from '../queries'

/** More days than this are not named in one e-mail. */
const MOST_TOLD = 50

/** One statement reminds so many users. */
const MOST_REMINDED = 500

/**
 * Queues an e-mail for a page of those who want it and have open days to be reminded of, none of which was told of before.
 * A day is told of from so many days before it as its schedule says until it is over. Answers after whom the next page
 * begins, null after the last. Servers at once share them: one passes over users whom another has locked, and a second
 * row of a day violates the primary key of reminders.
 */
export async function queueReminders(
  db: Queryable,
  days: { time_zone: string; today: string }[],
  after: number,
): Promise<number | null> {
  // A day that the planner knows, so that it finds by an index the few schedules that remind by then.
  const last = days
    .map(({ today }) => today)
    .sort()
    .at(-1)
  const { rows } = await db.query<{ after: number | null }>(
    sql`with due as (
          select s.user_id, s.id as schedule_id, d.due_on
          from users u join ${rowsOf(days, 'z', { time_zone: 'text', today: 'date' })} on z.time_zone = u.time_zone
            join schedules s on s.user_id = u.id,
            days_of_schedule(${ruleOf('s')}, s.next_n, ${placeOf('s', sql`z.today + s.remind_days + 2`)}) d
          where ${wants('reminder')} and u.id > ${after}
            and s.remind_on <= ${last}::date and s.remind_on <= z.today and d.date between z.today and z.today + s.remind_days
            and d.due_on >= s.open_from and not ${isMarked('s')}
            and not exists (select from reminders r
              where r.user_id = s.user_id and r.schedule_id = s.id and r.due_on = d.due_on)
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
          s.template ->> 'amount' as amount, s.is_automatic and not ${isInClosedWallet('s')} as is_automatic
        from reminders r join schedules s on s.user_id = r.user_id and s.id = r.schedule_id,
          ${daysNear('s', sql`r.due_on`)}
        where r.user_id = ${userId} and r.mail_id = ${mailId} and s.remind_days is not null
          and d.date >= ${today}::date and not ${isMarked('s')}
        order by d.date, s.id limit ${MOST_TOLD}`,
  )
  return rows
}

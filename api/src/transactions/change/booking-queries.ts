import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { ActivityType } from '../../activities/activity-types'
import { flowOf, stateOf, totalOf } from '../column-queries'

/** Part of a statement: no rows, for `was` of an added transaction and `became` of a removed one. */
export const none = sql`(select t.* from transactions t where false)`

/**
 * Part of a statement that changes the transactions `was` to `became`: whole rows, or none. Adds an activity for each,
 * with its state before and after, and an audit record without them. `activity` has the ids of the new activities.
 */
export const logged = (type: ActivityType): Sql => sql`
  changes as (
    select coalesce(b.user_id, w.user_id) as user_id, coalesce(b.id, w.id) as id,
      case when b.id is not null then ${flowOf('b')} else ${flowOf('w')} end as amount,
      case when w.id is not null then ${stateOf('w')} end as before,
      case when b.id is not null then ${stateOf('b')} end as after
    from was w full join became b on b.user_id = w.user_id and b.id = w.id
  ), activity as (
    insert into activities (user_id, type, amount, subject, record_id, before, after)
    select user_id, ${type}::text, amount, 'transaction', id, before, after from changes order by id
    returning id
  ), audited as (
    insert into audit (user_id, action) select user_id, ${type}::text from changes order by id
  )`

/** What the view `lines` would say of rows that are part of a statement. */
export const linesOf = (rows: 'was' | 'became' | 't'): Sql => sql`
  select t.user_id, t.transaction_date, t.type, t.category_id, ${totalOf('t')} as total, 1 as count
  from ${raw(rows)} t where t.splits is null
  union all
  select t.user_id, t.transaction_date, t.type, p.category_id,
    case when t.is_refund then -p.amount else p.amount end, 1
  from ${raw(rows)} t, parts_by_category(t.splits) p where t.splits is not null
  union all
  select t.user_id, t.transaction_date, t.type, 0, 0, 1 - (select count(*)::int from parts_by_category(t.splits))
  from ${raw(rows)} t where t.splits is not null`

/**
 * Part of the same statement: subtracts `was` from the monthly totals and adds `became`, and counts a change of each
 * month that they touch. The differences are summed first, because a statement cannot change a row twice. They are
 * ordered, so that two statements cannot deadlock.
 */
const totalledWith = (more: Sql) => sql`
  totalled as (
    insert into monthly_totals as m (user_id, month, type, category_id, total, count)
    select user_id, date_trunc('month', transaction_date)::date, type, category_id, sum(total), sum(count)
    from (
      select user_id, transaction_date, type, category_id, -total as total, -count as count
      from (${linesOf('was')}) gone
      union all ${linesOf('became')} ${more}
    ) difference
    group by 1, 2, 3, 4
    order by 2, 3, 4
    on conflict (user_id, month, type, category_id)
    do update set total = m.total + excluded.total, count = m.count + excluded.count, changes = m.changes + 1
  )`

export const totalled = totalledWith(empty)

/** The same where it changes the transfers `moved_was` to `moved_became`: no sum has them, but their months changed. */
export const totalledBesideTransfers = totalledWith(sql`
  union all select user_id, transfer_date, 'expense', 0, 0, 0 from moved_was
  union all select user_id, transfer_date, 'expense', 0, 0, 0 from moved_became`)

/** Part of a statement that gives a wallet another name, `was` to `became`: a search finds its transfers by it. */
export const renameCounted = sql`
  counted as (
    insert into monthly_totals as m (user_id, month, type, category_id, total, count)
    select b.user_id, date_trunc('month', b.opening_date)::date, 'expense', 0, 0, 0
    from was w join became b on b.user_id = w.user_id and b.id = w.id and b.name <> w.name
    on conflict (user_id, month, type, category_id) do update set changes = m.changes + 1
  )`

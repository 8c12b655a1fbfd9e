import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { flowOf, stateOf, totalOf } from './columns/column-queries'
import type { ActivityType } from '../platform/activity-log/activity-types'

/**
 * Part of a statement that changes the user's transactions from `was` to `became`: updates the
 * totals of the transactions' wallets. If `transfers` is true, the statement also changes transfers
 * from `moved_was` to `moved_became`, and this part updates the totals of the transfers' wallets
 * too. Sums the differences first, because a statement cannot change a row twice. Sorts them, so
 * that two statements cannot deadlock.
 */
export const walletsTotalled = ({ transfers = false } = {}) => sql`
  flows as (
    select user_id, wallet_id, transaction_date as day, -(${flowOf('w')}) as amount, -1 as count
    from was w where wallet_id is not null
    union all
    select user_id, wallet_id, transaction_date, ${flowOf('b')}, 1 from became b where wallet_id is not null
    ${transfers ? sidesOfTransfers : empty}
  ), wallets_totalled as (
    insert into wallet_totals as total (user_id, wallet_id, month, total, count)
    select user_id, wallet_id, date_trunc('month', day::timestamp)::date, sum(amount), sum(count)
    from flows group by 1, 2, 3 having sum(amount) <> 0 or sum(count) <> 0
    order by 2, 3
    on conflict (user_id, wallet_id, month)
    do update set total = total.total + excluded.total, count = total.count + excluded.count
  )`

const sidesOfTransfers = sql`
    union all
    select user_id, from_wallet_id, transfer_date, amount, -1 from moved_was where from_wallet_id is not null
    union all
    select user_id, to_wallet_id, transfer_date, -amount, -1 from moved_was where to_wallet_id is not null
    union all
    select user_id, from_wallet_id, transfer_date, -amount, 1 from moved_became where from_wallet_id is not null
    union all
    select user_id, to_wallet_id, transfer_date, amount, 1 from moved_became where to_wallet_id is not null`

/**
 * Part of a statement that changes transactions from `was` to `became`. If a friend was only
 * renamed in a share, renames the friend's paybacks too: otherwise the old and the new name would
 * both have open amounts. Renames nothing if the new name already has paybacks for that
 * transaction, because an undo could not separate the two names' paybacks again.
 */
export const friendsRenamed = sql`
  renamed as (
    select b.user_id, b.id, o.part ->> 'name' as former, n.part ->> 'name' as name
    from was w join became b on b.user_id = w.user_id and b.id = w.id,
      jsonb_array_elements(w.shares) with ordinality as o (part, place),
      jsonb_array_elements(b.shares) with ordinality as n (part, place)
    where o.place = n.place and jsonb_array_length(w.shares) = jsonb_array_length(b.shares)
      and o.part - 'name' = n.part - 'name'
      and name_key(o.part ->> 'name') <> all(array(
        select name_key(one ->> 'name') from jsonb_array_elements(b.shares) one))
      and name_key(n.part ->> 'name') <> all(array(
        select name_key(one ->> 'name') from jsonb_array_elements(w.shares) one
        union all select name_key(p.name) from paybacks p where p.user_id = b.user_id and p.transaction_id = b.id))
  ), paybacks_renamed as (
    update paybacks p set name = r.name from renamed r
    where p.user_id = r.user_id and p.transaction_id = r.id and name_key(p.name) = name_key(r.former)
  )`

export const none = sql`(select t.* from transactions t where false)`

/**
 * Part of a statement that changes transactions from `was` to `became`: adds activities with the
 * old and the new state, and audit records without states. The table `activity` then has the ids of
 * the new activities.
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

export const activityIds = sql`(select coalesce(jsonb_agg(id order by id), '[]') from activity)`

export const withActivityIds = (answer: Sql): Sql =>
  sql`${answer} || jsonb_build_object('activity_ids', ${activityIds})`

/** `activity_ids` is missing if an older server stored the answer under an idempotency key. */
export type Logged<Answer> = Answer & { activity_ids?: number[] }

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
 * Part of a statement that changes transactions from `was` to `became`: subtracts `was` from the
 * monthly totals and adds `became`. Counts a change in each of these totals. Sums the differences
 * first, because a statement cannot change a row twice. Sorts them, so that two statements cannot
 * deadlock.
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

/**
 * Like `totalled`, for a statement that also changes transfers from `moved_was` to `moved_became`.
 * Transfers change no total, but their months count as changed.
 */
export const totalledBesideTransfers = totalledWith(sql`
  union all select user_id, transfer_date, 'expense', 0, 0, 0 from moved_was
  union all select user_id, transfer_date, 'expense', 0, 0, 0 from moved_became`)

/**
 * Part of a statement that changes a wallet from `was` to `became`. If the name differs, adds one
 * to the user's count of changes, because a search finds transfers by the wallet's name.
 */
export const renameCounted = sql`
  counted as (
    insert into monthly_totals as m (user_id, month, type, category_id, total, count)
    select b.user_id, date_trunc('month', b.opening_date)::date, 'expense', 0, 0, 0
    from was w join became b on b.user_id = w.user_id and b.id = w.id and b.name <> w.name
    on conflict (user_id, month, type, category_id) do update set changes = m.changes + 1
  )`

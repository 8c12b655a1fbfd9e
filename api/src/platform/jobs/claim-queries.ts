import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'

export type SharedJob = 'book' | 'budgets'

export const isUnclaimed = (job: SharedJob, userId: Sql): Sql => sql`not exists (
  select from job_claims j where j.user_id = ${userId} and j.job = ${job} and j.claimed_until > now())`

/**
 * CTEs that claim the users of the CTE `due` for this server, so that no other server does the same
 * job for them. The CTE `claimed` has the `user_id` of each claimed user. Skips accounts that are
 * being deleted.
 */
export const claimedOf = (job: SharedJob): Sql => sql`living as (
    select u.id from users u where u.id in (select user_id from due) order by u.id for key share skip locked
  ), claimed as (
    insert into job_claims (user_id, job, claimed_until)
    select id, ${job}, now() + interval '2 minutes' from living order by id
    on conflict (user_id, job) do update set claimed_until = excluded.claimed_until
    where job_claims.claimed_until < now() returning user_id
  )`

export async function removeClaims(db: Queryable, job: SharedJob, userIds: number[]): Promise<void> {
  await db.query(sql`delete from job_claims where job = ${job} and user_id = any(${userIds}::bigint[])`)
}

export async function isThere(db: Queryable, userId: number): Promise<boolean> {
  return (await db.query(sql`select from users where id = ${userId}`)).rows.length > 0
}

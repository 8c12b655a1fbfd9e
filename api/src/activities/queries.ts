import type { Activity } from '@pundi/contract'
import sql, { join } from 'sql-template-tag'
import { oneOf, type Queryable } from '../database/database'
import type { Page } from '../http/page'
import { readAmountRange } from '../transactions/list/read-search'

/** What is looked for, and the types that say it in the reader's language. */
type Search = { text: string; types: string[] }

/** `moved` is null of what moves no money. */
export type Listed = Omit<Activity, 'moved'> & { moved: string | null }

type Filter = {
  user_id: number
  search: Search | undefined
  after: [string, number] | undefined
  limit: number
}

/** A user's own log, newest first. Answers one row more than `limit` if there is a next page. */
export async function listActivities(db: Queryable, filter: Filter): Promise<Page<Listed>> {
  const { user_id, search, after, limit } = filter
  const which = [sql`user_id = ${user_id}`, ...(search ? [isFound(search)] : [])]
  const beyond = after ? [sql`(date, id) < (${after[0]}::timestamptz, ${after[1]}::bigint)`] : []
  const { rows } = await db.query<Listed>(
    sql`select id, type, amount, date, status,
          coalesce(after, before, line) ->> 'name' as name, coalesce(after, before, line) ->> 'description' as description,
          ${moved} as moved
        from activities
        where ${join([...which, ...beyond], ' and ')} order by date desc, id desc limit ${limit + 1}`,
  )
  const counted = await db.query<{ total: number }>(
    sql`select count(*) as total from activities where ${join(which, ' and ')}`,
  )
  return { rows, total: oneOf(counted.rows).total }
}

/** What a transfer moves, or a goal takes or gives, of an entry of the log. */
const moved = sql`case when subject in ('transfer', 'goal_move') then ltrim(coalesce(after, before, line) ->> 'amount', '-') end`

function isFound({ text, types }: Search) {
  const { from = null, to = null } = readAmountRange(text) ?? {}
  return sql`(
    type = any(${types}::text[])
    or abs(amount) between ${from}::numeric and ${to}::numeric
    or (${moved})::numeric between ${from}::numeric and ${to}::numeric
    or position(lower(${text}) in lower(concat_ws(chr(10),
      before ->> 'name', before ->> 'description', after ->> 'name', after ->> 'description',
      line ->> 'name', line ->> 'description'))) > 0)`
}

/** `target` is the user it was tried on, `network` where it was tried from. */
type RefusalDetails = { audit_only?: boolean; target?: number | undefined; network?: string | undefined }

/**
 * Adds a refused or failed action to the user's log and the audit, or with `audit_only` to the audit alone. Adds nothing
 * of a user whose account is gone.
 */
export async function addFailure(
  db: Queryable,
  userId: number,
  type: string,
  { audit_only = false, target, network }: RefusalDetails = {},
): Promise<void> {
  await db.query(
    sql`with account as (select id from users where id = ${userId} for key share
        ), activity as (
          insert into activities (user_id, type, status)
          select id, ${type}::text, 'Gagal' from account where ${!audit_only}::boolean)
        insert into audit (user_id, action, status, target_id, network)
        select id, ${type}::text, 'Gagal', nullif(${target ?? null}::bigint, id), ${network ?? null}::inet
        from account`,
  )
}

/** Removes an entry from a user's own log. The audit keeps its record and notes the removal. False if there is none. */
export async function removeActivity(db: Queryable, userId: number, id: number): Promise<boolean> {
  const { rows } = await db.query(
    sql`with gone as (delete from activities where user_id = ${userId} and id = ${id} returning user_id)
        insert into audit (user_id, action) select user_id, 'Delete activity' from gone returning user_id`,
  )
  return rows.length > 0
}

import type { Activity } from '@pundi/contract'
import sql, { join } from 'sql-template-tag'
import { oneOf, type Queryable } from '../platform/database/database'
import type { Page } from '../platform/http/page'
import { readAmountRange } from '../ledger/read-search'

type Search = { text: string; types: string[] }

export type Listed = Omit<Activity, 'moved'> & { moved: string | null }

type Filter = {
  user_id: number
  search: Search | undefined
  after: [string, number] | undefined
  limit: number
}

/** Returns up to `limit` + 1 rows; the extra row shows that there is a next page. */
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

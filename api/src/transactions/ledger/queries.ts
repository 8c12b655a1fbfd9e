import type { TransactionFilter } from '@pundi/contract'
import sql from 'sql-template-tag'
import { oneOf, type Queryable } from '../../database/database'
import { named } from '../../database/named'
import { spans } from '../list/filter-queries'
import { wallClock } from '../list/wall-clock'
import type { Entry } from './entry'

export type News = {
  version: number
  /** How many changes since `known` could be followed; fewer than there were where one was of too many to be named. */
  followed: number
  /** The ids of what they changed, and of these what is there now. */
  touched: number[]
  entries: Entry[]
  /** The search in the small letters that descriptions are compared in. */
  words: string | null
  /** The ids of the categories of the filter's name. */
  categories: number[]
  /** The days that `date_range` keeps, as the number yyyymmdd. */
  first_day: number | null
  last_day: number | null
}

const dayOf = sql`to_char(t.transaction_date, 'YYYYMMDD')::int`

/** At one moment: what has changed since the version `known`, and what the filter means. */
export async function readNews(
  db: Queryable,
  userId: number,
  { category, search, date_range, time_zone }: TransactionFilter,
  known: number,
): Promise<News> {
  const now = wallClock(time_zone)
  const { rows } = await db.query<News>(
    named(
      'read-news',
      // An array of ids leads to their rows by the key; a join with them would be planned to read every row.
      sql`with missed as (
            select ids from transaction_changes where user_id = ${userId}::bigint and version > ${known}::bigint
          ), touched as (select array(select distinct unnest(ids) from missed) as ids),
          since as (select ${now}::timestamp - ${date_range ? spans[date_range] : null}::interval as moment)
          select ${versionOf(userId)},
            (select count(ids) from missed) as followed,
            (select to_jsonb(ids) from touched) as touched,
            (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'cents', (t.amount * 100)::bigint, 'type', t.type,
                'category_id', t.category_id, 'day', ${dayOf}, 'words', lower(t.description))), '[]')
              from transactions t
              where t.user_id = ${userId}::bigint and t.id = any((select ids from touched)::bigint[])) as entries,
            lower(${search ?? null}::text) as words,
            (select coalesce(jsonb_agg(id), '[]') from categories
              where user_id = ${userId}::bigint 
                and ${category ?? null}::text is not null
                and plain_name(name) = plain_name(${category ?? null}::text)) as categories,
            to_char(moment + interval '1 day' - interval '1 microsecond', 'YYYYMMDD')::int as first_day,
            case when moment is not null then to_char(${now}::timestamp, 'YYYYMMDD')::int end as last_day
          from since`,
    ),
  )
  return oneOf(rows)
}

const versionOf = (userId: number) =>
  sql`coalesce((select version from transaction_versions where user_id = ${userId}::bigint), 0)::bigint as version`

/** The number of the last change of a user's transactions; 0 before the first. */
export async function readVersion(db: Queryable, userId: number): Promise<number> {
  const { rows } = await db.query<{ version: number }>(sql`select ${versionOf(userId)}`)
  return oneOf(rows).version
}

/** How many transactions a user has, by the totals. */
export async function countEntries(db: Queryable, userId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    sql`select coalesce(sum(count), 0)::bigint as count from monthly_totals where user_id = ${userId}`,
  )
  return oneOf(rows).count
}

/** The next `limit` of a user's transactions after that id, by their ids. */
export async function listEntries(
  db: Queryable,
  userId: number,
  after: number,
  limit: number,
): Promise<Entry[]> {
  const { rows } = await db.query<Entry>(
    named(
      'list-entries',
      sql`select t.id, (t.amount * 100)::bigint as cents, t.type, t.category_id, ${dayOf} as day,
            lower(t.description) as words
          from transactions t where t.user_id = ${userId} and t.id > ${after} order by t.id limit ${limit}`,
    ),
  )
  return rows
}

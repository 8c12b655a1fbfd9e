import type { AdminLog } from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../../database/database'
import { inBatches } from '../../http/files/in-batches'
import type { CountedPage } from '../../http/page'
import { countAll } from '../count-queries'
import { findUsers, isInOwner } from '../search-queries'
import { byKeys, countedBy, inOrder, type Source, type Way } from '../source-queries'

/** `since` and `before` are moments. `actions` are the types whose translated name contains `search`. */
export type LogFilter = {
  search?: string | undefined
  actions: string[]
  status?: 'Sukses' | 'Gagal' | undefined
  user_id?: string | undefined
  since?: Date | undefined
  before?: Date | undefined
}
type After = [timestamp: string, id: number] | undefined

const newestFirst = sql`a.timestamp desc, a.id desc`

/**
 * Lists audit records, newest first, and one row more than `limit` if there is a next page. `action` is the id of a
 * message.
 */
export async function listLogs(
  db: Queryable,
  filter: LogFilter,
  after: After,
  limit: number,
): Promise<CountedPage<AdminLog>> {
  const source = await sourceOf(db, filter)
  const { search, user_id, since, before } = filter
  const isOfAll = [search, user_id, since, before].every(value => value === undefined)
  const [rows, counted] = await Promise.all([
    listRows(db, source, after, limit),
    isOfAll ? countAll(db, sql`audit a`, conditionsOf(filter)) : source.count(),
  ])
  return { rows, ...counted }
}

/** All matching audit records, newest first, in batches. */
export async function* listLogsInBatches(db: Queryable, filter: LogFilter): AsyncGenerator<AdminLog[]> {
  const source = await sourceOf(db, filter)
  yield* inBatches((last, size) => listRows(db, source, last && [last.timestamp, last.id], size - 1))
}

/** Timestamps have milliseconds. Records of the same millisecond are ordered by id. */
async function listRows(db: Queryable, { first }: Source, after: After, limit: number) {
  const place = after ? [sql`(a.timestamp, a.id) < (${after[0]}::timestamptz, ${after[1]}::bigint)`] : []
  const { rows } = await db.query<AdminLog>(
    sql`with a as materialized (${first(place, newestFirst, limit + 1)})
        select a.id, a.user_id, jsonb_build_object('id', a.user_id, 'name', coalesce(u.name, '')) as actor,
          case when a.target_id is not null
            then jsonb_build_object('id', a.target_id, 'name', coalesce(t.name, '')) end as target,
          a.action, a.timestamp, a.status
        from a left join users u on u.id = a.user_id left join users t on t.id = a.target_id
        order by ${newestFirst}`,
  )
  return rows
}

// Up to this many users, one index lookup for each is faster than reading the audit from its newest record.
const FEW_USERS = 300

async function sourceOf(db: Queryable, filter: LogFilter): Promise<Source> {
  const which = conditionsOf(filter)
  const { search, actions } = filter
  if (search === undefined) return inOrder(db, 'audit a', which)
  const { ids, is_all } = await findUsers(db, search)
  const keyed = byKeys(db, 'audit a', waysTo(actions, ids), which)
  const isDone = sql`a.action = any(${actions}::text[])`
  if (!is_all)
    return countedBy(
      keyed,
      inOrder(db, 'audit a', [...which, sql`(${isDone} or ${isInOwner(search, sql`a.user_id`)})`]),
    )
  if (ids.length <= FEW_USERS) return keyed
  const isNamed = sql`(${isDone} or a.user_id = any(${ids}::bigint[]))`
  return { ...keyed, first: inOrder(db, 'audit a', [...which, isNamed]).first }
}

const waysTo = (actions: string[], users: number[]): Way[] => [
  { from: sql`unnest(${actions}::text[]) w (action)`, on: sql`a.action = w.action` },
  {
    from: sql`unnest(${users}::bigint[]) w (user_id)`,
    on: sql`a.user_id = w.user_id and a.action <> all(${actions}::text[])`,
  },
]

/** `toISOString` writes years after 9999 in a form that PostgreSQL does not read. */
const inDatabase = (moment: Date) => sql`to_timestamp(${moment.valueOf() / 1000}::float8)`

const conditionsOf = ({ status, user_id, since, before }: LogFilter): Sql[] => [
  ...(status === undefined ? [] : [sql`a.status = ${status}`]),
  ...(user_id === undefined
    ? []
    : [sql`(a.user_id = ${user_id}::bigint or a.target_id = ${user_id}::bigint)`]),
  ...(since === undefined ? [] : [sql`a.timestamp >= ${inDatabase(since)}`]),
  ...(before === undefined ? [] : [sql`a.timestamp < ${inDatabase(before)}`]),
]

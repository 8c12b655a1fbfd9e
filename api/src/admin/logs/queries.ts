import type { AdminLog } from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../../platform/database/database'
import { inBatches } from '../../platform/http/files/in-batches'
import type { CountedPage } from '../../platform/http/page'
import { byKeys, countAll, countedBy, inOrder, type Source, type Way } from '../list-queries'
import { findUsers, isInOwner } from '../search-queries'
import { writeCsv } from '../../platform/http/files/write-csv'
import { type MessageId, sayIn } from '../../platform/messages/say'

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
 * Returns up to `limit` + 1 rows; the extra row shows that there is a next page. The `action` of a
 * row is a message id, which must be translated before users see it.
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

export async function* listLogsInBatches(db: Queryable, filter: LogFilter): AsyncGenerator<AdminLog[]> {
  const source = await sourceOf(db, filter)
  yield* inBatches((last, size) => listRows(db, source, last && [last.timestamp, last.id], size - 1))
}

/**
 * Sorts by time and then by id, because several records can have the same time: timestamps have
 * only milliseconds.
 */
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

// For up to this many users, index lookups are faster than reading the audit log from its newest
// record.
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

/**
 * Passes seconds since 1970, because `toISOString` writes years after 9999 in a form that
 * PostgreSQL cannot read.
 */
const inDatabase = (moment: Date) => sql`to_timestamp(${moment.valueOf() / 1000}::float8)`

const conditionsOf = ({ status, user_id, since, before }: LogFilter): Sql[] => [
  ...(status === undefined ? [] : [sql`a.status = ${status}`]),
  ...(user_id === undefined
    ? []
    : [sql`(a.user_id = ${user_id}::bigint or a.target_id = ${user_id}::bigint)`]),
  ...(since === undefined ? [] : [sql`a.timestamp >= ${inDatabase(since)}`]),
  ...(before === undefined ? [] : [sql`a.timestamp < ${inDatabase(before)}`]),
]

const headings = [
  'Time',
  'User ID',
  'User',
  'Action',
  'Affected user ID',
  'Affected user',
  'Status',
] as const satisfies MessageId[]

export function writeLogs(batches: AsyncIterable<AdminLog[]>, language: string): AsyncGenerator<string> {
  const say = sayIn(language)
  return writeCsv(
    language,
    headings.map(heading => say(heading)),
    batches,
    ({ timestamp, actor, action, target, status }) => [
      timestamp,
      String(actor.id),
      actor.name,
      say(action),
      target ? String(target.id) : '',
      target?.name ?? '',
      say(status satisfies MessageId),
    ],
  )
}

import type {
  AdminCategory,
  AdminLog,
  AdminTransaction,
  AdminUser,
  TransactionType,
} from '@pundi/shared/contract'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'
import type { Page } from '../http/page'

type List = { search: string | undefined; type?: TransactionType | undefined; limit: number }
type ById = List & { after: [number] | undefined }

const having = (search: string, ...columns: Sql[]) =>
  sql`(${join(
    columns.map(column => sql`position(lower(${search}) in lower(${column})) > 0`),
    ' or ',
  )})`

const all = (conditions: Sql[]) => join([sql`true`, ...conditions], ' and ')

/** One row more than `limit` where there is a next page, and the number of rows that the filter keeps. */
async function pageBy<Row extends object>(
  db: Queryable,
  columns: Sql,
  source: Sql,
  { which, after, order, limit }: { which: Sql[]; after: Sql[]; order: Sql; limit: number },
): Promise<Page<Row>> {
  const { rows } = await db.query<Row>(
    sql`select ${columns} from ${source} where ${all([...which, ...after])} order by ${order} limit ${limit + 1}`,
  )
  if (after.length === 0 && rows.length <= limit) return { rows, total: rows.length }
  const counted = await db.query<{ total: number }>(
    sql`select count(*) as total from ${source} where ${all(which)}`,
  )
  return { rows, total: counted.rows[0]!.total }
}

export const listUsers = (db: Queryable, { search, after, limit }: ById) =>
  pageBy<AdminUser>(db, sql`u.id, u.name, u.email, u.status`, sql`users u`, {
    which: search === undefined ? [] : [having(search, sql`u.name`, sql`u.email`)],
    after: after ? [sql`u.id < ${after[0]}`] : [],
    order: sql`u.id desc`,
    limit,
  })

export const listAllTransactions = (db: Queryable, { search, type, after, limit }: ById) =>
  pageBy<AdminTransaction>(
    db,
    sql`t.id, t.user_id, t.amount, t.type, jsonb_build_object('id', c.id, 'name', c.name) as category,
        t.transaction_date`,
    sql`transactions t join categories c on c.user_id = t.user_id and c.id = t.category_id
        join users u on u.id = t.user_id`,
    {
      which: [
        ...(search === undefined ? [] : [having(search, sql`c.name`, sql`u.name`, sql`u.email`)]),
        ...(type === undefined ? [] : [sql`t.type = ${type}`]),
      ],
      after: after ? [sql`t.id < ${after[0]}`] : [],
      order: sql`t.id desc`,
      limit,
    },
  )

export const listAllCategories = (db: Queryable, { search, type, after, limit }: ById) =>
  pageBy<AdminCategory>(
    db,
    sql`c.id, c.user_id, c.name, c.type`,
    sql`categories c join users u on u.id = c.user_id`,
    {
      which: [
        ...(search === undefined ? [] : [having(search, sql`c.name`, sql`u.name`, sql`u.email`)]),
        ...(type === undefined ? [] : [sql`c.type = ${type}`]),
      ],
      after: after ? [sql`c.id < ${after[0]}`] : [],
      order: sql`c.id desc`,
      limit,
    },
  )

type ByTime = { actions: string[] | undefined; after: [string, number] | undefined; limit: number }

export const listLogs = (db: Queryable, { actions, after, limit }: ByTime) =>
  pageBy<AdminLog>(db, sql`a.id, a.user_id, a.action, a.timestamp, a.status`, sql`audit a`, {
    which: actions === undefined ? [] : [sql`a.action = any(${actions}::text[])`],
    after: after ? [sql`(a.timestamp, a.id) < (${after[0]}::timestamptz, ${after[1]}::bigint)`] : [],
    order: sql`a.timestamp desc, a.id desc`,
    limit,
  })

import { type CategoryBody, type CountedCategory, type OwnCategory, ownCategory } from '@pundi/contract'
import {
  columnsOf,
  named,
  namesOf,
  select,
  type SqlType,
  type Values,
  valuesOf,
} from '../platform/database/compose-statement'
import sql from 'sql-template-tag'
import type { Queryable } from '../platform/database/database'

/**
 * The columns of a category that users write, with their types. A request may contain the
 * specification's field `userid`, which is not a column, and may leave out optional fields. If an
 * older activity lacks a column, restoring it keeps the column's present value (undo.ts).
 */
export const writtenTypes = {
  name: 'text',
  type: 'text',
  icon: 'text',
  color: 'text',
  is_archived: 'boolean',
} as const satisfies Record<Exclude<keyof CategoryBody, 'userid'>, SqlType>

export const rowTypes = {
  id: 'bigint',
  ...writtenTypes,
  position: 'integer',
  created_at: 'timestamptz',
} as const

export const blank = { icon: null, color: null, is_archived: false, position: 500 } as const

type Written = Partial<Record<keyof typeof writtenTypes, unknown>>

export function givenValues(body: Written): Values {
  const given = namesOf(writtenTypes).filter(name => body[name] !== undefined)
  return valuesOf(Object.fromEntries(given.map(name => [name, writtenTypes[name]])), body)
}

export const selected = select(columnsOf('c', namesOf(ownCategory.shape)))

/**
 * Orders income before expenses, then by position, then by id. The specification demands this
 * order.
 */
export async function listCategories(db: Queryable, userId: number): Promise<CountedCategory[]> {
  const { rows } = await db.query<CountedCategory>(
    named(
      'list-categories',
      sql`select ${selected}, coalesce(sum(t.count), 0)::bigint as count
          from categories c left join monthly_totals t on t.user_id = c.user_id and t.category_id = c.id
          where c.user_id = ${userId} group by c.user_id, c.id order by c.type desc, c.position, c.id`,
    ),
  )
  return rows
}

export async function findCategory(
  db: Queryable,
  userId: number,
  id: number,
): Promise<OwnCategory | undefined> {
  const { rows } = await db.query<OwnCategory>(
    sql`select ${selected} from categories c where c.user_id = ${userId} and c.id = ${id}`,
  )
  return rows[0]
}

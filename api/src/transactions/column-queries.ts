import { type Transaction, transaction, type TransactionBody } from '@pundi/contract'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import {
  jsonObject,
  jsonValues,
  select,
  type SqlType,
  type Values,
  valuesOf,
  valuesOfShape,
} from '../database/compose-statement'
import { type ColumnName, columnNames, columnOf } from './columns'

/* Parts of statements that read or write transactions, filled from the list of columns. */

/** The columns that people write, by their types. */
export const writtenTypes = Object.fromEntries(
  columnNames.map(name => [name, columnOf(name).sqlType]),
) as Record<ColumnName, SqlType>

/** And those that the database gives: together a whole row but for its owner. */
export const rowTypes = { id: 'bigint', ...writtenTypes, created_at: 'timestamptz' } as const

/** What a row `t` says, in one word: the same for the same, whatever it was in between. */
export const version = sql`left(md5(concat_ws(' ', ${join(
  columnNames
    .map(name => ({ name, place: columnOf(name).version }))
    .filter(({ place }) => place !== null)
    .sort((one, other) => one.place! - other.place!)
    .map(({ name }) => raw(`t.${name}`)),
)})), 16)`

/** A category `c`, as its transactions have it. */
export const categoryValue = sql`jsonb_build_object('id', c.id, 'name', c.name)`

const joined = { category: categoryValue, version } satisfies Record<
  Exclude<keyof Transaction, keyof typeof rowTypes>,
  Sql
>

/** A transaction `t` with its category `c`, as columns of an answer. */
export const selected = select(valuesOfShape(transaction.shape, 't', rowTypes, joined))

/** The same as one value of JSON. */
export const answer = jsonObject({ ...jsonValues('t', rowTypes), ...joined })

/** What the transaction of that row is at this moment, as the log keeps it: with the name of its category. */
export const stateOf = (row: 'w' | 'b' | 't') =>
  jsonObject({
    ...jsonValues(row, rowTypes),
    name: sql`coalesce((select name from categories
      where user_id = ${raw(row)}.user_id and id = ${raw(row)}.category_id), '')`,
  })

/** What a body says, as the columns of its row, where `c` is its category. */
export const writtenValues = (body: TransactionBody): Values => {
  const values = valuesOf(writtenTypes, body)
  return Object.fromEntries(
    columnNames.map(name => {
      const { ofCategory } = columnOf(name)
      return [name, ofCategory ? raw(`c.${ofCategory}`) : values[name]!]
    }),
  )
}

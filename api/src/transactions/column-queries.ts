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

/** The types of the columns that users write. */
export const writtenTypes = Object.fromEntries(
  columnNames.map(name => [name, columnOf(name).sqlType]),
) as Record<ColumnName, SqlType>

/** Also the columns that the database fills: together they are a whole row without its owner. */
export const rowTypes = { id: 'bigint', ...writtenTypes, created_at: 'timestamptz' } as const

/** The version of a row `t`: 16 hex digits from its content. Equal content always has the same version. */
export const version = sql`left(md5(concat_ws(' ', ${join(
  columnNames
    .flatMap(name => {
      const { version: place } = columnOf(name)
      return place === null ? [] : [{ name, place }]
    })
    .sort((one, other) => one.place - other.place)
    .map(({ name }) => raw(`t.${name}`)),
)})), 16)`

/** A category `c`, as the answer of a transaction contains it. */
export const categoryValue = sql`jsonb_build_object('id', c.id, 'name', c.name)`

const joined = { category: categoryValue, version } satisfies Record<
  Exclude<keyof Transaction, keyof typeof rowTypes>,
  Sql
>

/** A transaction `t` with its category `c`, as columns of an answer. */
export const selected = select(valuesOfShape(transaction.shape, 't', rowTypes, joined))

/** The same as one value of JSON. */
export const answer = jsonObject({ ...jsonValues('t', rowTypes), ...joined })

/** The current state of a row's transaction, as the log keeps it: with the name of its category. */
export const stateOf = (row: 'w' | 'b' | 't') =>
  jsonObject({
    ...jsonValues(row, rowTypes),
    name: sql`coalesce((select name from categories
      where user_id = ${raw(row)}.user_id and id = ${raw(row)}.category_id), '')`,
  })

/** The values of a row from a body; `c` is its category in the statement. */
export const writtenValues = (body: TransactionBody): Values => ({
  ...valuesOf(writtenTypes, body),
  ...ofCategory,
})

const ofCategory: Values = Object.fromEntries(
  columnNames.flatMap(name => {
    const { ofCategory: column } = columnOf(name)
    return column ? [[name, raw(`c.${column}`)]] : []
  }),
)

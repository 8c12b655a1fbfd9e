import { type Transaction, transaction, type TransactionBody } from '@pundi/contract'
import sql, { raw, type Sql } from 'sql-template-tag'
import {
  columnsOf,
  jsonObject,
  jsonValues,
  listValues,
  namesOf,
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

/** The 64-bit hash of a column of each type with a seed: equal values have equal hashes, `1.0` and `1.00` too. */
const hashes: Partial<Record<SqlType, (column: string, seed: number) => string>> = {
  bigint: (column, seed) => `hashint8extended(${column}, ${seed})`,
  numeric: (column, seed) => `hash_numeric_extended(${column}, ${seed})`,
  text: (column, seed) => `hashtextextended(${column}, ${seed})`,
  date: (column, seed) => `hashint8extended(${column} - date '2000-01-01', ${seed})`,
}

function hashOf(name: ColumnName): string[] {
  const { version: place, sqlType } = columnOf(name)
  if (place === null) return []
  const hash = hashes[sqlType]
  if (!hash) throw new Error(`The version of a transaction knows no hash of the type ${sqlType}`)
  return [`coalesce(${hash(`t.${name}`, place)}, 0)`]
}

/**
 * The version of a row `t`: 16 hex digits from its content. Equal content always has the same version. A list has
 * fifty of them, and PostgreSQL's own hashes take a tenth of the time of an MD5 over text.
 */
export const version = raw(`lpad(to_hex(${columnNames.flatMap(hashOf).join(' # ')}), 16, '0')`)

/** A category `c`, as the answer of a transaction contains it. */
export const categoryValue = sql`jsonb_build_object('id', c.id, 'name', c.name)`

const joined = { category: categoryValue, version } satisfies Record<
  Exclude<keyof Transaction, keyof typeof rowTypes>,
  Sql
>

/** A transaction `t` with its category `c`, as columns of an answer. */
export const selected = select(valuesOfShape(transaction.shape, 't', rowTypes, joined))

/** The same for a list, with only the name of the category: fifty objects of JSON take longer than fifty names. */
export const listed = select(
  valuesOfShape(transaction.shape, 't', rowTypes, { ...joined, category: raw('c.name') }),
)

/** The same columns by their names, of a part of the statement that has selected them. */
export const listedNames = listValues(columnsOf('t', namesOf(transaction.shape)))

/** A row of a list as it arrives. */
export type Listed = Omit<Transaction, 'category'> & { category: string }

/**
 * A row of a list as it is answered. Field by field, which the compiler checks: a copy by `...` of fifty rows takes as
 * long as to write them as JSON.
 */
export const withCategory = (row: Listed): Transaction => ({
  id: row.id,
  amount: row.amount,
  type: row.type,
  category_id: row.category_id,
  category: { id: row.category_id, name: row.category },
  description: row.description,
  transaction_date: row.transaction_date,
  created_at: row.created_at,
  version: row.version,
})

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

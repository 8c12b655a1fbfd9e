import { type Share, type Split, type Transaction, transaction, type TransactionBody } from '@pundi/contract'
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
import { versionOf } from '../database/hash-columns'
import { exactAmount } from '../idempotency/hash-body'
import { type ColumnName, columnNames, columnOf } from './columns'

/* Parts of statements that read or write transactions, filled from the list of columns. */

/** The types of the columns that users write. */
export const writtenTypes = Object.fromEntries(
  columnNames.map(name => [name, columnOf(name).sqlType]),
) as Record<ColumnName, SqlType>

/** Also the columns that the database fills: together they are a whole row without its owner. */
export const rowTypes = { id: 'bigint', ...writtenTypes, created_at: 'timestamptz' } as const

/** The version of a row `t`. */
export const version = versionOf(
  columnNames.flatMap(name => {
    const { version: seed, sqlType } = columnOf(name)
    return seed === null ? [] : [{ column: `t.${name}`, sqlType, seed }]
  }),
)

/** What a row adds to the total of its type: what came back takes it away. */
export const totalOf = (row: 't' | 'w' | 'b') =>
  raw(`case when ${row}.is_refund then -${row}.amount else ${row}.amount end`)

/** What a row adds to what there is. */
export const flowOf = (row: 't' | 'w' | 'b') =>
  raw(`case when ${row}.type = 'income' or ${row}.is_refund then ${row}.amount else -${row}.amount end`)

/** A category `c`, as the answer of a transaction contains it. */
export const categoryValue = sql`jsonb_build_object('id', c.id, 'name', c.name)`

/** The id of a row's category; where it is split, that of its first part. */
export const categoryOf = (row: 't' | 'w' | 'b' | 'fw' | 'fb' | 'f') =>
  raw(`coalesce(${row}.category_id, (${row}.splits #>> '{0,category_id}')::bigint)`)

const joined = { category_id: raw('c.id'), category: categoryValue, version } satisfies Record<
  Exclude<keyof Transaction, keyof typeof rowTypes> | 'category_id',
  Sql
>

/**
 * A transaction `t` of a list, as columns of an answer; of its category `c` only the name: fifty objects of JSON take
 * longer than fifty names.
 */
export const listed = select(
  valuesOfShape(transaction.shape, 't', rowTypes, { ...joined, category: raw('c.name') }),
)

/** The same columns by their names, of a part of the statement that has selected them. */
export const listedNames = listValues(columnsOf('t', namesOf(transaction.shape)))

/** A row of a list as it arrives. */
export type Listed = Omit<
  Transaction,
  'category' | 'wallet_id' | 'is_refund' | 'tags' | 'splits' | 'shares'
> & {
  category: string
  wallet_id: number | null
  is_refund: true | null
  tags: string[] | null
  splits: Split[] | null
  shares: Share[] | null
}

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
  wallet_id: row.wallet_id ?? undefined,
  is_refund: row.is_refund ?? undefined,
  tags: row.tags ?? undefined,
  splits: row.splits ?? undefined,
  shares: row.shares ?? undefined,
  created_at: row.created_at,
  version: row.version,
})

/** A transaction `t` with its category `c` as one value of JSON, without what is null. */
export const answer = sql`jsonb_strip_nulls(${jsonObject({ ...jsonValues('t', rowTypes), ...joined })})`

/**
 * The current state of a row's transaction, as the log keeps it: with the name of its category and those of its parts,
 * without nulls.
 */
export const stateOf = (row: 'w' | 'b' | 't' | 'fw' | 'fb' | 'f') =>
  sql`jsonb_strip_nulls(${jsonObject({
    ...jsonValues(row, rowTypes),
    splits: sql`case when ${raw(row)}.splits is not null then (
      select jsonb_agg(part || jsonb_build_object('name', ${nameOf(row, sql`(part ->> 'category_id')::bigint`)})
        order by place)
      from jsonb_array_elements(${raw(row)}.splits) with ordinality as parts (part, place)) end`,
    name: sql`coalesce(${nameOf(row, categoryOf(row))}, '')`,
  })})`

const nameOf = (row: string, id: Sql) =>
  sql`(select name from categories where user_id = ${raw(row)}.user_id and id = ${id})`

/** The columns of which a body says something, of those that it may leave out. */
export const optionsOf = (body: TransactionBody): ColumnName[] =>
  columnNames.filter(name => columnOf(name).isOptional && body[name] !== undefined)

/** The values of a row from a body, without what it leaves out; `c` is its category in the statement. */
export function writtenValues(body: TransactionBody): Values {
  const given = optionsOf(body)
  const names = columnNames.filter(name => !columnOf(name).isOptional || given.includes(name))
  const types = Object.fromEntries(names.map(name => [name, writtenTypes[name]]))
  const category = body.splits?.length ? { ...ofCategory, category_id: sql`null::bigint` } : ofCategory
  return { ...valuesOf(types, { ...body, ...storedOf(body) }), ...category }
}

/** What is none is null. */
const storedOf = ({ is_refund, tags, splits, shares }: TransactionBody) => ({
  is_refund: is_refund || null,
  tags: tags?.length ? tags : null,
  splits: splits?.length ? JSON.stringify(storedParts(splits)) : null,
  shares: shares?.length ? JSON.stringify(storedShares(shares)) : null,
})

/** The parts as they stand on the row. */
export const storedParts = (parts: Split[]): Split[] =>
  parts.map(({ category_id, amount, note }) => ({ category_id, amount: exactAmount(amount), note }))

/** What others owe, as it stands on the row. */
export const storedShares = (shares: Share[]): Share[] =>
  shares.map(({ name, amount, owed_by }) => ({ name, amount: exactAmount(amount), owed_by }))

/**
 * The same for a row `t` that is there. What is no expense any more is no refund either, and nobody owes of it, nor of
 * what becomes a refund. Parts of which the body says nothing stay, unless it names another category than the first one
 * has: then all of them are in that one.
 */
export const changedValues = (body: TransactionBody): Values => ({
  ...(body.is_refund === undefined && { is_refund: sql`case when c.type = 'expense' then t.is_refund end` }),
  ...(body.shares === undefined && {
    shares: sql`case when c.type = 'expense' and not ${body.is_refund ?? false}::boolean then t.shares end`,
  }),
  ...writtenValues(body),
  ...(body.splits === undefined && {
    category_id: sql`case when t.splits is null then c.id end`,
    splits: sql`case when ${categoryOf('t')} = c.id then t.splits else parts_in(t.splits, c.id) end`,
  }),
})

const ofCategory: Values = Object.fromEntries(
  columnNames.flatMap(name => {
    const { ofCategory: column } = columnOf(name)
    return column ? [[name, raw(`c.${column}`)]] : []
  }),
)

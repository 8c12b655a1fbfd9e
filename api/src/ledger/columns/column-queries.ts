import {
  type MonthDay,
  type Share,
  type Split,
  type Transaction,
  transaction,
  type TransactionBody,
} from '@pundi/contract'
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
  versionOf,
} from '../../platform/database/compose-statement'
import { exactAmount } from '../../platform/idempotency/hash-body'
import { type ColumnName, columnNames, columnOf, type OptionalName, optionalNames } from './columns'

export const writtenTypes = Object.fromEntries(
  columnNames.map(name => [name, columnOf(name).sqlType]),
) as Record<ColumnName, SqlType>

export const rowTypes = { id: 'bigint', ...writtenTypes, created_at: 'timestamptz' } as const

export const version = versionOf(
  columnNames.flatMap(name => {
    const { version: seed, sqlType } = columnOf(name)
    return seed === null ? [] : [{ column: `t.${name}`, sqlType, seed }]
  }),
)

export const totalOf = (row: 't' | 'w' | 'b') =>
  raw(`case when ${row}.is_refund then -${row}.amount else ${row}.amount end`)

export const flowOf = (row: 't' | 'w' | 'b') =>
  raw(`case when ${row}.type = 'income' or ${row}.is_refund then ${row}.amount else -${row}.amount end`)

export const categoryValue = sql`jsonb_build_object('id', c.id, 'name', c.name)`

export const categoryOf = (row: 't' | 'w' | 'b' | 'fw' | 'fb' | 'f') =>
  raw(`coalesce(${row}.category_id, (${row}.splits #>> '{0,category_id}')::bigint)`)

const joined = { category_id: raw('c.id'), category: categoryValue, version } satisfies Record<
  Exclude<keyof Transaction, keyof typeof rowTypes> | 'category_id',
  Sql
>

/**
 * Selects a transaction `t` for a list, with only the name of its category `c`. For fifty rows,
 * building JSON objects of categories takes longer than selecting the names.
 */
export const listed = select(
  valuesOfShape(transaction.shape, 't', rowTypes, { ...joined, category: raw('c.name') }),
)

export const listedNames = listValues(columnsOf('t', namesOf(transaction.shape)))

export type Listed = Omit<Transaction, 'category' | OptionalName> & { category: string } & {
  [Name in OptionalName]: NonNullable<Transaction[Name]> | null
}

/**
 * Copies each field by name. For fifty rows, a spread would take as long as writing the rows as
 * JSON.
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
  place: row.place ?? undefined,
  created_at: row.created_at,
  version: row.version,
})

export const answer = sql`jsonb_strip_nulls(${jsonObject({ ...jsonValues('t', rowTypes), ...joined })})`

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

export const optionsOf = (body: TransactionBody): ColumnName[] =>
  optionalNames.filter(name => body[name] !== undefined)

/** Leaves out absent fields. The statement must join the transaction's category as `c`. */
export function writtenValues(body: TransactionBody): Values {
  const given = optionsOf(body)
  const names = columnNames.filter(name => !columnOf(name).isOptional || given.includes(name))
  const types = Object.fromEntries(names.map(name => [name, writtenTypes[name]]))
  const filled: Partial<Record<ColumnName, unknown>> = filledOptions(body)
  const stored: Partial<Record<string, unknown>> = Object.fromEntries(
    names.map((name): [string, unknown] => {
      const value = columnOf(name).isOptional ? filled[name] : body[name]
      return [name, writtenTypes[name] === 'jsonb' && value ? JSON.stringify(value) : value]
    }),
  )
  const category = body.splits?.length ? { ...ofCategory, category_id: sql`null::bigint` } : ofCategory
  return { ...valuesOf(types, stored), ...category }
}

type Options = { [Name in OptionalName]?: TransactionBody[Name] | undefined }

export function filledOptions({ splits, shares, ...others }: Options) {
  const options: Options = {
    ...others,
    splits: splits && storedSplits(splits),
    shares: shares && storedShares(shares),
  }
  const filled = optionalNames.filter(name => isFilled(options[name]))
  return Object.fromEntries(filled.map(name => [name, options[name]])) as FilledOptions
}
type FilledOptions = { [Name in OptionalName]?: NonNullable<TransactionBody[Name]> }

const isFilled = (value: Options[OptionalName]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

export const storedSplits = (splits: Split[]): Split[] =>
  splits.map(({ category_id, amount, note }) => ({ category_id, amount: exactAmount(amount), note }))

const storedShares = (shares: Share[]): Share[] =>
  shares.map(({ name, amount, owed_by }) => ({ name, amount: exactAmount(amount), owed_by }))

/**
 * Like `writtenValues`, for a change of the row `t`. Income cannot be a refund, and only an expense
 * that is not a refund has shares. If the body has no `splits`, the parts of a split transaction
 * stay as they are. But if the body names a category other than the first part's, all parts get
 * that category.
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

export const storedMonthDay = (day: MonthDay | null | undefined): string | null =>
  day ? JSON.stringify(day) : null

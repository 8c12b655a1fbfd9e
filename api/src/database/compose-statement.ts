import sql, { join, raw, type Sql } from 'sql-template-tag'

/*
 * Parts of statements that are made of a list of columns. Names and types come from lists in the code and are never
 * anybody's input; values are parameters.
 */

export type SqlType = 'bigint' | 'integer' | 'numeric' | 'text' | 'date' | 'timestamptz' | 'jsonb'

/** Names of columns, and what stands for each in a statement; in one order everywhere. */
export type Values = Readonly<Record<string, Sql>>

/** The names of a list or of a shape of the contract, in its order. */
export const namesOf = <Name extends string>(list: Readonly<Record<Name, unknown>>) =>
  Object.keys(list) as Name[]

/** Columns of the row that a statement calls so: `t.amount`. */
export const columnsOf = (row: string, names: readonly string[]): Values =>
  Object.fromEntries(names.map(name => [name, raw(`${row}.${name}`)]))

/**
 * What answers a shape of the contract, in its order: columns of a row, and `others` for each field that is none of
 * them, which the compiler asks for.
 */
export const valuesOfShape = <Name extends string, Column extends string>(
  shape: Readonly<Record<Name, unknown>>,
  row: string,
  columns: Readonly<Record<Column, SqlType>>,
  others: Readonly<Record<Exclude<Name, Column>, Sql>>,
): Values => {
  const known: Values = { ...columnsOf(row, namesOf(columns)), ...others }
  return Object.fromEntries(
    namesOf(shape).map(name => {
      const value = known[name]
      if (!value) throw new Error(`Nothing answers the field ${name}`)
      return [name, value]
    }),
  )
}

/** Fields of a body, each with its column's type: `$1::numeric`. A missing one is null. */
export const valuesOf = <Name extends string>(
  types: Readonly<Record<Name, SqlType>>,
  body: Readonly<Partial<Record<NoInfer<Name>, unknown>>>,
): Values =>
  Object.fromEntries(namesOf(types).map(name => [name, sql`${body[name] ?? null}::${raw(types[name])}`]))

/** `amount, type`: where a statement inserts. */
export const listNames = (values: Values): Sql => join(namesOf(values).map(name => raw(name)))

/** `$1::numeric, c.type`: what it inserts there. */
export const listValues = (values: Values): Sql => join(Object.values(values))

/** `amount = $1::numeric, type = c.type`: what an update sets. */
export const assign = (values: Values): Sql =>
  join(Object.entries(values).map(([name, value]) => sql`${raw(name)} = ${value}`))

/** Whether a row is other than these values in any of them; two nulls are alike. */
export const isOther = (row: string, values: Values): Sql =>
  sql`(${listValues(columnsOf(row, namesOf(values)))}) is distinct from (${listValues(values)})`

/** `t.amount as amount`: what a statement answers under these names. */
export const select = (values: Values): Sql =>
  join(Object.entries(values).map(([name, value]) => sql`${value} as ${raw(name)}`))

/** An object of JSON with these names. */
export const jsonObject = (values: Values): Sql =>
  sql`jsonb_build_object(${join(Object.entries(values).map(([name, value]) => sql`${raw(`'${name}'`)}, ${value}`))})`

/** The same columns as they stand in JSON: amounts and days as text, moments as ISO 8601 in UTC. */
export const jsonValues = <Name extends string>(
  row: string,
  types: Readonly<Record<Name, SqlType>>,
): Values =>
  Object.fromEntries(namesOf(types).map(name => [name, jsonValue(raw(`${row}.${name}`), types[name])]))

function jsonValue(column: Sql, type: SqlType): Sql {
  if (type === 'numeric' || type === 'date') return sql`${column}::text`
  if (type === 'timestamptz')
    return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return column
}

/** The rows of a JSON array of objects: stands after `from`, with the name that the statement calls them by. */
export const rowsOf = (
  rows: readonly object[],
  name: string,
  types: Readonly<Record<string, SqlType>>,
): Sql =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${raw(name)} (${join(
    Object.entries(types).map(([column, type]) => raw(`${column} ${type}`)),
  )})`

import sql, { join, raw, type Sql } from 'sql-template-tag'

/*
 * Composes parts of statements from a list of columns. Names and types come from lists in the code, never from input.
 * Values are parameters.
 */

export type SqlType =
  | 'bigint'
  | 'integer'
  | 'boolean'
  | 'numeric'
  | 'text'
  | 'text[]'
  | 'date'
  | 'timestamptz'
  | 'jsonb'

/** The SQL for each column, by its name. The order is the same everywhere. */
export type Values = Readonly<Record<string, Sql>>

/** The keys of a list or of a shape of the contract, in order. */
export const namesOf = <Name extends string>(list: Readonly<Record<Name, unknown>>) =>
  Object.keys(list) as Name[]

/** The columns of a row that the statement names so: `t.amount`. */
export const columnsOf = (row: string, names: readonly string[]): Values =>
  Object.fromEntries(names.map(name => [name, raw(`${row}.${name}`)]))

/**
 * The values of a shape of the contract, in its order: columns of the row, and `others` for the fields that are no
 * column. The compiler asks for each of those.
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

/** The fields of a body, each cast to its column's type: `$1::numeric`. A missing field is null. */
export const valuesOf = <Name extends string>(
  types: Readonly<Record<Name, SqlType>>,
  body: Readonly<Partial<Record<NoInfer<Name>, unknown>>>,
): Values =>
  Object.fromEntries(namesOf(types).map(name => [name, sql`${body[name] ?? null}::${raw(types[name])}`]))

/** `amount, type`: the columns of an insert. */
export const listNames = (values: Values): Sql => join(namesOf(values).map(name => raw(name)))

/** `$1::numeric, c.type`: the values of an insert. */
export const listValues = (values: Values): Sql => join(Object.values(values))

/** `amount = $1::numeric, type = c.type`: the assignments of an update. */
export const assign = (values: Values): Sql =>
  join(Object.entries(values).map(([name, value]) => sql`${raw(name)} = ${value}`))

/** Whether the row differs from these values in any column. Two nulls are equal. */
export const isOther = (row: string, values: Values): Sql =>
  sql`(${listValues(columnsOf(row, namesOf(values)))}) is distinct from (${listValues(values)})`

/** `t.amount as amount`: a list of columns to select. */
export const select = (values: Values): Sql =>
  join(Object.entries(values).map(([name, value]) => sql`${value} as ${raw(name)}`))

/** A `jsonb` object with these keys. */
export const jsonObject = (values: Values): Sql =>
  sql`jsonb_build_object(${join(Object.entries(values).map(([name, value]) => sql`${raw(`'${name}'`)}, ${value}`))})`

/** The same columns in JSON: amounts and dates as text, moments as ISO 8601 in UTC. */
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

/** The rows of a JSON array of objects, for a `from` clause, under the alias `name`. */
export const rowsOf = (
  rows: readonly object[],
  name: string,
  types: Readonly<Record<string, SqlType>>,
): Sql =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${raw(name)} (${join(
    Object.entries(types).map(([column, type]) => raw(`${column} ${type}`)),
  )})`

import sql, { raw, type RawValue, type Sql } from 'sql-template-tag'
import type { SqlType } from './compose-statement'

/**
 * A statement that each connection plans once. For fixed, frequent statements only: a filter with optional conditions
 * would get a generic plan (0.6 ms became 114 ms). Where its values would let PostgreSQL estimate other costs, they must
 * be `hidden` and a limit must be no value: it plans such a statement anew at each call, which takes as long as to run it.
 */
export const named = (name: string, { text, values }: Sql) => ({ name, text, values })

/** How a value stands in a statement. */
export type Write = (value: RawValue, type: SqlType) => Sql

/** A value that the planner estimates with. */
export const shown: Write = (value, type) => sql`${value}::${raw(type)}`

/** A value that the planner does not see: the statement has one plan for all values. */
export const hidden: Write = (value, type) => sql`(select ${value}::${raw(type)})`

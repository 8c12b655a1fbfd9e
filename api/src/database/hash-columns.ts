import { raw, type Sql } from 'sql-template-tag'
import type { SqlType } from './compose-statement'

/** The 64-bit hash of a column of each type with a seed: equal values have equal hashes, `1.0` and `1.00` too. */
const hashes: Partial<Record<SqlType, (column: string, seed: number) => string>> = {
  bigint: (column, seed) => `hashint8extended(${column}, ${seed})`,
  integer: (column, seed) => `hashint8extended(${column}, ${seed})`,
  boolean: (column, seed) => `hashint8extended(${column}::int, ${seed})`,
  numeric: (column, seed) => `hash_numeric_extended(${column}, ${seed})`,
  text: (column, seed) => `hashtextextended(${column}, ${seed})`,
  'text[]': (column, seed) => `hash_array_extended(${column}, ${seed})`,
  jsonb: (column, seed) => `jsonb_hash_extended(${column}, ${seed})`,
  date: (column, seed) => `hashint8extended(${column} - date '2000-01-01', ${seed})`,
}

/** A column of a version: `seed` is its own number, which must never change. A null changes no version. */
export type Hashed = { column: string; sqlType: SqlType; seed: number }

/**
 * The version of a row: 16 hex digits from its content. Equal content always has the same version. A list has fifty of
 * them, and PostgreSQL's own hashes take a tenth of the time of an MD5 over text.
 */
export const versionOf = (hashed: readonly Hashed[]): Sql =>
  raw(`lpad(to_hex(${hashed.map(hashOf).join(' # ')}), 16, '0')`)

function hashOf({ column, sqlType, seed }: Hashed): string {
  const hash = hashes[sqlType]
  if (!hash) throw new Error(`A version knows no hash of the type ${sqlType}`)
  return `coalesce(${hash(column, seed)}, 0)`
}

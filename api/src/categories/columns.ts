import type { CategoryBody } from '@pundi/contract'
import type { SqlType } from '../database/compose-statement'

/**
 * The columns of a category that users write, with their types. The contract defines which are answered, and to whom.
 * Bodies of the specification's clients have a `userid`, which is no column. A new column must be nullable, for the
 * reasons given in transactions/columns.ts.
 */
export const writtenTypes = { name: 'text', type: 'text' } as const satisfies Record<
  Exclude<keyof CategoryBody, 'userid'>,
  SqlType
>

/** Also the columns that the database fills: together they are a whole row without its owner. */
export const rowTypes = { id: 'bigint', ...writtenTypes, created_at: 'timestamptz' } as const

import type { CategoryBody } from '@pundi/contract'
import type { SqlType } from '../database/compose-statement'

/**
 * What people write of a category, every column once and with its type: what of them is answered, and to whom, the
 * contract says. `userid` is in bodies of the specification's clients and nobody's column. A new one is nullable, for
 * the reasons of transactions/columns.ts.
 */
export const writtenTypes = { name: 'text', type: 'text' } as const satisfies Record<
  Exclude<keyof CategoryBody, 'userid'>,
  SqlType
>

/** And those that the database gives: together a whole row but for its owner. */
export const rowTypes = { id: 'bigint', ...writtenTypes, created_at: 'timestamptz' } as const

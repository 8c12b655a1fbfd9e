import type { WalletBody } from '@pundi/contract'
import type { SqlType } from '../database/compose-statement'

/**
 * The columns of a wallet that users write, with their types. The version is made of them in this order, so a new one
 * stands last. It must be nullable, for the reasons given in transactions/columns.ts.
 */
export const writtenTypes = {
  name: 'text',
  kind: 'text',
  opening_balance: 'numeric',
  opening_date: 'date',
  is_closed: 'boolean',
} as const satisfies Record<keyof WalletBody, SqlType>

/** Also the columns that the database fills: together they are a whole row without its owner. */
export const rowTypes = { id: 'bigint', ...writtenTypes, created_at: 'timestamptz' } as const

import type { SqlType } from '../database/compose-statement'

/** The columns of a plan, a whole row without its owner. It is never changed, so it has no version. */
export const rowTypes = {
  id: 'bigint',
  name: 'text',
  amount: 'numeric',
  count: 'integer',
  first_due: 'date',
  books: 'text',
  created_at: 'timestamptz',
} as const satisfies Record<string, SqlType>

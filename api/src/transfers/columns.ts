import type { SqlType } from '../database/compose-statement'

/** The columns of a transfer; `id` and `fee_id` come from the same sequence. The fee itself is a transaction. */
export const rowTypes = {
  id: 'bigint',
  from_wallet_id: 'bigint',
  to_wallet_id: 'bigint',
  amount: 'numeric',
  fee_id: 'bigint',
  instalments_id: 'bigint',
  description: 'text',
  transfer_date: 'date',
  created_at: 'timestamptz',
} as const satisfies Record<string, SqlType>

import type { TransactionBody } from '@pundi/contract'

export const booking = {
  amount: '50000',
  type: 'expense',
  category_id: 2,
  description: 'Nasi goreng',
  transaction_date: '2026-11-07',
} satisfies TransactionBody

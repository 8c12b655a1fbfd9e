import { calls, type Transaction } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { today } from '@pundi/kit/format'
import { metaOf, transactionOf } from './answers'

export const kopi = {
  description: 'Kopi susu',
  amount: '25000.00',
  category_id: 2,
  category: { id: 2, name: 'Makanan' },
}
export const bus = {
  description: 'Bus',
  amount: '4000.00',
  category_id: 3,
  category: { id: 3, name: 'Transportasi' },
}

export function havingBooked(...rows: Partial<Transaction>[]) {
  const made = rows.map((row, at) =>
    transactionOf({
      ...row,
      id: rows.length - at,
      transaction_date: today(),
      created_at: new Date().toISOString(),
    }),
  )
  plan(calls.listTransactions, { body: { data: made, meta: metaOf(made.length) } })
}

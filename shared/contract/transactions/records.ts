import * as z from 'zod/mini'
import { transfer } from '../transfers/shapes'
import { transaction, transactionsAnswer } from './shapes'

export const transferRow = z.extend(transfer, { type: z.literal('transfer') })
export type TransferRow = z.infer<typeof transferRow>

export const moneyRecord = z.union([transaction, transferRow])
export type MoneyRecord = z.infer<typeof moneyRecord>

/**
 * `total` counts transactions and transfers, `transfers` only transfers. Older servers do not send `transfers`. Sums
 * are of transactions only.
 */
export const recordsAnswer = z.object({
  data: z.array(moneyRecord),
  meta: z.extend(transactionsAnswer.shape.meta, { transfers: z.optional(z.int()) }),
})
export type RecordsAnswer = z.infer<typeof recordsAnswer>

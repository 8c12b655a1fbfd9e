import * as z from 'zod/mini'
import { transfer } from '../transfers/shapes'
import { transaction, transactionsAnswer } from './shapes'

/** A transfer among transactions. Its fee is a transaction, and a row of its own. */
export const transferRow = z.extend(transfer, { type: z.literal('transfer') })
export type TransferRow = z.infer<typeof transferRow>

/** What stands in a list of transactions and transfers; `type` says which it is. */
export const moneyRecord = z.union([transaction, transferRow])
export type MoneyRecord = z.infer<typeof moneyRecord>

/**
 * `total` counts transfers too, and `transfers` says how many of it they are; a server that is older does not say it.
 * The sums are those of the transactions.
 */
export const recordsAnswer = z.object({
  data: z.array(moneyRecord),
  meta: z.extend(transactionsAnswer.shape.meta, { transfers: z.optional(z.int()) }),
})
export type RecordsAnswer = z.infer<typeof recordsAnswer>

import * as z from 'zod/mini'
import { listOf } from '../fields/answer'
import { id } from '../fields/field'
import { cursor, limit } from '../fields/query'
import { transaction, transferRow } from '../transactions/shapes'

const running = {
  /** Decimal text, negative if money leaves the wallet. */
  change: z.string(),
  balance: z.string(),
}

export const walletRecord = z.union([z.extend(transaction, running), z.extend(transferRow, running)])
export type WalletRecord = z.infer<typeof walletRecord>

export const walletRecordsQuery = z.object({ limit, cursor })

/**
 * Newest first, planned records included. The wallet's current balance is the `balance` of the
 * newest record that is not in the future.
 */
export const walletRecordsAnswer = listOf(walletRecord)
export type WalletRecordsAnswer = z.infer<typeof walletRecordsAnswer>

/** End-of-day balances of each open wallet for 90 days, from `from` to the user's today. */
export const walletDaysAnswer = z.object({
  data: z.array(z.object({ id, balances: z.array(z.string()) })),
  meta: z.object({ from: z.string(), to: z.string() }),
})
export type WalletDaysAnswer = z.infer<typeof walletDaysAnswer>

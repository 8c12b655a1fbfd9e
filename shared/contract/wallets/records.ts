import * as z from 'zod/mini'
import { listOf } from '../fields/answer'
import { id } from '../fields/field'
import { cursor, limit } from '../fields/query'
import { transferRow } from '../transactions/records'
import { transaction } from '../transactions/shapes'

const running = {
  /** Negative for an outflow. Decimal text. */
  change: z.string(),
  balance: z.string(),
}

export const walletRecord = z.union([z.extend(transaction, running), z.extend(transferRow, running)])
export type WalletRecord = z.infer<typeof walletRecord>

export const walletRecordsQuery = z.object({ limit, cursor })

/** Newest first, with planned ones: the first record dated up to today has the wallet's balance. */
export const walletRecordsAnswer = listOf(walletRecord)
export type WalletRecordsAnswer = z.infer<typeof walletRecordsAnswer>

/** End-of-day balances of each open wallet for 90 days, from `from` to the user's today. */
export const walletDaysAnswer = z.object({
  data: z.array(z.object({ id, balances: z.array(z.string()) })),
  meta: z.object({ from: z.string(), to: z.string() }),
})
export type WalletDaysAnswer = z.infer<typeof walletDaysAnswer>

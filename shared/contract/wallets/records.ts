import * as z from 'zod/mini'
import { listOf } from '../fields/answer'
import { id } from '../fields/field'
import { cursor, limit } from '../fields/query'
import { transferRow } from '../transactions/records'
import { transaction } from '../transactions/shapes'

const running = {
  /** What it brought into the wallet; below zero where it took something out. Decimal text, exact. */
  change: z.string(),
  /** What was in the wallet after it, and after everything before it. */
  balance: z.string(),
}

export const walletRecord = z.union([z.extend(transaction, running), z.extend(transferRow, running)])
export type WalletRecord = z.infer<typeof walletRecord>

export const walletRecordsQuery = z.object({ limit, cursor })

/** The newest first, with what is planned: the first that is dated today or before has the wallet's balance. */
export const walletRecordsAnswer = listOf(walletRecord)
export type WalletRecordsAnswer = z.infer<typeof walletRecordsAnswer>

/**
 * What was in each wallet that is open at the end of each of 90 days, `from` to the user's today. The last of
 * `balances` is today's.
 */
export const walletDaysAnswer = z.object({
  data: z.array(z.object({ id, balances: z.array(z.string()) })),
  meta: z.object({ from: z.string(), to: z.string() }),
})
export type WalletDaysAnswer = z.infer<typeof walletDaysAnswer>

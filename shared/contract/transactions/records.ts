import * as z from 'zod/mini'
import { emptyIsAbsent } from '../fields/query'
import { transfer } from '../transfers/shapes'
import { exportQuery, transactionsQuery } from './filter'
import { transaction, transactionsAnswer } from './shapes'

/** A transfer among transactions. Its fee is a transaction, and a row of its own. */
export const transferRow = z.extend(transfer, { type: z.literal('transfer') })
export type TransferRow = z.infer<typeof transferRow>

/** What stands in a list of transactions and transfers; `type` says which it is. */
export const moneyRecord = z.union([transaction, transferRow])
export type MoneyRecord = z.infer<typeof moneyRecord>

/** income, expense or transfer, in any case. */
export const recordType = emptyIsAbsent(
  z.pipe(
    z.string().check(z.toLowerCase()),
    z.enum(['income', 'expense', 'transfer'], 'Choose one from the list'),
  ),
)
const transfers = z.literal('transfers', 'Choose one from the list')

/**
 * The filter of transactions over transfers too. `type=transfer` keeps these alone. A condition that no transfer has,
 * such as a category, keeps none of them, and neither does `wallet_id=none`. `wallet_id` keeps what left a wallet and
 * what arrived in it, and a search finds the names of its wallets.
 */
export const recordsQuery = z.extend(transactionsQuery, { with: transfers, type: recordType })
export type RecordsQuery = z.infer<typeof recordsQuery>

/** The file of transactions has transfers too, where `with` or `type` asks for them. */
export const recordsExportQuery = z.extend(exportQuery, {
  with: emptyIsAbsent(transfers),
  type: recordType,
})

/**
 * `total` counts transfers too, and `transfers` says how many of it they are; a server that is older does not say it.
 * The sums are those of the transactions.
 */
export const recordsAnswer = z.object({
  data: z.array(moneyRecord),
  meta: z.extend(transactionsAnswer.shape.meta, { transfers: z.optional(z.int()) }),
})
export type RecordsAnswer = z.infer<typeof recordsAnswer>

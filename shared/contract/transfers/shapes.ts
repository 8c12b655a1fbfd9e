import * as z from 'zod/mini'
import { dataOf, listOf } from '../fields/answer'
import { amount, day, id } from '../fields/field'
import { cursor, emptyIsAbsent, limit } from '../fields/query'
import { ids, MOST_ROWS } from '../fields/several'
import { removedDays } from '../fields/removed-days'
import { optionalText } from '../fields/text'
import { begunField } from '../fields/begun'
import { entriesField } from '../fields/changed'

/** A transfer between two wallets, or between a wallet and the outside (null). It is neither income nor expense. */
export const transfer = z.object({
  id,
  from_wallet_id: z.nullable(id),
  to_wallet_id: z.nullable(id),
  /** The amount that arrived, as decimal text with two decimals. */
  amount: z.string(),
  /** The fee is an expense from the source wallet; null if there was none. */
  fee: z.nullable(z.string()),
  fee_category_id: z.nullable(id),
  fee_id: z.nullable(id),
  instalments_id: z.optional(z.nullable(id)),
  description: z.string(),
  transfer_date: z.string(),
  created_at: z.string(),
  /** ETag without quotes; changes with every edit of the transfer or its fee. */
  version: z.string(),
})
export type Transfer = z.infer<typeof transfer>
export const transferAnswer = dataOf(transfer)
export const movedTransferAnswer = z.extend(transferAnswer, { ...begunField, ...entriesField })

const side = z.nullable(id)

export const transferFields = z.object({
  from_wallet_id: side,
  to_wallet_id: side,
  amount,
  fee: z.optional(z.nullable(amount)),
  fee_category_id: z.optional(z.nullable(id)),
  description: z._default(optionalText(500), ''),
})
type Fields = z.infer<typeof transferFields>

export const transferChecks = [
  z.refine<Fields>(({ from_wallet_id, to_wallet_id }) => from_wallet_id !== to_wallet_id, {
    error: 'Choose two wallets, or one and the outside',
    path: ['to_wallet_id'],
  }),
  z.refine<Fields>(({ fee, fee_category_id }) => !fee || Boolean(fee_category_id), {
    error: 'Choose one from the list',
    path: ['fee_category_id'],
  }),
]

export const transferBody = z.extend(transferFields, { transfer_date: day }).check(...transferChecks)
export type TransferBody = z.infer<typeof transferBody>

/**
 * The call also deletes the transactions in `transaction_ids`. At most 500 records in total, so
 * that one call can undo the removal.
 */
export const removeTransfersBody = z
  .object({ ids, transaction_ids: z.optional(ids), days: z.optional(removedDays) })
  .check(
    z.refine(({ ids, transaction_ids = [] }) => ids.length + transaction_ids.length <= MOST_ROWS, {
      error: 'At most 500',
      path: ['transaction_ids'],
    }),
  )
export type RemoveTransfersBody = z.infer<typeof removeTransfersBody>

/**
 * Newest first. All conditions are optional. `wallet_id` matches either wallet of a transfer. If
 * `other_wallet_id` is given too, it must match the transfer's other wallet.
 */
export const transfersQuery = z.object({
  other_wallet_id: emptyIsAbsent(z.string().check(z.regex(/^\d{1,15}$/, 'Choose one from the list'))),
  wallet_id: emptyIsAbsent(z.string().check(z.regex(/^\d{1,15}$/, 'Choose one from the list'))),
  from: emptyIsAbsent(day),
  to: emptyIsAbsent(day),
  limit,
  cursor,
})
export type TransfersQuery = z.infer<typeof transfersQuery>
export const transfersAnswer = listOf(transfer)
export type TransfersAnswer = z.infer<typeof transfersAnswer>

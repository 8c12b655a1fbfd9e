import * as z from 'zod/mini'
import { dataOf, listOf } from '../fields/answer'
import { amount, day, id } from '../fields/field'
import { cursor, emptyIsAbsent, limit } from '../fields/query'
import { ids, MOST_ROWS } from '../fields/several'
import { removedDays } from '../schedules/removed-days'
import { optionalText } from '../fields/text'
import { begunField } from '../wallets/begun'

/** Money that moved between two wallets, or between one and the outside (null). Neither income nor expense. */
export const transfer = z.object({
  id,
  from_wallet_id: z.nullable(id),
  to_wallet_id: z.nullable(id),
  /** What arrived. Decimal text with two decimals, exact. */
  amount: z.string(),
  /** What it cost: an expense of its own, from the wallet that it left. Null where it was free. */
  fee: z.nullable(z.string()),
  fee_category_id: z.nullable(id),
  /** The transaction that the fee is. */
  fee_id: z.nullable(id),
  /** The plan whose instalment it pays. */
  instalments_id: z.optional(z.nullable(id)),
  description: z.string(),
  transfer_date: z.string(),
  created_at: z.string(),
  /** Changes with every edit of the transfer or of its fee; its ETag, without the quotes. */
  version: z.string(),
})
export type Transfer = z.infer<typeof transfer>
export const transferAnswer = dataOf(transfer)
/** A transfer that was added or changed. */
export const movedTransferAnswer = z.extend(transferAnswer, begunField)

const side = z.nullable(id)

/** What users write of a transfer, except its day. */
export const transferFields = z.object({
  from_wallet_id: side,
  to_wallet_id: side,
  amount,
  fee: z.optional(z.nullable(amount)),
  fee_category_id: z.optional(z.nullable(id)),
  description: z._default(optionalText(500), ''),
})
type Fields = z.infer<typeof transferFields>

/** What must hold of these fields together. */
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

/** `transaction_ids` go with them; 500 in all, so that one call undoes it. */
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
 * Newest first. Every condition is optional; `wallet_id` keeps what left it and what arrived in it, `other_wallet_id` of
 * these what left or reached that one.
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

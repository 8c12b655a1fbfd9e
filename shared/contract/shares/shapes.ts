import * as z from 'zod/mini'
import { dataOf } from '../fields/answer'
import { amount, day, id } from '../fields/field'
import { friendName } from './share'

/** What is not paid back yet of one transaction. Amounts are decimal text: below zero is one's own debt. */
export const openShare = z.object({
  transaction_id: id,
  description: z.string(),
  transaction_date: z.string(),
  share: z.string(),
  paid_back: z.string(),
  /** `share` less `paid_back`. */
  open: z.string(),
  /** The wallet that paid it, or was to be paid from; null for none. */
  wallet_id: z.optional(z.nullable(id)),
})

/** A friend with whom something is open; what one owes the other is offset in `open`. */
export const friend = z.object({
  name: z.string(),
  open: z.string(),
  /** The day of the oldest transaction of which something is open. */
  since: z.string(),
  count: z.int(),
  /** The oldest 50 of them. */
  shares: z.array(openShare),
})
export type Friend = z.infer<typeof friend>

/** Those who owe longest first, 500 at most; what is dated after today is not in it. The sums are of all friends. */
export const sharesAnswer = z.object({
  data: z.array(friend),
  meta: z.object({ total: z.int(), owed_to_me: z.string(), owed_by_me: z.string() }),
})
export type SharesAnswer = z.infer<typeof sharesAnswer>

/** Money that was paid back, or that offsets what both owe. */
export const settlementBody = z.object({
  name: friendName,
  /** No more than what is open. Absent: all of it, and what both owe each other is offset. */
  amount: z.optional(amount),
  /** Where the money arrived, or came from. Null for none. */
  wallet_id: z.optional(z.nullable(id)),
  transaction_date: day,
})
export type SettlementBody = z.infer<typeof settlementBody>

/** The records that were added: refunds of what a friend paid back, and transfers to a friend. */
export const settlement = z.object({
  /** That of the first record. */
  id,
  transaction_ids: z.array(id),
  transfer_ids: z.array(id),
})
export type Settlement = z.infer<typeof settlement>
export const settlementAnswer = dataOf(settlement)

/** That a record, an expense with `is_refund` or a transfer, pays back a share. */
export const payback = z.object({ record_id: id, transaction_id: id, name: z.string() })

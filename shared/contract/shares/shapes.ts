import * as z from 'zod/mini'
import { writtenOf } from '../fields/changed'
import { amount, day, id } from '../fields/field'
import { friendName } from './share'

/** A friend's unpaid share of one transaction. Amounts are decimal text, negative if the user owes the friend. */
export const openShare = z.object({
  transaction_id: id,
  description: z.string(),
  transaction_date: z.string(),
  share: z.string(),
  paid_back: z.string(),
  open: z.string(),
  wallet_id: z.optional(z.nullable(id)),
})

/** A friend with unpaid shares. `open` is what the friend owes less what the user owes. */
export const friend = z.object({
  name: z.string(),
  open: z.string(),
  since: z.string(),
  count: z.int(),
  /** The 50 oldest unpaid shares. */
  shares: z.array(openShare),
})
export type Friend = z.infer<typeof friend>

/**
 * At most 500 friends, the one with the oldest debt first. The sums in `meta` cover all friends.
 * Future transactions do not count.
 */
export const sharesAnswer = z.object({
  data: z.array(friend),
  meta: z.object({ total: z.int(), owed_to_me: z.string(), owed_by_me: z.string() }),
})
export type SharesAnswer = z.infer<typeof sharesAnswer>

export const settlementBody = z.object({
  name: friendName,
  /**
   * At most the unpaid amount: the difference between what the friend owes and what the user owes.
   * By default, the whole unpaid amount.
   */
  amount: z.optional(amount),
  wallet_id: z.optional(z.nullable(id)),
  transaction_date: day,
})
export type SettlementBody = z.infer<typeof settlementBody>

/**
 * The records added to settle a debt: refunds for money from a friend, transfers for money to a
 * friend.
 */
export const settlement = z.object({
  id,
  transaction_ids: z.array(id),
  transfer_ids: z.array(id),
})
export type Settlement = z.infer<typeof settlement>
export const settlementAnswer = writtenOf(settlement)

/**
 * The record `record_id` (a refund or transfer) pays back the friend's share of the transaction
 * `transaction_id`.
 */
export const payback = z.object({ record_id: id, transaction_id: id, name: z.string() })

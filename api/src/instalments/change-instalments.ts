import { centsOf, type InstalmentPaymentBody, LAST_DAY, type Transfer } from '@pundi/contract'
import { type Database, isBeyond } from '../platform/database/database'
import { notFound, Refusal, refusedField } from '../platform/http/errors/refusal'
import type { Logged } from '../ledger/booking-queries'
import type { Repeat } from '../platform/idempotency/queries'
import { removeTransactions } from '../transactions/change/write-queries'
import { addTransfer, removeTransfers } from '../transfers/change-transfers'
import { removePlan } from './write-queries'
import { findInstalments, holdInstalments, listPayments } from './queries'

type Payment = InstalmentPaymentBody & { id: number; today: string }

/**
 * Pays a plan by a transfer to the wallet that has the debt. Throws 404 if the user has no such
 * plan. Throws 422 for a day after `today`, or if both wallets are the same. Throws 409 in three
 * cases:
 * 1. The amount is more than the user owes today, or more than the debt after all later payments.
 * 2. The plan's expenses are deleted.
 * 3. The plan has so many payments that one call cannot undo them.
 */
export async function payInstalment(
  database: Database,
  userId: number,
  { id, today, from_wallet_id, amount, date }: Payment,
  repeat?: Repeat,
): Promise<Logged<Transfer>> {
  if (date > today) throw refusedField(422, 'date', 'Enter a day up to today')
  return database.inTransaction(async client => {
    const held = await holdInstalments(client, userId, id)
    // This query is separate from the locking statement, because a statement that waits for a lock
    // still reads the old rows.
    const plan = held && (await findInstalments(client, userId, id, today))
    if (!plan) throw notFound()
    if (plan.wallet_id === null) throw new Refusal(409, 'Its expense was deleted. Restore it first.')
    if (plan.wallet_id === from_wallet_id)
      throw refusedField(422, 'from_wallet_id', 'Choose two wallets, or one and the outside')
    const most = MOST_ENTRIES - held.expense_ids.length - 1
    const payments = await listPayments(client, userId, id)
    if (payments.length >= most)
      throw new Refusal(
        409,
        'This purchase has {most} payments, the most there can be. Change one of them.',
        {
          values: { most },
        },
      )
    if (isMore(amount, plan.owed)) throw refusedField(409, 'amount', 'This is more than you owe')
    const inTheEnd = await findInstalments(client, userId, id, LAST_DAY)
    if (inTheEnd && isMore(amount, inTheEnd.owed))
      throw refusedField(409, 'amount', 'With the payments of later days this is more than is owed')
    const moved = { from_wallet_id, to_wallet_id: plan.wallet_id, amount, transfer_date: date }
    const asked = { ...moved, description: plan.name, instalments_id: id }
    return addTransfer(client, userId, asked, repeat)
  })
}

/**
 * The most activity entries that one call can undo. A plan stays below this limit, because undoing
 * its deletion restores the plan with all its expenses and payments in one call.
 */
const MOST_ENTRIES = 500

const isMore = (amount: string, owed: string) => centsOf(amount) > centsOf(owed)

/**
 * Returns the ids of the new activities; undoing all of them restores the plan. Throws 404 if the
 * user has no such plan.
 */
export async function removeInstalments(database: Database, userId: number, id: number): Promise<number[]> {
  return database.inTransaction(async client => {
    const held = await holdInstalments(client, userId, id)
    if (!held) throw notFound()
    return [
      ...(await removeTransfers(client, userId, await listPayments(client, userId, id))),
      ...(await removeTransactions(client, userId, held.expense_ids)),
      await removePlan(client, userId, id),
    ]
  })
}

/** The trigger instalments_are_bounded enforces the same number. */
const MOST_PLANS = 500

export function refuseMoreInstalments(error: unknown): void {
  if (!isBeyond(error, 'instalments_bound')) return
  throw new Refusal(
    409,
    'You have {most} purchases in instalments, the most there can be. Delete one to make room.',
    {
      values: { most: MOST_PLANS },
    },
  )
}

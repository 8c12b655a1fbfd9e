import { centsOf, type InstalmentPaymentBody, type Transfer } from '@pundi/contract'
import type { Database } from '../database/database'
import { notFound, Refusal, refusedField } from '../http/errors/refusal'
import type { Repeat } from '../idempotency/queries'
import { removeTransactions } from '../transactions/change/queries'
import { addTransfer, removeTransfers } from '../transfers/change-transfers'
import { removePlan } from './change-queries'
import { findInstalments, holdInstalments, listPayments } from './queries'

type Payment = InstalmentPaymentBody & { id: number; today: string }

/**
 * Pays a plan by a transfer to the wallet that owes it. Refuses with 404 if the user has no such plan, with 422 a day
 * after `today`, a wallet that pays itself, and with 409 more than is owed once all its payments are due, a plan whose expenses are all gone, or
 * a payment more than one call could undo.
 */
export async function payInstalment(
  database: Database,
  userId: number,
  { id, today, from_wallet_id, amount, date }: Payment,
  repeat?: Repeat,
): Promise<Transfer> {
  if (date > today) throw refusedField(422, 'date', 'Enter a day up to today')
  return database.inTransaction(async client => {
    const held = await holdInstalments(client, userId, id)
    // A statement of its own, so that it reads what was there after the lock.
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
    if (isMore(amount, plan.owed)) throw refusedField(409, 'amount', 'This is more than is owed')
    const inTheEnd = await findInstalments(client, userId, id, LAST_DAY)
    if (inTheEnd && isMore(amount, inTheEnd.owed))
      throw refusedField(409, 'amount', 'With the payments of later days this is more than is owed')
    const moved = { from_wallet_id, to_wallet_id: plan.wallet_id, amount, transfer_date: date }
    const asked = { ...moved, description: plan.name, instalments_id: id }
    return addTransfer(client, userId, asked, repeat)
  })
}

/** With it, payments that were edited to a day to come count too. */
const LAST_DAY = '9999-12-31'

/** So many entries one call undoes: a plan is deleted with its expenses and payments, and comes back with all of them. */
const MOST_ENTRIES = 500

/** Both have at most two decimals. */
const isMore = (amount: string, owed: string) => centsOf(amount) > centsOf(owed)

/**
 * Removes a plan with the expenses and payments that are left of it, in one transaction. Answers the ids of the new
 * activities: all of them together undo it. Refuses with 404 if the user has no such plan.
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

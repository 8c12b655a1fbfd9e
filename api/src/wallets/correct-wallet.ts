import type { Transfer } from '@pundi/contract'
import type { Database } from '../database/database'
import { notFound, refusedField } from '../http/errors/refusal'
import type { Repeat } from '../idempotency/queries'
import { addTransfer } from '../transfers/change-transfers'
import { findDifference, holdWallets } from './queries'

type Asked = { id: number; balance: string; date: string; today: string; description: string }

/**
 * Books what a wallet's balance on a day differs from what was really there, as a transfer with the outside. Throws
 * `noDifference` if there is none: an earlier call with the same key may be why. The wallet is locked, so of two at once
 * the second finds none; what is booked meanwhile comes after it. Refuses a day after today, and
 * with 404 if the user has no such wallet.
 */
export async function bookDifference(
  database: Database,
  userId: number,
  { id, balance, date, today, description }: Asked,
  repeat?: Repeat,
): Promise<Transfer> {
  if (date > today) throw refusedField(422, 'date', 'Choose today or an earlier day')
  return database.inTransaction(async client => {
    const [held] = await holdWallets(client, userId, [id], { isOpen: true })
    if (held === undefined) throw notFound()
    const difference = await findDifference(client, userId, id, { balance, date })
    const [sides, amount] = difference.startsWith('-')
      ? [{ from_wallet_id: id, to_wallet_id: null }, difference.slice(1)]
      : [{ from_wallet_id: null, to_wallet_id: id }, difference]
    if (amount === '0.00') throw noDifference
    if (amount.length > MOST_SIGNS)
      throw refusedField(422, 'balance', 'Enter an amount of at most 12 digits and 2 decimals')
    return addTransfer(client, userId, { ...sides, amount, description, transfer_date: date }, repeat)
  })
}

/** Thrown where there is nothing to book. */
export const noDifference = new Error('The balance is as it should be')

const MOST_SIGNS = '999999999999.99'.length

/** What a correction added to the wallet, below zero where it took something away. */
export function differenceOf(transfer: Transfer | null, walletId: number): string {
  if (!transfer) return '0.00'
  return transfer.to_wallet_id === walletId ? transfer.amount : `-${transfer.amount}`
}

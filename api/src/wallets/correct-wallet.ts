import { centsOf, decimalOf, type Transfer } from '@pundi/contract'
import type { Database } from '../database/database'
import { notFound, refusedField } from '../http/errors/refusal'
import type { Repeat } from '../idempotency/queries'
import { addTransfer } from '../transfers/change-transfers'
import { findDifference, holdWallets } from './queries'
import { refuseBeforeOpening } from './refuse-wallet'

type Asked = { id: number; balance: string; date: string; today: string; description: string }

/**
 * Books what a wallet's balance on a day differs from what was really there, as a transfer with the outside, or several
 * where one cannot hold it. Throws
 * `noDifference` if there is none: an earlier call with the same key may be why. The wallet is locked, so of two at once
 * the second finds none; what is booked meanwhile comes after it. Refuses a day after today or before the
 * wallet's opening day, and with 404 if the user has no such wallet.
 */
export async function bookDifference(
  database: Database,
  userId: number,
  { id, balance, date, today, description }: Asked,
  repeat?: Repeat,
): Promise<Transfer[]> {
  if (date > today) throw refusedField(422, 'date', 'Choose today or an earlier day')
  return database
    .inTransaction(async client => {
      const [held] = await holdWallets(client, userId, [id], { isOpen: true })
      if (held === undefined) throw notFound()
      const difference = await findDifference(client, userId, id, { balance, date })
      const [sides, amount] = difference.startsWith('-')
        ? [{ from_wallet_id: id, to_wallet_id: null }, difference.slice(1)]
        : [{ from_wallet_id: null, to_wallet_id: id }, difference]
      if (amount === '0.00') throw noDifference
      const booked = { ...sides, description, transfer_date: date }
      const transfers: Transfer[] = []
      for (const part of divide(amount))
        transfers.push(
          await addTransfer(
            client,
            userId,
            { ...booked, amount: part },
            transfers.length === 0 ? repeat : undefined,
          ),
        )
      return transfers
    })
    .catch((error: unknown) => {
      refuseBeforeOpening(error, 'date')
      throw error
    })
}

/** Thrown where there is nothing to book. */
export const noDifference = new Error('The balance is as it should be')

/** What one transfer holds, in cents. */
const MOST = 10n ** 14n - 1n

/** The amounts of the transfers that make an amount. */
function divide(amount: string): string[] {
  const cents = centsOf(amount)
  const whole = Array.from({ length: Number((cents - 1n) / MOST) }, () => decimalOf(MOST))
  return [...whole, decimalOf(cents - BigInt(whole.length) * MOST)]
}

/** What a correction added to the wallet, below zero where it took something away. */
export const differenceOf = (transfers: Transfer[], walletId: number): string =>
  decimalOf(
    transfers.reduce(
      (sum, { to_wallet_id, amount }) =>
        sum + (to_wallet_id === walletId ? centsOf(amount) : -centsOf(amount)),
      0n,
    ),
  )

import { centsOf, decimalOf, type Transfer } from '@pundi/contract'
import type { Database } from '../../platform/database/database'
import { notFound, refusedField } from '../../platform/http/errors/refusal'
import type { Logged } from '../../ledger/booking-queries'
import type { Repeat } from '../../platform/idempotency/queries'
import { addTransfer } from '../../transfers/change-transfers'
import { findDifference, holdWallets } from '../queries'
import { refuseBeforeOpening } from '../../ledger/refuse-record'

type Asked = { id: number; balance: string; date: string; today: string; description: string }

/**
 * Corrects a wallet's balance: records the difference as one or more transfers from or to outside.
 * Throws `noDifference` if the balance is already correct. Locks the wallet, so that the second of
 * two simultaneous calls finds no difference. Throws 404 if the user has no such wallet, and
 * refuses a day after today or before the opening day.
 */
export async function bookDifference(
  database: Database,
  userId: number,
  { id, balance, date, today, description }: Asked,
  repeat?: Repeat,
): Promise<Logged<Transfer>[]> {
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
      const transfers: Logged<Transfer>[] = []
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

export const noDifference = new Error('The balance is as it should be')

const MOST = 10n ** 14n - 1n

function divide(amount: string): string[] {
  const cents = centsOf(amount)
  const whole = Array.from({ length: Number((cents - 1n) / MOST) }, () => decimalOf(MOST))
  return [...whole, decimalOf(cents - BigInt(whole.length) * MOST)]
}

export const differenceOf = (transfers: Transfer[], walletId: number): string =>
  decimalOf(
    transfers.reduce(
      (sum, { to_wallet_id, amount }) =>
        sum + (to_wallet_id === walletId ? centsOf(amount) : -centsOf(amount)),
      0n,
    ),
  )

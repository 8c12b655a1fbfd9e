import { dayIn } from '../ledger/refuse-record'
import { isBeyond, isDuplicate } from '../platform/database/database'
import { Refusal, refusedField } from '../platform/http/errors/refusal'

const MOST_WALLETS = 100

export const opensTooLate = (error: unknown): boolean => isBeyond(error, 'wallets_open_before_records')

function refuseLaterOpening(error: unknown): void {
  if (!opensTooLate(error)) return
  const message = 'This wallet’s first transaction is on {day}. Choose that day or an earlier one.'
  throw new Refusal(422, message, { errors: { opening_date: [message] }, values: { day: dayIn(error) } })
}

/**
 * Throws 409 for a taken name or too many wallets, and 422 for an opening day after the first
 * record. Throws any other error unchanged.
 */
export function refuseSecond(error: unknown): never {
  refuseLaterOpening(error)
  refuseMoreWallets(error)
  if (!isDuplicate(error, 'wallets_name')) throw error
  throw refusedField(409, 'name', 'You already have a wallet with this name.')
}

export function refuseMoreWallets(error: unknown): void {
  if (!isBeyond(error, 'wallets_bound')) return
  throw new Refusal(409, 'You have {most} wallets, the most there can be. Delete one to make room.', {
    values: { most: MOST_WALLETS },
  })
}

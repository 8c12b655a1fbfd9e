import { isBeyond, isDuplicate, isMisfit } from '../database/database'
import { Refusal, refusedField } from '../http/errors/refusal'

/** The most wallets of a user. The trigger wallets_are_bounded enforces the same number. */
const MOST_WALLETS = 100

/** Whether the error says that a record names a wallet that the user does not have. */
export const namesNoWallet = (error: unknown): boolean => fieldOf(error) !== undefined

/** Refuses that with 422. Ignores any other error. */
export function refuseUnknownWallet(error: unknown): void {
  const field = fieldOf(error)
  if (field) throw refusedField(422, field, 'Choose one from the list')
}

const fieldOf = (error: unknown) => fields.find(({ constraint }) => isMisfit(error, constraint))?.field

const fields = [
  { constraint: 'transactions_in_wallet', field: 'wallet_id' },
  { constraint: 'transfers_from', field: 'from_wallet_id' },
  { constraint: 'transfers_to', field: 'to_wallet_id' },
]

/** Refuses with 409 if the error says that the name is taken, or that there are too many wallets; else throws it. */
export function refuseSecond(error: unknown): never {
  if (isBeyond(error, 'wallets_bound')) refuseOneMore()
  if (!isDuplicate(error, 'wallets_name')) throw error
  throw refusedField(409, 'name', 'You already have a wallet with this name.')
}

function refuseOneMore(): never {
  throw new Refusal(409, 'You have {most} wallets, the most there can be. Delete one to make room.', {
    values: { most: MOST_WALLETS },
  })
}

import { isBeyond, isDuplicate, isMisfit } from '../database/database'
import { Refusal, refusedField } from '../http/errors/refusal'
import { dayOf } from '../messages/write-values'

/** The most wallets of a user. The trigger wallets_are_bounded enforces the same number. */
const MOST_WALLETS = 100

/** Whether the error says that a record names a wallet that the user does not have. */
export const namesNoWallet = (error: unknown): boolean => fieldOf(error) !== undefined

/** Whether the error says that a record is from before the opening day of its wallet. */
export const isBeforeOpening = (error: unknown): boolean => earlierIn(error) !== undefined

/** Refuses both with 422. Ignores any other error. */
export function refuseUnfitWallet(error: unknown): void {
  const field = fieldOf(error)
  if (field) throw refusedField(422, field, 'Choose one from the list')
  const earlier = earlierIn(error)
  if (earlier) refuseEarlier(error, earlier)
}

/** Refuses a record from before the opening day of its wallet, at that field. Ignores any other error. */
export function refuseBeforeOpening(error: unknown, field: string): void {
  if (isBeforeOpening(error)) refuseEarlier(error, field)
}

function refuseEarlier(error: unknown, field: string): never {
  const message = 'This wallet begins on {day}. Choose another wallet or none, or let it begin earlier.'
  throw new Refusal(422, message, { errors: { [field]: [message] }, values: { day: dayIn(error) } })
}

/** Whether the error says that a wallet would begin after its first record. */
export const opensTooLate = (error: unknown): boolean => isBeyond(error, 'wallets_open_before_records')

/** Refuses an opening day that is later than the wallet's first record. Ignores any other error. */
function refuseLaterOpening(error: unknown): void {
  if (!opensTooLate(error)) return
  const message = 'This wallet’s first transaction is on {day}. Choose that day or an earlier one.'
  throw new Refusal(422, message, { errors: { opening_date: [message] }, values: { day: dayIn(error) } })
}

/** The day that the database says in the detail of its refusal. */
const dayIn = (error: unknown) =>
  error instanceof Error && 'detail' in error && typeof error.detail === 'string' ? dayOf(error.detail) : ''

const earlierIn = (error: unknown) => openings.find(({ constraint }) => isBeyond(error, constraint))?.field

const openings = [
  { constraint: 'transactions_since_opening', field: 'wallet_id' },
  { constraint: 'transfers_from_since_opening', field: 'from_wallet_id' },
  { constraint: 'transfers_to_since_opening', field: 'to_wallet_id' },
]

const fieldOf = (error: unknown) => fields.find(({ constraint }) => isMisfit(error, constraint))?.field

const fields = [
  { constraint: 'transactions_in_wallet', field: 'wallet_id' },
  { constraint: 'transfers_from', field: 'from_wallet_id' },
  { constraint: 'transfers_to', field: 'to_wallet_id' },
]

/**
 * Refuses a name that is taken and one wallet too many with 409, an opening day after the first record with 422; else
 * throws the error.
 */
export function refuseSecond(error: unknown): never {
  refuseLaterOpening(error)
  if (isBeyond(error, 'wallets_bound')) refuseOneMore()
  if (!isDuplicate(error, 'wallets_name')) throw error
  throw refusedField(409, 'name', 'You already have a wallet with this name.')
}

function refuseOneMore(): never {
  throw new Refusal(409, 'You have {most} wallets, the most there can be. Delete one to make room.', {
    values: { most: MOST_WALLETS },
  })
}

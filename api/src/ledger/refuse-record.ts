import type { TransactionBody } from '@pundi/contract'
import { isBeyond, isMisfit } from '../platform/database/database'
import { Refusal, refusedField } from '../platform/http/errors/refusal'
import { dayOf } from '../platform/messages/write-values'

/**
 * Throws the same 422 for another user's category, a category of the wrong type and a missing
 * category. So nobody can find out the ids of other users' categories.
 */
export function refuseCategory({ splits }: Pick<TransactionBody, 'splits'> = {}): never {
  const message = 'Choose one from the list'
  throw new Refusal(422, message, { errors: { [splits?.length ? 'splits' : 'category_id']: [message] } })
}

export const fitsNoCategory = (error: unknown): boolean =>
  ['transactions_fit_category', 'split_parts_fit_category', 'schedules_fit_category'].some(name =>
    isMisfit(error, name),
  )

export const namesNoWallet = (error: unknown): boolean => fieldOf(error) !== undefined

export const isBeforeOpening = (error: unknown): boolean => earlierIn(error) !== undefined

/**
 * Throws 422 if the wallet belongs to another user, or if the record is dated before the wallet's
 * opening day. Ignores any other error.
 */
export function refuseUnfitWallet(error: unknown): void {
  const field = fieldOf(error)
  if (field) throw refusedField(422, field, 'Choose one from the list')
  const earlier = earlierIn(error)
  if (earlier) refuseEarlier(error, earlier)
}

export function refuseBeforeOpening(error: unknown, field: string): void {
  if (isBeforeOpening(error)) refuseEarlier(error, field)
}

function refuseEarlier(error: unknown, field: string): never {
  const message = 'This wallet begins on {day}. Choose another wallet or none, or let it begin earlier.'
  throw new Refusal(422, message, { errors: { [field]: [message] }, values: { day: dayIn(error) } })
}

export const dayIn = (error: unknown) =>
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

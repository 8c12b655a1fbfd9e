import type { TransactionBody } from '@pundi/contract'
import { isMisfit } from '../../database/database'
import { Refusal } from '../../http/errors/refusal'

/** One refusal, 422, for a category of another user, of the other type, or that does not exist: it tells no more. */
export function refuseCategory({ splits }: Pick<TransactionBody, 'splits'> = {}): never {
  const message = 'Choose one from the list'
  throw new Refusal(422, message, { errors: { [splits?.length ? 'splits' : 'category_id']: [message] } })
}

/** Whether the error says that a category is gone or of another type than a transaction or schedule that is in it. */
export const fitsNoCategory = (error: unknown): boolean =>
  ['transactions_fit_category', 'split_parts_fit_category', 'schedules_fit_category'].some(name =>
    isMisfit(error, name),
  )

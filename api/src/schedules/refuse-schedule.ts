import { isBeyond, isMisfit } from '../database/database'
import { Refusal, refusedField } from '../http/errors/refusal'
import { fitsNoCategory } from '../transactions/change/refuse-category'
import { namesNoWallet, refuseBeforeOpening } from '../wallets/refuse-wallet'

/** The most schedules of a user. The trigger schedules_are_bounded enforces the same number. */
const MOST_SCHEDULES = 200

/** Whether the error says that a schedule names a wallet that the user does not have. */
export const scheduleNamesNoWallet = (error: unknown): boolean =>
  ['schedules_in_wallet', 'schedules_from', 'schedules_to'].some(name => isMisfit(error, name))

/** Refuses with 409 if the error says that there are too many schedules. Ignores any other error. */
export function refuseMoreSchedules(error: unknown): void {
  if (!isBeyond(error, 'schedules_bound')) return
  throw new Refusal(
    409,
    'You have {most} recurring entries, the most there can be. Delete one to make room.',
    {
      values: { most: MOST_SCHEDULES },
    },
  )
}

/** Refuses a template with a category or wallet that does not fit, and one schedule too many; else throws the error. */
export function refuseMisfit(error: unknown): never {
  refuseMoreSchedules(error)
  if (fitsNoCategory(error)) refuseTemplate('category_id')
  if (namesNoWallet(error) || scheduleNamesNoWallet(error)) refuseTemplate('wallet_id')
  refuseBeforeOpening(error, 'template.wallet_id')
  throw error
}

function refuseTemplate(field: 'category_id' | 'wallet_id'): never {
  throw refusedField(422, `template.${field}`, 'Choose one from the list')
}

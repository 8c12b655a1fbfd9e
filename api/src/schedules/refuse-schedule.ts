import { isBeyond, isMisfit } from '../platform/database/database'
import { Refusal, refusedField } from '../platform/http/errors/refusal'
import { fitsNoCategory, namesNoWallet, refuseBeforeOpening } from '../ledger/refuse-record'

const MOST_SCHEDULES = 200

export const scheduleNamesNoWallet = (error: unknown): boolean =>
  ['schedules_in_wallet', 'schedules_from', 'schedules_to'].some(name => isMisfit(error, name))

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

/**
 * Throws a refusal if the template does not fit or the user has too many schedules. Throws any
 * other error unchanged.
 */
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

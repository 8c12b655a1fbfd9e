import { isBeyond } from '../database/database'
import { Refusal } from '../http/errors/refusal'

/** The most plans of a user. The trigger instalments_are_bounded enforces the same number. */
const MOST_PLANS = 500

/** Refuses with 409 if the error says that there are too many plans. Ignores any other error. */
export function refuseMorePlans(error: unknown): void {
  if (!isBeyond(error, 'instalments_bound')) return
  throw new Refusal(
    409,
    'You have {most} purchases in instalments, the most there can be. Delete one to make room.',
    {
      values: { most: MOST_PLANS },
    },
  )
}

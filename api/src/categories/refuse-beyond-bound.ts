import { isBeyond, isMisfit } from '../database/database'
import { Refusal, refusedField } from '../http/errors/refusal'

/** The most categories of a user. The trigger categories_are_bounded enforces the same number. */
export const MOST_CATEGORIES = 500

/**
 * Refuses with 409 if the error says that the user has too many categories, or that a category has a budget and so keeps
 * its type. Ignores any other error.
 */
export function refuseBeyondBound(error: unknown): void {
  if (isBeyond(error, 'categories_bound'))
    throw new Refusal(409, 'You have {most} categories, the most there can be. Delete one to make room.', {
      values: { most: MOST_CATEGORIES },
    })
  if (isMisfit(error, 'budgets_fit_category'))
    throw refusedField(409, 'type', 'A category that has a budget keeps its type.')
}

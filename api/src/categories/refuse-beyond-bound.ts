import { isBeyond } from '../database/database'
import { Refusal } from '../http/errors/refusal'

/** The most categories of a user. The trigger categories_are_bounded enforces the same number. */
export const MOST_CATEGORIES = 500

/** Refuses with 409 if the error says that the user has too many categories. Ignores any other error. */
export function refuseBeyondBound(error: unknown): void {
  if (isBeyond(error, 'categories_bound'))
    throw new Refusal(409, 'You have {most} categories, the most there can be. Delete one to make room.', {
      values: { most: MOST_CATEGORIES },
    })
}

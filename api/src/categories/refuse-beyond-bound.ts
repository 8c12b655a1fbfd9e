import { isBeyond } from '../database/database'
import { Refusal } from '../http/errors/refusal'

/** As many as the trigger categories_are_bounded lets a user have. */
export const MOST_CATEGORIES = 500

/** Refuses with 409 where the database refused one category too many; lets every other error be. */
export function refuseBeyondBound(error: unknown): void {
  if (isBeyond(error, 'categories_bound'))
    throw new Refusal(409, 'You have {most} categories, as many as there can be. Delete one to make room.', {
      values: { most: MOST_CATEGORIES },
    })
}

import type { CountedCategory } from '@pundi/contract'
import { loadMore } from '../../../category/load-category'
import { loadCategories } from '../../../transaction-modal/load-categories'
import { loadPlanned } from '../load-later'

/** What leads an account that has nothing. */
export interface First {
  /** Null where they could not be loaded. */
  categories: CountedCategory[] | null
}

/** For an account in which nothing is booked. Null where something is planned: it has begun. */
export async function loadFirst(): Promise<First | null> {
  const [planned, categories] = await Promise.all([
    loadPlanned(null),
    loadCategories(),
    // The card comes with its offer, so that nothing below it moves. Where its code does not load, the offer says so.
    loadMore().then(
      more => more.loadWords(),
      () => undefined,
    ),
  ])
  return planned ? null : { categories }
}

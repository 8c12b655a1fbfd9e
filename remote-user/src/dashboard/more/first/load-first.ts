import type { CountedCategory } from '@pundi/contract'
import { loadMore } from '../../../category/load-category'
import { loadCategories } from '../../../transaction-modal/load-categories'

/** What is offered to an account that has nothing. */
export interface First {
  /** Null where they could not be loaded. */
  categories: CountedCategory[] | null
}

/** The offer comes whole. Where its code does not load, it says so itself. */
export async function loadFirst(): Promise<First> {
  const [categories] = await Promise.all([
    loadCategories(),
    loadMore().then(
      more => more.loadWords(),
      () => undefined,
    ),
  ])
  return { categories }
}

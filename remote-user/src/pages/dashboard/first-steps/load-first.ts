import type { CountedCategory } from '@pundi/contract'
import { loadCategories } from '../../../shared/categories/load-categories'

export interface First {
  /** Null if the categories could not be loaded. */
  categories: CountedCategory[] | null
}

export const loadFirst = async (): Promise<First> => ({ categories: await loadCategories() })

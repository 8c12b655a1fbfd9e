import type { Transaction } from '@pundi/contract'
import { CategoryMark } from '../../shared/category-mark/CategoryMark'
import type { Looks } from './load-cards'

interface RowCategoryMarkProps {
  /** Undefined while loading. */
  looks: Looks | undefined
  of: Pick<Transaction, 'category_id' | 'type'>
}

export function RowCategoryMark({ looks, of: { category_id, type } }: RowCategoryMarkProps) {
  if (!looks) return null
  const look = looks.get(category_id)
  return <CategoryMark icon={look?.icon ?? null} color={look?.color ?? null} type={type} />
}

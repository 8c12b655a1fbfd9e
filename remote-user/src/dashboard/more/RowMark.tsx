import type { Transaction } from '@pundi/contract'
import { use } from 'react'
import { CategoryMark } from '../../category-mark/CategoryMark'
import type { Later } from './load-later'

interface RowMarkProps {
  later: Promise<Later | null>
  of: Pick<Transaction, 'category_id' | 'type'>
}

/** The icon of a row's category in its colour; that of its type where the categories could not be had. */
export function RowMark({ later, of: { category_id, type } }: RowMarkProps) {
  const loaded = use(later)
  const look = loaded && use(loaded.looks).get(category_id)
  return <CategoryMark icon={look?.icon ?? null} color={look?.color ?? null} type={type} />
}

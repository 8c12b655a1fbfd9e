import { formatNumber } from '@pundi/kit/format'
import type { CountedCategory } from '@pundi/contract'
import { Link } from 'react-router-dom'
import { useText } from '../catalogue/text'
import css from './CategoryRow.module.css'

/** How many transactions a category has, and the way to them. */
export function TransactionCount({ category: { name, count } }: { category: CountedCategory }) {
  const text = useText()
  if (count === 0) return 0
  return (
    <Link
      className={css.count}
      to={`/transactions?category=${encodeURIComponent(name)}`}
      aria-label={text('{count, plural, =1 {1 transaction} other {# transactions}} in {name}', {
        count,
        name,
      })}
    >
      {formatNumber(count)}
    </Link>
  )
}

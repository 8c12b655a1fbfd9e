import type { CountedCategory } from '@pundi/shared/contract'
import { Badge, IconButton } from '@pundi/shared/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useText } from '../catalogue/text'
import css from './CategoryTable.module.css'

interface CategoryRowProps {
  category: CountedCategory
  /** Where it stands in the list, from 1. */
  number: number
  onEdit: (category: CountedCategory, button: HTMLElement) => void
  onRemove: (id: number) => void
}

export function CategoryRow({ category, number, onEdit, onRemove }: CategoryRowProps) {
  const text = useText()
  const { id, name, type, count } = category
  // Green for income, red for expense, whatever the case (product decisions, Category).
  const isIncome = type.toLowerCase() === 'income'
  return (
    <tr>
      <td className={css.number}>{number}</td>
      <th scope="row" className={css.name}>
        {name}
      </th>
      <td>
        <Badge tone={isIncome ? 'income' : 'expense'}>{isIncome ? text('Income') : text('Expense')}</Badge>
      </td>
      <td className={css.count}>
        {count === 0 ? (
          0
        ) : (
          <Link
            to={`/transactions?category=${encodeURIComponent(name)}`}
            aria-label={text('{count, plural, =1 {1 transaction} other {# transactions}} in {name}', {
              count,
              name,
            })}
          >
            {new Intl.NumberFormat('id-ID').format(count)}
          </Link>
        )}
      </td>
      <td className={css.actions}>
        <IconButton
          label={text('Edit {name}', { name })}
          onClick={event => onEdit(category, event.currentTarget)}
        >
          <Pencil />
        </IconButton>
        <IconButton label={text('Delete {name}', { name })} onClick={() => onRemove(id)}>
          <Trash2 />
        </IconButton>
      </td>
    </tr>
  )
}

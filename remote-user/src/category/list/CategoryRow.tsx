import type { CountedCategory } from '@pundi/contract'
import { Badge, Cell, IconButton, Row } from '@pundi/kit/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useText } from '../../catalogue/text'
import css from './CategoryRow.module.css'
import { formatNumber } from '@pundi/kit/format'
import { Link } from 'react-router-dom'

interface CategoryRowProps {
  category: CountedCategory
  /** Its position in the list, from 1. */
  number: number
  onEdit: (category: CountedCategory, button: HTMLElement) => void
  onRemove: (id: number) => void
}

export function CategoryRow({ category, number, onEdit, onRemove }: CategoryRowProps) {
  const text = useText()
  const { id, name, type } = category
  // Green for income, red for expense, whatever the case (product decisions, Category).
  const isIncome = type.toLowerCase() === 'income'
  return (
    <Row className={css.row}>
      <Cell label="#">{number}</Cell>
      <Cell label={text('Name')}>
        <strong className={css.name}>{name}</strong>
      </Cell>
      <Cell label={text('Type')}>
        <Badge tone={isIncome ? 'income' : 'expense'}>{isIncome ? text('Income') : text('Expense')}</Badge>
      </Cell>
      <Cell label={text('Transactions')} align="end">
        <TransactionCount category={category} />
      </Cell>
      <Cell>
        <IconButton
          label={text('Edit {name}', { name })}
          onClick={event => onEdit(category, event.currentTarget)}
        >
          <Pencil />
        </IconButton>
        <IconButton label={text('Delete {name}', { name })} onClick={() => onRemove(id)}>
          <Trash2 />
        </IconButton>
      </Cell>
    </Row>
  )
}

/** How many transactions a category has, and the way to them. */
function TransactionCount({ category: { name, count } }: { category: CountedCategory }) {
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

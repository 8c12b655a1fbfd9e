import type { CountedCategory } from '@pundi/contract'
import { Amount, Badge, Cell, IconButton, Row } from '@pundi/kit/ui'
import { Archive, ArchiveRestore, Pencil, Trash2 } from 'lucide-react'
import { useText } from '../../../shared/category-form/catalogue/text'
import { CategoryMark } from '../../../shared/category-mark/CategoryMark'
import { recordsOf } from '../../../shared/records-of/records-of'
import css from './CategoryRow.module.css'
import { formatAmount, formatNumber, type Period } from '@pundi/kit/format'
import { Link } from 'react-router-dom'

export interface RowActions {
  onEdit: (category: CountedCategory, button: HTMLElement) => void
  onRemove: (id: number) => void
  onArchive: (category: CountedCategory) => void
}

interface CategoryRowProps extends RowActions {
  category: CountedCategory
  number: number
  period: Period
  /** Total of the period, decimal text. Undefined while loading, null after a failure. */
  sum: string | null | undefined
}

export function CategoryRow({
  category,
  number,
  period,
  sum,
  onEdit,
  onRemove,
  onArchive,
}: CategoryRowProps) {
  const text = useText()
  const { id, name, type, is_archived: isArchived } = category
  // Green for income, red for expense; `type` may be in any letter case (product decisions,
  // Category).
  const isIncome = type.toLowerCase() === 'income'
  return (
    <Row className={css.row} data-row>
      <Cell label="#">{number}</Cell>
      <Cell label={text('Name')}>
        <span className={css.name}>
          <CategoryMark {...category} />
          <strong>{name}</strong>
        </span>
      </Cell>
      <Cell label={text('Type')}>
        <Badge tone={isIncome ? 'income' : 'expense'}>{isIncome ? text('Income') : text('Expense')}</Badge>
      </Cell>
      <Cell label={text('This month')} align="end">
        <PeriodSum {...{ category, period, sum }} />
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
        <IconButton
          label={text(isArchived ? 'Unarchive {name}' : 'Archive {name}', { name })}
          onClick={() => onArchive(category)}
        >
          {isArchived ? <ArchiveRestore /> : <Archive />}
        </IconButton>
        <IconButton label={text('Delete {name}', { name })} onClick={() => onRemove(id)}>
          <Trash2 />
        </IconButton>
      </Cell>
    </Row>
  )
}

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

type PeriodSumProps = Pick<CategoryRowProps, 'category' | 'period' | 'sum'>

function PeriodSum({ category: { id, name }, period, sum }: PeriodSumProps) {
  const text = useText()
  if (sum === undefined) return '…'
  if (sum === null) return '–'
  const amount = formatAmount(sum, { decimals: 'needed' })
  if (Number(sum) === 0) return <Amount>{amount}</Amount>
  return (
    <Link
      className={css.count}
      to={recordsOf(period, { category_id: String(id) })}
      aria-label={text('{amount} this month in {name}', { amount, name })}
    >
      <Amount>{amount}</Amount>
    </Link>
  )
}

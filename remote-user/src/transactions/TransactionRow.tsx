import type { Transaction } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { Amount, Badge, Cell, Checkbox, IconButton, Row } from '@pundi/kit/ui'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { memo, useId } from 'react'
import { useText } from '../catalogue/text'
import css from './TransactionRow.module.css'

interface TransactionRowProps {
  no: number
  transaction: Transaction
  isSelected: boolean
}

/**
 * Drawn anew only when it changed, so that a filter that is typed never waits for fifty rows: what is pressed in it is
 * named by `data-act`, and heard by the list.
 */
export const TransactionRow = memo(function TransactionRow({
  no,
  transaction,
  isSelected,
}: TransactionRowProps) {
  const text = useText()
  const about = useId()
  const { id, amount, type, category, description, transaction_date } = transaction
  return (
    <Row data-row={id} aria-selected={isSelected} className={css.row}>
      <Cell className={css.select}>
        <Checkbox
          label={text('Select {description}', { description })}
          isLabelHidden
          checked={isSelected}
          readOnly
          data-act="select"
        />
      </Cell>
      <Cell label={text('No')} className={css.no}>
        {no}
      </Cell>
      <Cell label={text('Amount')} align="end" className={css.amount}>
        <Amount tone={type}>{formatAmount(amount, { decimals: 2 })}</Amount>
      </Cell>
      <Cell label={text('Category')} className={css.category}>
        <span className={css.name}>{category.name}</span>
        <span className={css.description} id={about} title={description}>
          {description}
        </span>
      </Cell>
      <Cell label={text('Type')} className={css.type}>
        <Badge tone={type}>{text(type)}</Badge>
      </Cell>
      <Cell label={text('Date')} className={css.date}>
        <time dateTime={transaction_date}>{formatDay(transaction_date)}</time>
      </Cell>
      <Cell className={css.actions}>
        <IconButton label={text('View')} aria-describedby={about} data-act="view">
          <Eye />
        </IconButton>
        <IconButton label={text('Edit')} aria-describedby={about} data-act="edit">
          <Pencil />
        </IconButton>
        <IconButton label={text('Delete')} aria-describedby={about} data-act="remove">
          <Trash2 />
        </IconButton>
      </Cell>
    </Row>
  )
})

import type { CountedCategory, Transaction } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { useUnchanging } from '@pundi/kit/list'
import { Amount, Badge, Cell, Checkbox, Row } from '@pundi/kit/ui'
import { memo, useId } from 'react'
import { useText } from '../../catalogue/text'
import { CategoryMark } from '../../category-mark/CategoryMark'
import { isOut } from '../../is-out'
import { notesOf } from '../../notes-of'
import { isSaving } from '../../transaction-modal/modal-state'
import presses from './RowPresses.module.css'
import { type RowAct, RowActions } from './RowActions'
import css from './TransactionRow.module.css'

interface TransactionRowProps {
  /** None of a row that was just added. */
  no?: number | undefined
  transaction: Transaction
  /** Its category, once the categories are there. */
  look: CountedCategory | undefined
  /** Undefined of a row that cannot be selected. */
  isSelected?: boolean
  /** Must be the same function at every render. `isRange` selects all rows from the one selected before. */
  onAct: (act: RowAct, transaction: Transaction, isRange: boolean) => void
}

/**
 * A row of the table. Where it has no room for columns, a press anywhere on it is one on View, and Edit and Delete come
 * with a swipe or the focus. Rendered again only when it has changed, so that typing a filter does not render fifty rows.
 */
export const TransactionRow = memo(function TransactionRow({
  no,
  transaction,
  look,
  isSelected,
  onAct,
}: TransactionRowProps) {
  const text = useText()
  const about = useId()
  const act = useUnchanging((act: RowAct) => onAct(act, transaction, false))
  // Nothing can be done with what the server does not have.
  const isPending = isSaving(transaction)
  const { id, amount, type, category, description, transaction_date } = transaction
  return (
    <Row
      data-row={isPending ? undefined : id}
      data-type={type}
      data-refund={transaction.is_refund || undefined}
      aria-selected={isSelected}
      className={`${css.row} ${presses.row}`}
    >
      <Cell className={`${css.select} ${presses.select}`}>
        {!isPending && isSelected !== undefined && (
          <Checkbox
            label={text('Select {description}', { description })}
            isLabelHidden
            checked={isSelected}
            readOnly
            onClick={event => onAct('select', transaction, event.shiftKey)}
          />
        )}
      </Cell>
      <Cell label={text('No')} className={css.no}>
        {no}
      </Cell>
      <Cell label={text('Amount')} align="end" className={css.amount}>
        <Amount tone={isOut(transaction) ? 'expense' : 'income'}>
          {formatAmount(amount, { decimals: 'needed' })}
        </Amount>
      </Cell>
      <Cell label={text('Category')} className={css.category}>
        <span className={`${css.mark} ${presses.mark}`}>
          <CategoryMark icon={look?.icon ?? null} color={look?.color ?? null} type={type} />
        </span>
        <span className={css.name}>
          {category.name}
          <span className={css.notes}>{notesOf(transaction, text)}</span>
        </span>
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
      <Cell className={`${css.actions} ${presses.actions}`}>
        {isPending ? (
          <Badge tone="neutral">{text('Saving...')}</Badge>
        ) : (
          <RowActions about={about} onAct={act} />
        )}
      </Cell>
    </Row>
  )
})

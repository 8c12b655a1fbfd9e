import type { CountedCategory, Transaction } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { useUnchanging } from '@pundi/kit/list'
import { Amount, Badge, Cell, Checkbox, Row } from '@pundi/kit/ui'
import { memo, useId } from 'react'
import { useText } from '../../../catalogue/text'
import { CategoryMark } from '../../../shared/category-mark/CategoryMark'
import { isSpent } from '../../../shared/record/is-spent'
import { describeExtras } from '../../../shared/record/description/describe-extras'
import { isSaving } from '../../../shared/booking-draft/modal-state'
import presses from './RowPresses.module.css'
import { type RowAct, RowActions } from './RowActions'
import css from './TransactionRow.module.css'

interface TransactionRowProps {
  no?: number | undefined
  transaction: Transaction
  look: CountedCategory | undefined
  isSelected?: boolean
  /**
   * Must be a stable function, or every row renders again. If `isRange`, the rows between this row
   * and the last selected row are selected too.
   */
  onAct: (act: RowAct, transaction: Transaction, isRange: boolean) => void
}

/**
 * If the list is narrow, a click on the row opens the transaction; Edit and Delete appear after a
 * swipe or on focus. Memoized, so that typing in a filter does not render fifty rows.
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
        <Amount tone={isSpent(transaction) ? 'expense' : 'income'}>
          {formatAmount(amount, { decimals: 'needed' })}
        </Amount>
      </Cell>
      <Cell label={text('Category')} className={css.category}>
        <span className={`${css.icon} ${presses.icon}`}>
          <CategoryMark icon={look?.icon ?? null} color={look?.color ?? null} type={type} />
        </span>
        <span className={css.name}>
          {category.name}
          <span className={css.notes}>{describeExtras(transaction, text)}</span>
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

import type { CountedCategory, Transaction, TransactionsAnswer } from '@pundi/contract'
import { Button, Cell, Row } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from '../../catalogue/text'
import type { Booking } from '../../transaction-modal/modal-state'
import { countWords } from '../count-words'
import { type RowAct, TransactionRow } from '../table/TransactionRow'
import rows from '../table/TransactionRow.module.css'
import css from './PlannedRows.module.css'

interface PlannedRowsProps {
  planned: TransactionsAnswer
  /** What was just added and is not yet in the answer. */
  added: Booking[]
  /** The user’s categories, by their ids. */
  looks: ReadonlyMap<number, CountedCategory>
  /** Must be the same function at every render. */
  onAct: (act: RowAct, transaction: Transaction, isRange: boolean) => void
  /** The number of columns. */
  span: number
}

/** The rows that stand above the list until somebody asks for all of them. */
const folded = 3

/** What is dated after today, the soonest first. No total counts it, and it is not selected with the rows below. */
export function PlannedRows({ planned: { data, meta }, added, looks, onAct, span }: PlannedRowsProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const all = [
    ...added.map(({ opening, transaction }) => ({ key: `added ${opening}`, transaction })),
    ...data.map(transaction => ({ key: transaction.id, transaction })),
  ]
  const isCut = meta.total > data.length
  return (
    <tbody className={`${rows.rows} ${css.planned}`}>
      <Row className={css.head}>
        <th role="rowheader" scope="rowgroup" colSpan={span} aria-colspan={span}>
          <span className={css.title}>
            {text('Planned')}: {countWords(meta.total + added.length, text)}
          </span>
          <span>{text('Counted from their day on')}</span>
        </th>
      </Row>
      {(isOpen ? all : all.slice(0, folded)).map(({ key, transaction }) => (
        <TransactionRow
          key={key}
          transaction={transaction}
          look={looks.get(transaction.category_id)}
          onAct={onAct}
        />
      ))}
      {all.length > folded && (
        <Row className={css.more}>
          <Cell colSpan={span}>
            <Button type="button" tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? text('Show fewer') : text('Show {count} more', { count: all.length - folded })}
            </Button>
            {isOpen && isCut && (
              <span className={css.cut}>
                {text('{from}–{to} of {count}', {
                  from: 1,
                  to: data.length,
                  count: countWords(meta.total, text),
                })}
              </span>
            )}
          </Cell>
        </Row>
      )}
    </tbody>
  )
}

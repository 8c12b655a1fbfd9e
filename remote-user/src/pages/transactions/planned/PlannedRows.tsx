import type { CountedCategory, MoneyRecord, RecordsAnswer, Wallet } from '@pundi/contract'
import { Button, Cell, Row } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from '../../../catalogue/text'
import type { Booking } from '../../../shared/booking-draft/modal-state'
import { countWords } from '../count-words'
import type { RowAct } from '../row/RowActions'
import { TransactionRow } from '../row/TransactionRow'
import rows from '../row/TransactionRow.module.css'
import { TransferLine } from '../transfers/TransferLine'
import css from './PlannedRows.module.css'

interface PlannedRowsProps {
  planned: RecordsAnswer
  added: Booking[]
  looks: ReadonlyMap<number, CountedCategory>
  wallets: Wallet[] | null | undefined
  /** Must be a stable function, or every row renders again. */
  onAct: (act: RowAct, record: MoneyRecord, isRange: boolean) => void
  span: number
}

const folded = 3

/**
 * Shows transactions and transfers dated after today, soonest first. No total includes them, and
 * they cannot be selected.
 */
export function PlannedRows({
  planned: { data, meta },
  added,
  looks,
  wallets,
  onAct,
  span,
}: PlannedRowsProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const all = [
    ...added.map(({ opening, transaction }) => ({ key: `added ${opening}`, record: transaction })),
    ...data.map(record => ({ key: record.id, record })),
  ]
  const isCut = meta.total > data.length
  return (
    <tbody className={`${rows.rows} ${css.planned}`}>
      <Row className={css.head}>
        <th role="rowheader" scope="rowgroup" colSpan={span} aria-colspan={span}>
          <span className={css.title}>
            {text('Planned')}: {countWords({ ...meta, total: meta.total + added.length }, text)}
          </span>
          <span>{text('Each counts once it’s due')}</span>
        </th>
      </Row>
      {(isOpen ? all : all.slice(0, folded)).map(({ key, record }) =>
        record.type === 'transfer' ? (
          <TransferLine key={key} transfer={record} wallets={wallets} onAct={onAct} />
        ) : (
          <TransactionRow key={key} transaction={record} look={looks.get(record.category_id)} onAct={onAct} />
        ),
      )}
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
                  count: countWords(meta, text),
                })}
              </span>
            )}
          </Cell>
        </Row>
      )}
    </tbody>
  )
}

import type { Transaction } from '@pundi/contract'
import { useSortBy } from '@pundi/kit/list'
import { Checkbox, Row, SortHeader, Table } from '@pundi/kit/ui'
import { useDeferredValue } from 'react'
import { useText } from '../../catalogue/text'
import type { Booking } from '../../transaction-modal/modal-state'
import css from './TransactionsTable.module.css'
import { TransactionRow, type RowAct } from './TransactionRow'
import { useRowKeys } from './use-row-keys'
import type { useSelection } from './use-selection'
import { list, type View } from '../view'

interface TransactionsTableProps {
  view: View
  rows: Transaction[]
  added: Booking[]
  selection: ReturnType<typeof useSelection>
  /** Must be the same function at every render. */
  onAct: (act: RowAct, transaction: Transaction, isRange: boolean) => void
}

/** As many rows as fill a large screen. */
const inSight = 20

export function TransactionsTable({ view, rows, added, selection, onAct }: TransactionsTableProps) {
  const text = useText()
  const sortBy = useSortBy(list, view)
  const { selected, toggleAll } = selection
  const isAll = selected.length === rows.length
  const keys = useRowKeys(
    list.addressHere(view),
    rows.map(({ id }) => id),
  )
  // A list that opens draws what is in sight, and then the rest. A further page may be scrolled to where it was left.
  const isWhole = useDeferredValue(true, view.cursor !== undefined)
  return (
    <Table label={text('Transactions')}>
      <thead>
        <Row className={css.head}>
          <th role="columnheader" scope="col" className={css.narrow}>
            <Checkbox
              label={text('Select all on this page')}
              isLabelHidden
              checked={isAll && rows.length > 0}
              indeterminate={selected.length > 0 && !isAll}
              onChange={toggleAll}
            />
          </th>
          <th role="columnheader" scope="col" className={css.narrow}>
            {text('No')}
          </th>
          <SortHeader label={text('Amount')} align="end" {...sortBy('amount')} />
          <th role="columnheader" scope="col">
            {text('Category')}
          </th>
          <th role="columnheader" scope="col">
            {text('Type')}
          </th>
          <SortHeader label={text('Date')} {...sortBy('date')} />
          <th role="columnheader" scope="col" className={css.narrow}>
            {text('Actions')}
          </th>
        </Row>
      </thead>
      <tbody>
        {added.map(({ opening, transaction }) => (
          <TransactionRow
            key={`added ${opening}`}
            transaction={transaction}
            isSelected={false}
            onAct={onAct}
          />
        ))}
        {(isWhole ? rows : rows.slice(0, inSight)).map((transaction, index) => (
          <TransactionRow
            key={keys[index]}
            no={view.no + index}
            transaction={transaction}
            isSelected={selected.includes(transaction.id)}
            onAct={onAct}
          />
        ))}
      </tbody>
    </Table>
  )
}

import type { CountedCategory, MoneyRecord, RecordsAnswer, Wallet } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { useSortBy } from '@pundi/kit/list'
import { Checkbox, Row, SortHeader, Table, useIsNarrow } from '@pundi/kit/ui'
import { Fragment, type ReactNode, useDeferredValue, useMemo } from 'react'
import { useText } from '../../../catalogue/text'
import type { Booking } from '../../../shared/booking-draft/modal-state'
import { recordDay } from '../../../shared/record/record-day'
import { PlannedRows } from '../planned/PlannedRows'
import css from './TransactionsTable.module.css'
import { DayRow } from './DayRow'
import { type Entry, inOrderOfDays, netsOf } from './group-days'
import type { RowAct } from '../row/RowActions'
import { TransactionRow } from '../row/TransactionRow'
import rows from '../row/TransactionRow.module.css'
import { useRowKeys } from './use-row-keys'
import type { useSelection } from './use-selection'
import { TransferLine } from '../transfers/TransferLine'
import { list, type View } from '../view'

interface TransactionsTableProps {
  view: View
  page: MoneyRecord[]
  hasMore: boolean
  planned: RecordsAnswer | null | undefined
  categories: CountedCategory[] | null | undefined
  wallets: Wallet[] | null | undefined
  added: Booking[]
  selection: ReturnType<typeof useSelection>
  /** Must be a stable function, or every row renders again. */
  onAct: (act: RowAct, record: MoneyRecord, isRange: boolean) => void
}

const inSight = 20

export function TransactionsTable(props: TransactionsTableProps) {
  const { view, page, hasMore, planned, categories, wallets, added, selection, onAct } = props
  const text = useText()
  const { selected, toggleAll } = selection
  const looks = useMemo(() => new Map(categories?.map(category => [category.id, category])), [categories])
  const isAll = selected.length === page.length
  const isPhone = useIsNarrow('phone')
  const isGrouped = isPhone && (view.sort === '-date' || view.sort === 'date')
  const day = today()
  const isPlanned = ({ transaction }: Booking) => transaction.transaction_date > day
  const addedToPlanned = added.filter(isPlanned)
  const addedToPage = added.filter(booking => !isPlanned(booking))
  const entries = useEntries(view, page, addedToPage, isGrouped)
  const nets = isGrouped && netsOf(entries, { isFirst: view.cursor === undefined, isLast: !hasMore })
  // The first page renders its visible rows first. Other pages render completely at once, because
  // the browser may restore their scroll position.
  const isWhole = useDeferredValue(true, view.cursor !== undefined)
  const drawn = isWhole ? entries : entries.slice(0, inSight)
  const days = drawn.map(({ record }) => recordDay(record))
  return (
    <Table label={text('Transactions')}>
      <TransactionHeads
        view={view}
        select={
          <Checkbox
            label={text('Select all on this page')}
            isLabelHidden
            checked={isAll && page.length > 0}
            indeterminate={selected.length > 0 && !isAll}
            onChange={toggleAll}
          />
        }
      />
      {planned && (planned.data.length > 0 || addedToPlanned.length > 0) && (
        <PlannedRows
          planned={planned}
          added={addedToPlanned}
          looks={looks}
          wallets={wallets}
          onAct={onAct}
          span={columns}
        />
      )}
      <tbody
        className={rows.rows}
        data-grouped={isGrouped || undefined}
        data-selecting={selected.length > 0 || undefined}
      >
        {drawn.map(({ key, no, record }, index) => {
          const day = recordDay(record)
          const isNewDay = nets && day !== days[index - 1]
          return (
            <Fragment key={key}>
              {isNewDay && <DayRow day={day} net={nets.get(day)} span={columns} />}
              {record.type === 'transfer' ? (
                <TransferLine
                  no={no}
                  transfer={record}
                  wallets={wallets}
                  isSelected={selected.includes(record.id)}
                  onAct={onAct}
                />
              ) : (
                <TransactionRow
                  no={no}
                  transaction={record}
                  look={looks.get(record.category_id)}
                  isSelected={selected.includes(record.id)}
                  onAct={onAct}
                />
              )}
            </Fragment>
          )
        })}
      </tbody>
    </Table>
  )
}

function useEntries(view: View, page: MoneyRecord[], added: Booking[], isGrouped: boolean): Entry[] {
  const keys = useRowKeys(
    list.addressHere(view),
    page.map(({ id }) => id),
  )
  const entries = [
    ...added.map(({ opening, transaction }) => ({ key: `added ${opening}`, record: transaction })),
    ...page.map((record, index) => ({ key: keys[index] ?? index, no: view.no + index, record })),
  ]
  return isGrouped ? inOrderOfDays(entries, view.sort === '-date') : entries
}

const columns = 7

function TransactionHeads({ view, select }: { view: View; select: ReactNode }) {
  const text = useText()
  const sortBy = useSortBy(list, view)
  return (
    <thead>
      <Row className={css.head}>
        <th role="columnheader" scope="col" className={css.narrow}>
          {select}
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
  )
}

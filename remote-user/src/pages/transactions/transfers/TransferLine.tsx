import type { TransferRow as Transfer, Wallet } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { useUnchanging } from '@pundi/kit/list'
import { Amount, Badge, Cell, Checkbox, Row } from '@pundi/kit/ui'
import { ArrowLeftRight } from 'lucide-react'
import { memo, useId } from 'react'
import { useText } from '../../../catalogue/text'
import walletIcon from '../../../shared/money-form/wallet/WalletIcon.module.css'
import { type RowAct, RowActions } from '../row/RowActions'
import presses from '../row/RowPresses.module.css'
import css from '../row/TransactionRow.module.css'
import { nameSides } from './name-sides'

interface TransferLineProps {
  no?: number | undefined
  transfer: Transfer
  /** All wallets; undefined while loading, null after a failure. */
  wallets: Wallet[] | null | undefined
  isSelected?: boolean
  /** Must be a stable function, or every row renders again. */
  onAct: (act: RowAct, transfer: Transfer, isRange: boolean) => void
}

export const TransferLine = memo(function TransferLine(props: TransferLineProps) {
  const { no, transfer, wallets, isSelected, onAct } = props
  const text = useText()
  const about = useId()
  const act = useUnchanging((act: RowAct) => onAct(act, transfer, false))
  const { id, amount, description, transfer_date: day } = transfer
  const sides = nameSides(transfer, wallets, text)
  return (
    <Row
      data-row={id}
      data-type="transfer"
      aria-selected={isSelected}
      className={`${css.row} ${presses.row}`}
    >
      <Cell className={`${css.select} ${presses.select}`}>
        {isSelected !== undefined && (
          <Checkbox
            label={text('Select {description}', { description: description || sides })}
            isLabelHidden
            checked={isSelected}
            readOnly
            onClick={event => onAct('select', transfer, event.shiftKey)}
          />
        )}
      </Cell>
      <Cell label={text('No')} className={css.no}>
        {no}
      </Cell>
      <Cell label={text('Amount')} align="end" className={css.amount}>
        <Amount>{formatAmount(amount, { decimals: 'needed' })}</Amount>
      </Cell>
      <Cell label={text('Category')} className={css.category}>
        <span className={`${css.icon} ${presses.icon}`}>
          <span className={walletIcon.icon} aria-hidden>
            <ArrowLeftRight strokeWidth={1.75} />
          </span>
        </span>
        <span className={css.name}>{sides}</span>
        <span className={css.description} id={about} title={description}>
          {description || text('Transfer')}
        </span>
      </Cell>
      <Cell label={text('Type')} className={css.type}>
        <Badge tone="neutral">{text('Transfer')}</Badge>
      </Cell>
      <Cell label={text('Date')} className={css.date}>
        <time dateTime={day}>{formatDay(day)}</time>
      </Cell>
      <Cell className={`${css.actions} ${presses.actions}`}>
        <RowActions about={about} onAct={act} />
      </Cell>
    </Row>
  )
})

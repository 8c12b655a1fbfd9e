import type { Summary } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { SummaryCard } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import css from './Totals.module.css'

export function Totals({ summary }: { summary: Summary }) {
  const text = useText()
  return (
    <div className={css.cards}>
      <SummaryCard title={text('Income')} amount={formatAmount(summary.income)} tone="income" />
      <SummaryCard title={text('Expense')} amount={formatAmount(summary.expense)} tone="expense" />
      <SummaryCard title={text('Balance')} amount={formatAmount(summary.balance)} tone="balance" />
    </div>
  )
}

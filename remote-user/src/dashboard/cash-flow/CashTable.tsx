import type { Summary } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'
import css from './CashTable.module.css'
import { shareOf } from './share-of'

/** The numbers behind the pie, and its legend. */
export function CashTable({ summary }: { summary: Summary }) {
  const text = useText()
  const rows = [
    {
      type: 'income',
      label: text('Income'),
      amount: summary.income,
      share: shareOf(summary.income, summary.expense),
    },
    {
      type: 'expense',
      label: text('Expense'),
      amount: summary.expense,
      share: shareOf(summary.expense, summary.income),
    },
  ]
  return (
    <table className={css.table} role="table">
      <thead>
        <tr>
          <th scope="col">{text('Type')}</th>
          <th scope="col">{text('Amount')}</th>
          <th scope="col">{text('Share')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ type, label, amount, share }) => (
          <tr key={type} role="row" data-type={type}>
            <th scope="row" role="rowheader">
              {label}
            </th>
            <td role="cell">
              <Amount>{formatAmount(amount)}</Amount>
            </td>
            <td role="cell">{share}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

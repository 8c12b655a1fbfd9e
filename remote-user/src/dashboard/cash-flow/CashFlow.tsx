import type { Summary } from '@pundi/contract'
import { Amount, Card, Skeleton } from '@pundi/kit/ui'
import { lazy, Suspense } from 'react'
import { useText } from '../../catalogue/text'
import css from './CashFlow.module.css'
import { ChartFailure } from '../ChartFailure'
import { formatAmount } from '@pundi/kit/format'
import { shareOf } from './hundredths'

/** A chunk of its own, fetched once the content stands; a chart that cannot be had takes nothing else with it. */
const CashPie = lazy(() =>
  import(/* webpackChunkName: "cash-pie" */ './CashPie').catch(() => ({ default: ChartFailure })),
)

/** Income against expense: drawn for the eye, and as a table of the same data for everybody. */
export function CashFlow({ summary }: { summary: Summary }) {
  const text = useText()
  return (
    <Card title={text('Income and expense')}>
      <figure className={css.figure} aria-label={text('Income and expense')}>
        <div className={css.chart}>
          <Suspense fallback={<Skeleton label={text('Loading...')} />}>
            <CashPie summary={summary} />
          </Suspense>
        </div>
        <CashTable summary={summary} />
      </figure>
    </Card>
  )
}

/** The numbers behind the pie, and its legend. */
function CashTable({ summary }: { summary: Summary }) {
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

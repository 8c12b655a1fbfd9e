import type { Summary } from '@pundi/contract'
import { formatAmount, formatNumber, type Period } from '@pundi/kit/format'
import { Amount, Skeleton } from '@pundi/kit/ui'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { ChartFailure } from '../../../shared/chart/ChartFailure'
import { useText } from '../catalogue/text'
import { recordsOf } from '../../../shared/records-of/records-of'
import { percentOf } from '../../../shared/percent-change/percent-of'
import { OwedNote } from '../../../shared/record/owed/OwedNote'
import css from './CashFlow.module.css'

/**
 * The chart is a separate chunk, which loads after the content. If the chunk fails to load, the
 * rest of the page stays.
 */
const CashPie = lazy(() =>
  import(/* webpackChunkName: "dashboard-charts" */ './CashPie').catch(() => ({ default: ChartFailure })),
)

interface CashFlowProps {
  period: Period | null
  summary: Summary
}

export function CashFlow({ period, summary }: CashFlowProps) {
  const text = useText()
  const share = percentOf(summary.expense, summary.income)
  const rows = [
    { type: 'income', label: text('Income'), amount: summary.income },
    { type: 'expense', label: text('Expense'), amount: summary.expense },
  ]
  // The chart needs an amount above zero. Refunds can make an expense negative.
  const isDrawn = rows.some(({ amount }) => Number(amount) > 0)
  return (
    <figure className={css.figure} aria-label={text('Income and expenses')}>
      <div className={css.chart}>
        {isDrawn ? (
          <Suspense fallback={<Skeleton label={text('Loading...')} />}>
            <CashPie period={period} summary={summary} />
          </Suspense>
        ) : (
          <>
            <span className={css.nothing} />
            <p className={css.centre}>
              {summary.count === 0 ? text('No transactions found') : text('Nothing spent')}
            </p>
          </>
        )}
        {share !== undefined && share >= 0 && (
          <p className={css.centre}>
            <strong>{formatNumber(share)}%</strong> {text('of your income spent')}
          </p>
        )}
      </div>
      <table className={css.table} role="table">
        <thead>
          <tr>
            <th scope="col">{text('Type')}</th>
            <th scope="col">{text('Amount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ type, label, amount }) => (
            <tr key={type} role="row" data-type={type}>
              <th scope="row" role="rowheader">
                {label}
                {type === 'expense' && <OwedNote amount={summary.owed} className={css.owed} />}
              </th>
              <td role="cell">
                <Link to={recordsOf(period, { type })}>
                  <Amount>{formatAmount(amount)}</Amount>
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

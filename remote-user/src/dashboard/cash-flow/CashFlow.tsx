import type { Summary } from '@pundi/contract'
import { Card, Skeleton } from '@pundi/kit/ui'
import { lazy, Suspense } from 'react'
import { useText } from '../../catalogue/text'
import css from './CashFlow.module.css'
import { CashTable } from './CashTable'
import { ChartFailure } from '../ChartFailure'

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

import type { Summary } from '@pundi/contract'
import { Card, Skeleton } from '@pundi/kit/ui'
import { lazy, Suspense } from 'react'
import { useText } from '../catalogue/text'
import { ChartFailure } from './ChartFailure'
import css from './MoreCards.module.css'
import { loadMore } from './load-dashboard'

const MonthsChart = lazy(() =>
  loadMore().then(
    more => ({ default: more.MonthsChart }),
    () => ({ default: ChartFailure }),
  ),
)

export function MonthsCard({ summary }: { summary: Summary }) {
  const text = useText()
  return (
    <Card title={text('Cash flow by month')}>
      <div className={css.months}>
        <Suspense fallback={<Skeleton label={text('Loading...')} />}>
          <MonthsChart summary={summary} />
        </Suspense>
      </div>
    </Card>
  )
}

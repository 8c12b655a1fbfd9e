import { Card, Skeleton } from '@pundi/kit/ui'
import { lazy, Suspense } from 'react'
import { useText } from '../catalogue/text'
import { ChartFailure } from './ChartFailure'
import css from './MoreCards.module.css'
import { loadMore, type DashboardData } from './load-dashboard'

const SpendingList = lazy(() =>
  loadMore().then(
    more => ({ default: more.SpendingList }),
    () => ({ default: ChartFailure }),
  ),
)

export function SpendingCard({ spending }: { spending: NonNullable<DashboardData['spending']> }) {
  const text = useText()
  return (
    <Card title={text('Spending by category')}>
      <div className={css.spending}>
        <Suspense fallback={<Skeleton label={text('Loading...')} />}>
          <SpendingList spending={spending} />
        </Suspense>
      </div>
    </Card>
  )
}

import { Card, Failure, Skeleton } from '@pundi/kit/ui'
import { lazy, Suspense } from 'react'
import { useText } from '../../catalogue/text'
import { afterContent, type DashboardData } from './load-dashboard'
import css from './DailyCard.module.css'

/**
 * A separate chunk that loads after the content. If it fails to load, the rest of the page remains.
 */
const DailyChart = lazy(() =>
  afterContent()
    .then(() => import(/* webpackChunkName: "daily" */ './daily/DailyChart'))
    .then(
      ({ DailyChart }) => ({ default: DailyChart }),
      () => ({ default: ChartFailure }),
    ),
)

export function DailyCard({ daily }: Pick<DashboardData, 'daily'>) {
  const text = useText()
  return (
    <Card title={text('The last 30 days')}>
      <div className={css.chart}>
        <div>
          <Suspense fallback={<Skeleton label={text('Loading...')} />}>
            <DailyChart daily={daily} />
          </Suspense>
        </div>
      </div>
    </Card>
  )
}

function ChartFailure() {
  const text = useText()
  return (
    <Failure
      message={text('We couldn’t load the chart.')}
      action={text('Try again')}
      onTry={() => window.location.reload()}
    />
  )
}

import { Card, Failure, Skeleton } from '@pundi/kit/ui'
import { lazy, Suspense } from 'react'
import { useText } from '../catalogue/text'
import { afterContent, type DashboardData } from './load-dashboard'
import css from './DailyCard.module.css'

/** A chunk of its own, fetched once the content stands; a chart that cannot be had takes nothing else with it. */
const DailyChart = lazy(() =>
  afterContent()
    .then(() => import(/* webpackChunkName: "daily" */ './daily/DailyChart'))
    .then(
      ({ DailyChart }) => ({ default: DailyChart }),
      () => ({ default: ChartFailure }),
    ),
)

/** Sign-ups and transactions of the last 30 days, day by day. */
export function DailyCard({ daily }: Pick<DashboardData, 'daily'>) {
  const text = useText()
  return (
    <Card title={text('The last 30 days')}>
      <div className={css.chart}>
        <Suspense fallback={<Skeleton label={text('Loading...')} />}>
          <DailyChart daily={daily} />
        </Suspense>
      </div>
    </Card>
  )
}

/** Where the chart's code could not be loaded. */
function ChartFailure() {
  const text = useText()
  return (
    <Failure
      message={text('The chart could not be loaded.')}
      action={text('Try again')}
      onTry={() => window.location.reload()}
    />
  )
}

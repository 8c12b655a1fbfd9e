import { currentLanguage } from '@pundi/platform/i18n'
import type { Outlook } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { usePromise, useScreenOpen } from '@pundi/kit/list'
import { Button, Card, PageHeader, Skeleton } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useText } from './catalogue/text'
import { ChartFailure } from '../../shared/chart/ChartFailure'
import { withFallback } from '../../shared/retry/with-fallback'
import { TryAgain } from '../../shared/retry/TryAgain'
import { useUserArea } from '../../shared/booking-draft/user-area'
import { CashFlow } from './cash-flow/CashFlow'
import css from './DashboardScreen.module.css'
import { FirstCard } from './FirstCard'
import { FirstOffer } from './first-steps/FirstOffer'
import { limitsOf, limitStateOf } from './left-today/describe-left'
import { LeftToday } from './left-today/LeftToday'
import { screen } from './load-cards'
import type { DashboardData } from './load-dashboard'
import { PeriodSwitcher } from './period/PeriodSwitcher'
import { PlannedLine } from './PlannedLine'
import { RecentTransactions } from './RecentTransactions'
import { SpendingList } from './spending/SpendingList'
import { LetterCard } from './summary/LetterCard'
import { Totals } from './Totals'

const Forecast = withFallback(
  () => import(/* webpackChunkName: "dashboard-charts" */ './forecast/Forecast'),
  code => code.Forecast,
  ChartFailure,
)
const MonthsChart = withFallback(
  () => import(/* webpackChunkName: "dashboard-charts" */ './months/MonthsChart'),
  code => code.MonthsChart,
  ChartFailure,
)

export function DashboardScreen() {
  const text = useText()
  const { outlook, period, all, summary, recent, first, later, ...loaded } = useLoaderData<DashboardData>()
  const { user, openTransaction } = useUserArea()
  const openAdd = () => openTransaction({ mode: 'add' })
  const name = loaded.name ?? text('All Time')
  const cards = usePromise(later) ?? undefined
  const looks = usePromise(cards?.looks)
  useScreenOpen(screen)
  const charts = summary && all?.count !== 0 && later !== null
  const left = outlook && (
    <LeftToday outlook={outlook} onAddIncome={() => openTransaction({ mode: 'add', type: 'income' })} />
  )
  const totals = summary ? (
    <Totals period={period} name={name} summary={summary} outlook={outlook} />
  ) : (
    <TryAgain message={text('Failed to fetch transactions')} />
  )

  return (
    <>
      <div className={css.head} data-first={Boolean(first)}>
        <PageHeader title={text('Dashboard')}>
          {!first && (
            <Button type="button" lang={currentLanguage()} className={css.add} onClick={openAdd}>
              <Plus size={20} /> {text('Tambah Transaksi')}
            </Button>
          )}
        </PageHeader>
      </div>
      {usePromise(user) === null && <TryAgain message={text('Failed to fetch user data')} />}
      {/* A new user sees the first steps before the totals, which are all zero. */}
      {first ? (
        <>
          {outlook && hasLeft(outlook) && left}
          <FirstCard onAdd={openAdd} />
          {totals}
          <FirstOffer first={first} />
        </>
      ) : (
        <>
          {left ?? (all && <TryAgain message={text('We couldn’t load the amount left today.')} />)}
          {all && (
            <div className={css.period} data-compared={period !== null}>
              <PeriodSwitcher period={period} all={all} summary={summary} />
            </div>
          )}
          {totals}
          {charts && outlook && (
            <ChartCard title={text('Balance forecast')} detail={daysOf(outlook)} kind="days">
              <Forecast outlook={outlook} />
            </ChartCard>
          )}
          {charts && (
            <div className={css.charts}>
              <ChartCard title={text('Cash flow by month')} kind="months">
                {cards ? (
                  <MonthsChart {...cards} />
                ) : (
                  <Skeleton label={text('Loading...')} shape="cards" count={1} />
                )}
              </ChartCard>
              <ChartCard title={text('Income and expenses')} detail={name} kind="pie">
                <CashFlow period={period} summary={summary} />
              </ChartCard>
            </div>
          )}
          {(summary ?? recent) && (
            <RecentTransactions
              period={period}
              detail={name}
              transactions={recent}
              looks={looks}
              onAdd={openAdd}
            >
              {later && cards?.planned && <PlannedLine planned={cards.planned} period={cards.period} />}
            </RecentTransactions>
          )}
          {charts && (
            <ChartCard title={text('Spending by category')} detail={name} kind="spending">
              <SpendingList key={name} period={period} summary={summary} looks={looks} />
            </ChartCard>
          )}
          {/* The summary is last on the page, so that nothing moves when the summary loads. */}
          {(summary ?? recent) && later && cards && <LetterCard loading={cards.letter} />}
        </>
      )}
    </>
  )
}

/** True if the user has budgets, or if any other limit leaves an amount for today. */
const hasLeft = (outlook: Outlook) =>
  limitsOf(outlook).some(limit => limit.kind === 'budgets' || limitStateOf(limit) === 'left')

const daysOf = ({ days }: Outlook) => [days[0], days.at(-1)].map(day => formatDay(day?.date)).join(' – ')

interface ChartCardProps {
  title: string
  detail?: string
  kind: 'days' | 'months' | 'pie' | 'spending'
  children: ReactNode
}

function ChartCard({ title, detail, kind, children }: ChartCardProps) {
  const text = useText()
  return (
    <Card title={title} {...(detail && { detail })}>
      <div className={css.later} data-kind={kind}>
        <div>
          <Suspense
            fallback={
              <Skeleton
                label={text('Loading...')}
                {...(kind !== 'spending' && { shape: 'cards', count: 1 })}
              />
            }
          >
            {children}
          </Suspense>
        </div>
      </div>
    </Card>
  )
}

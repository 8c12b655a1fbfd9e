import type { Outlook, User } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { Button, Card, PageHeader, Skeleton } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { type ReactNode, Suspense, use } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { TryAgain } from '../TryAgain'
import { useUserArea } from '../user-area'
import css from './DashboardScreen.module.css'
import { FirstCard } from './FirstCard'
import { fromMore } from './from-more'
import { limitsOf, standingOf } from './left/describe-left'
import { LeftToday } from './left/LeftToday'
import type { DashboardData } from './load-dashboard'
import { RecentTransactions } from './RecentTransactions'
import { Totals } from './Totals'

const CashFlow = fromMore(more => more.CashFlow)
const FirstOffer = fromMore(
  more => more.FirstOffer,
  () => null,
)
const LetterCard = fromMore(
  more => more.LetterCard,
  () => null,
)
const Forecast = fromMore(more => more.Forecast)
const MonthsChart = fromMore(more => more.MonthsChart)
const SpendingList = fromMore(more => more.SpendingList)
const PeriodSwitcher = fromMore(
  more => more.PeriodSwitcher,
  () => null,
)
const PlannedLine = fromMore(
  more => more.PlannedLine,
  () => null,
)

export function DashboardScreen() {
  const text = useText()
  const { outlook, period, all, summary, recent, first, later, ...loaded } = useLoaderData<DashboardData>()
  const { user, openTransaction } = useUserArea()
  const openAdd = () => openTransaction({ mode: 'add' })
  const name = loaded.name ?? text('All Time')
  const charts = summary && all?.count !== 0 && later
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
            <Button type="button" className={css.add} onClick={openAdd}>
              <Plus size={20} /> {text('Tambah Transaksi')}
            </Button>
          )}
        </PageHeader>
      </div>
      <Suspense>
        <UserFailure user={user} />
      </Suspense>
      {/* Where nothing is booked yet, the way to begin comes before three zeros. */}
      {first ? (
        <>
          {outlook && hasLeft(outlook) && left}
          <FirstCard onAdd={openAdd} />
          {totals}
          <Suspense>
            <FirstOffer first={first} />
          </Suspense>
        </>
      ) : (
        <>
          {left ?? (all && <TryAgain message={text('What is left could not be loaded.')} />)}
          {all && (
            <div className={css.period} data-compared={period !== null}>
              <Suspense fallback={<p className={css.name}>{name}</p>}>
                <PeriodSwitcher period={period} all={all} summary={summary} />
              </Suspense>
            </div>
          )}
          {totals}
          {charts && outlook && (
            <LaterCard title={text('The days ahead')} detail={daysOf(outlook)} kind="days">
              <Forecast outlook={outlook} />
            </LaterCard>
          )}
          {charts && (
            <div className={css.charts}>
              <LaterCard title={text('Cash flow by month')} kind="months">
                <MonthsChart later={later} period={period} />
              </LaterCard>
              <LaterCard title={text('Income and expense')} detail={name} kind="pie">
                <CashFlow period={period} summary={summary} />
              </LaterCard>
            </div>
          )}
          {(summary ?? recent) && (
            <RecentTransactions
              period={period}
              detail={name}
              transactions={recent}
              later={later}
              onAdd={openAdd}
              onOpen={transaction => openTransaction({ mode: 'view', transaction })}
            >
              {later && (
                <Suspense>
                  <PlannedLine later={later} period={period} />
                </Suspense>
              )}
            </RecentTransactions>
          )}
          {charts && (
            <LaterCard title={text('Spending by category')} detail={name} kind="spending">
              <SpendingList key={name} period={period} summary={summary} later={later} />
            </LaterCard>
          )}
          {/* At the end: nothing moves when it comes. */}
          {(summary ?? recent) && later && (
            <Suspense>
              <LetterCard later={later} />
            </Suspense>
          )}
        </>
      )}
    </>
  )
}

/** Whether budgets, or money in wallets, say what is left before anything is booked. An empty wallet says nothing. */
const hasLeft = (outlook: Outlook) =>
  limitsOf(outlook).some(limit => limit.kind === 'budgets' || standingOf(limit) === 'left')

/** Which days the forecast is of. */
const daysOf = ({ days }: Outlook) => [days[0], days.at(-1)].map(day => formatDay(day?.date)).join(' – ')

function UserFailure({ user }: { user: Promise<User | null> }) {
  const text = useText()
  return use(user) ? null : <TryAgain message={text('Failed to fetch user data')} />
}

interface LaterCardProps {
  title: string
  detail?: string
  /** What comes: it says how much room is kept for it. */
  kind: 'days' | 'months' | 'pie' | 'spending'
  children: ReactNode
}

/** A card whose content is a chunk of its own. */
function LaterCard({ title, detail, kind, children }: LaterCardProps) {
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

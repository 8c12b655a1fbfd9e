import type { User } from '@pundi/contract'
import { Button, Card, PageHeader, Skeleton } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { type ReactNode, Suspense, use } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { TryAgain } from '../TryAgain'
import { useUserArea } from '../user-area'
import css from './DashboardScreen.module.css'
import { fromMore } from './from-more'
import type { DashboardData } from './load-dashboard'
import { RecentTransactions } from './RecentTransactions'
import { Totals } from './Totals'

const CashFlow = fromMore(more => more.CashFlow)
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
  const { period, all, summary, recent, later, ...loaded } = useLoaderData<DashboardData>()
  const { user, openTransaction } = useUserArea()
  const isEmpty = all?.count === 0
  const openAdd = () => openTransaction({ mode: 'add' })
  const name = loaded.name ?? text('All Time')
  const charts = summary && !isEmpty && later
  const recentCard = (summary ?? recent) && (
    <RecentTransactions
      period={period}
      detail={isEmpty ? undefined : name}
      transactions={recent}
      isNew={isEmpty}
      onAdd={openAdd}
      onOpen={transaction => openTransaction({ mode: 'view', transaction })}
    >
      {later && (
        <Suspense>
          <PlannedLine later={later} period={period} />
        </Suspense>
      )}
    </RecentTransactions>
  )

  return (
    <>
      <PageHeader title={text('Dashboard')}>
        {!isEmpty && (
          <Button type="button" className={css.add} onClick={openAdd}>
            <Plus size={20} /> {text('Tambah Transaksi')}
          </Button>
        )}
      </PageHeader>
      <Suspense>
        <UserFailure user={user} />
      </Suspense>
      {all && !isEmpty && (
        <div className={css.period} data-compared={period !== null}>
          <Suspense fallback={<p className={css.name}>{name}</p>}>
            <PeriodSwitcher period={period} all={all} summary={summary} />
          </Suspense>
        </div>
      )}
      {/* Where nothing is booked yet, the way to begin comes before three zeros. */}
      {isEmpty && recentCard}
      {summary ? (
        <Totals period={period} name={name} summary={summary} />
      ) : (
        <TryAgain message={text('Failed to fetch transactions')} />
      )}
      <div className={css.columns}>
        {charts && (
          <div className={css.column}>
            <LaterCard title={text('Cash flow by month')} kind="months">
              <MonthsChart later={later} period={period} />
            </LaterCard>
            <LaterCard title={text('Income and expense')} detail={name} kind="pie">
              <CashFlow period={period} summary={summary} />
            </LaterCard>
          </div>
        )}
        {!isEmpty && recentCard && (
          <div className={css.column}>
            {recentCard}
            {charts && (
              <LaterCard title={text('Spending by category')} detail={name} kind="spending">
                <SpendingList key={name} period={period} summary={summary} />
              </LaterCard>
            )}
          </div>
        )}
      </div>
    </>
  )
}

function UserFailure({ user }: { user: Promise<User | null> }) {
  const text = useText()
  return use(user) ? null : <TryAgain message={text('Failed to fetch user data')} />
}

interface LaterCardProps {
  title: string
  detail?: string
  /** What comes: it says how much room is kept for it. */
  kind: 'months' | 'pie' | 'spending'
  children: ReactNode
}

/** A card whose content is a chunk of its own. */
function LaterCard({ title, detail, kind, children }: LaterCardProps) {
  const text = useText()
  return (
    <Card title={title} {...(detail && { detail })}>
      <div className={css.later} data-kind={kind}>
        <div>
          <Suspense fallback={<Skeleton label={text('Loading...')} />}>{children}</Suspense>
        </div>
      </div>
    </Card>
  )
}

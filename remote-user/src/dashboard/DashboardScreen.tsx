import { Button, Card, PageHeader, Skeleton, SummaryCard } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { lazy, Suspense, use } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { useUserArea } from '../user-area'
import { CashFlow } from './cash-flow/CashFlow'
import css from './DashboardScreen.module.css'
import { RecentTransactions } from './RecentTransactions'
import { type DashboardData, loadMore } from './load-dashboard'
import { TryAgain } from '../TryAgain'
import type { Summary, User } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { ChartFailure } from './ChartFailure'

// The charts are chunks of their own. They are fetched once the first content stands.
const MonthsChart = lazy(() =>
  loadMore().then(
    more => ({ default: more.MonthsChart }),
    () => ({ default: ChartFailure }),
  ),
)

const SpendingList = lazy(() =>
  loadMore().then(
    more => ({ default: more.SpendingList }),
    () => ({ default: ChartFailure }),
  ),
)

export function DashboardScreen() {
  const text = useText()
  const { summary, recent, spending } = useLoaderData<DashboardData>()
  const { user, openTransaction } = useUserArea()
  const isEmpty = summary?.count === 0
  const openAdd = () => openTransaction({ mode: 'add' })

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
      {summary ? <Totals summary={summary} /> : <TryAgain message={text('Failed to fetch transactions')} />}
      <div className={css.columns}>
        {summary && !isEmpty && <MonthsCard summary={summary} />}
        {summary && !isEmpty && <CashFlow summary={summary} />}
        {(summary || recent) && (
          <RecentTransactions
            transactions={recent}
            onAdd={openAdd}
            onOpen={transaction => openTransaction({ mode: 'view', transaction })}
          />
        )}
        {spending && <SpendingCard spending={spending} />}
      </div>
    </>
  )
}

function Totals({ summary }: { summary: Summary }) {
  const text = useText()
  return (
    <div className={css.cards}>
      <SummaryCard title={text('Income')} amount={formatAmount(summary.income)} tone="income" />
      <SummaryCard title={text('Expense')} amount={formatAmount(summary.expense)} tone="expense" />
      <SummaryCard title={text('Balance')} amount={formatAmount(summary.balance)} tone="balance" />
    </div>
  )
}

function UserFailure({ user }: { user: Promise<User | null> }) {
  const text = useText()
  return use(user) ? null : <TryAgain message={text('Failed to fetch user data')} />
}

function MonthsCard({ summary }: { summary: Summary }) {
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

function SpendingCard({ spending }: { spending: NonNullable<DashboardData['spending']> }) {
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

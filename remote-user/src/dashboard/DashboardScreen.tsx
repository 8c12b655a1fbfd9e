import { Button, PageHeader } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { useUserArea } from '../user-area'
import { CashFlow } from './CashFlow'
import css from './DashboardScreen.module.css'
import { MonthsCard } from './MonthsCard'
import { RecentTransactions } from './RecentTransactions'
import type { DashboardData } from './route'
import { SpendingCard } from './SpendingCard'
import { TryAgain } from '../TryAgain'
import { Totals } from './Totals'
import { UserFailure } from './UserFailure'

export function DashboardScreen() {
  const text = useText()
  const { summary, recent, spending } = useLoaderData<DashboardData>()
  const { user, openAddTransaction, openViewTransaction } = useUserArea()
  const isEmpty = summary?.count === 0

  return (
    <>
      <PageHeader title={text('Dashboard')}>
        {!isEmpty && (
          <Button type="button" className={css.add} onClick={openAddTransaction}>
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
          <RecentTransactions transactions={recent} onAdd={openAddTransaction} onOpen={openViewTransaction} />
        )}
        {spending && <SpendingCard spending={spending} />}
      </div>
    </>
  )
}

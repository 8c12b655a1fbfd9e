import { Button, PageHeader } from '@pundi/shared/ui'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { useUserArea } from '../user-area'
import { CashFlow } from './CashFlow'
import css from './DashboardScreen.module.css'
import { RecentTransactions } from './RecentTransactions'
import type { DashboardData } from './route'
import { TryAgain } from '../TryAgain'
import { Totals } from './Totals'
import { UserFailure } from './UserFailure'

export function DashboardScreen() {
  const text = useText()
  const { summary, recent } = useLoaderData<DashboardData>()
  const { user, openAddTransaction } = useUserArea()
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
        <RecentTransactions transactions={recent} onAdd={openAddTransaction} />
        {summary && !isEmpty && <CashFlow summary={summary} />}
      </div>
    </>
  )
}

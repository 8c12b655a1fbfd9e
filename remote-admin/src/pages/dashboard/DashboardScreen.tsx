import { Badge, Card, EmptyState, PageHeader } from '@pundi/kit/ui'
import { useLoaderData } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import { nameOf } from '../../shared/list/name-of'
import { TryAgain } from '../../shared/list/TryAgain'
import { DailyCard } from './DailyCard'
import css from './DashboardScreen.module.css'
import type { DashboardData } from './load-dashboard'
import { formatMoment, formatNumber } from '@pundi/kit/format'
import { useId } from 'react'
import type { AdminLog, AdminUser } from '@pundi/contract'
import { ScrollText, Users } from 'lucide-react'

export function DashboardScreen() {
  const text = useText()
  const { daily, ...lists } = useLoaderData<DashboardData>()
  const { users, transactions, categories, logs } = lists
  return (
    <>
      <PageHeader title={text('Admin Dashboard')} />
      {Object.values(lists).some(({ hasFailed }) => hasFailed) && (
        <TryAgain message={text('Gagal mengambil data admin')} />
      )}
      <div className={css.cards}>
        <TotalCard title={text('Total Users')} total={users.total} />
        <TotalCard title={text('Total Transactions')} total={transactions.total} />
        <TotalCard title={text('Total Categories')} total={categories.total} />
        <TotalCard title={text('Total Logs')} total={logs.total} />
      </div>
      <div className={css.lists}>
        <RecentUsers users={users.data.slice(0, 5)} />
        <RecentLogs logs={logs.data.slice(0, 5)} />
      </div>
      <DailyCard daily={daily} />
    </>
  )
}

interface TotalCardProps {
  title: string
  total: number
}

function TotalCard({ title, total }: TotalCardProps) {
  const id = useId()
  return (
    <div className={css.card} role="group" aria-labelledby={id}>
      <p id={id}>{title}</p>
      <p className={css.total}>{formatNumber(total)}</p>
    </div>
  )
}

function RecentUsers({ users }: { users: AdminUser[] }) {
  const text = useText()
  return (
    <Card title={text('Recent Users')}>
      {users.length === 0 && <EmptyState icon={Users} title={text('No users found')} />}
      {users.length > 0 && (
        <ul className={css.list}>
          {users.map(({ id, name, status }) => (
            <li key={id} className={css.row}>
              <span className={css.main}>{name}</span>
              <Badge tone={status === 'active' ? 'income' : 'expense'}>{text(status)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function RecentLogs({ logs }: { logs: AdminLog[] }) {
  const text = useText()
  return (
    <Card title={text('Recent Logs')}>
      {logs.length === 0 && <EmptyState icon={ScrollText} title={text('No logs found')} />}
      {logs.length > 0 && (
        <ul className={css.list}>
          {logs.map(({ id, action, actor, target, timestamp }) => (
            <li key={id} className={css.row}>
              <span className={css.main}>
                {action}
                <span className={css.people}>
                  {target && target.id !== actor.id
                    ? text('{actor} (affected user: {target})', {
                        actor: nameOf(actor),
                        target: nameOf(target),
                      })
                    : nameOf(actor)}
                </span>
              </span>
              <time className={css.moment} dateTime={timestamp}>
                {formatMoment(timestamp)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

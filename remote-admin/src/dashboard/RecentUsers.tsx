import type { AdminUser } from '@pundi/contract'
import { Badge, Card, EmptyState } from '@pundi/kit/ui'
import { Users } from 'lucide-react'
import { useText } from '../catalogue/text'
import css from './RecentList.module.css'

export function RecentUsers({ users }: { users: AdminUser[] }) {
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

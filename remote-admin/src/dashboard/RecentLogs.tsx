import type { AdminLog } from '@pundi/contract'
import { formatMoment } from '@pundi/kit/format'
import { Card, EmptyState } from '@pundi/kit/ui'
import { ScrollText } from 'lucide-react'
import { useText } from '../catalogue/text'
import css from './RecentList.module.css'

export function RecentLogs({ logs }: { logs: AdminLog[] }) {
  const text = useText()
  return (
    <Card title={text('Recent Logs')}>
      {logs.length === 0 && <EmptyState icon={ScrollText} title={text('No logs found')} />}
      {logs.length > 0 && (
        <ul className={css.list}>
          {logs.map(({ id, action, timestamp }) => (
            <li key={id} className={css.row}>
              <span className={css.main}>{action}</span>
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

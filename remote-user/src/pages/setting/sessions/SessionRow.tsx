import type { Session } from '@pundi/contract'
import { formatMoment } from '@pundi/kit/format'
import { Badge, Button } from '@pundi/kit/ui'
import { Monitor, Smartphone } from 'lucide-react'
import { useText } from '../catalogue/text'
import css from './SessionRow.module.css'

interface SessionRowProps {
  session: Session
  onEnd: () => void
}

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const text = useText()
  const device = session.device ?? text('Unknown device')
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor
  return (
    <li className={css.row}>
      <span className={css.icon}>
        <Icon size={20} />
      </span>
      <div className={css.words}>
        <p className={css.device}>
          {device} {session.current && <Badge tone="neutral">{text('This device')}</Badge>}
        </p>
        <p className={css.times}>
          <span>{text('Signed in {moment}', { moment: momentOf(session.created_at) })}</span>
          <span>{text('Last used {moment}', { moment: momentOf(session.last_used_at) })}</span>
        </p>
      </div>
      {!session.current && (
        <Button
          type="button"
          tone="quiet"
          aria-label={text('End session: {device}', { device })}
          onClick={onEnd}
        >
          {text('End session')}
        </Button>
      )}
    </li>
  )
}

const momentOf = (at: string) => formatMoment(at).replace(/ /g, '\u00a0')

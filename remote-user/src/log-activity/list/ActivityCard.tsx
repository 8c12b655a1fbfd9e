import type { Activity } from '@pundi/contract'
import { formatMoment } from '@pundi/kit/format'
import { IconButton } from '@pundi/kit/ui'
import { Trash2 } from 'lucide-react'
import { useText } from '../../catalogue/text'
import { ActivityAmount } from './ActivityAmount'
import css from './ActivityCard.module.css'
import { StatusBadge } from './StatusBadge'

interface ActivityCardProps {
  activity: Activity
  onOpen: () => void
  onRemove: () => void
}

/** The whole card opens the entry; its name is the button for it. */
export function ActivityCard({ activity, onOpen, onRemove }: ActivityCardProps) {
  const text = useText()
  const { type, date, status, amount } = activity
  const moment = formatMoment(date)
  return (
    <li className={css.card}>
      <div className={css.words}>
        <button type="button" className={css.open} aria-haspopup="dialog" onClick={onOpen}>
          {type}
        </button>
        <p className={css.facts}>
          <time dateTime={date}>{moment}</time>
          <StatusBadge status={status} />
        </p>
      </div>
      <ActivityAmount amount={amount} />
      <IconButton
        className={css.remove}
        label={text('Delete {type} of {moment}', { type, moment })}
        onClick={onRemove}
      >
        <Trash2 />
      </IconButton>
    </li>
  )
}

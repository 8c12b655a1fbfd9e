import type { Activity } from '@pundi/contract'
import { formatAmount, formatMoment } from '@pundi/kit/format'
import { IconButton } from '@pundi/kit/ui'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../catalogue/text'
import { ActivityAmount } from './ActivityAmount'
import css from './ActivityCard.module.css'
import { StatusBadge } from './StatusBadge'

interface ActivityCardProps {
  activity: Activity
  onOpen: () => void
  onRemove: () => void
}

export function ActivityCard({ activity, onOpen, onRemove }: ActivityCardProps) {
  const text = useText()
  const { type, date, status, amount, name, description, moved } = activity
  const aboutId = useId()
  // A transfer between two wallets changes no balance. Its `amount` is null, so show the amount
  // moved.
  const sum = moved !== undefined && amount === null ? formatAmount(moved) : ''
  const about = [name, sum, description].filter(Boolean).join(' · ')
  const moment = formatMoment(date)
  return (
    <li className={css.card} data-row={activity.id}>
      <div className={css.words}>
        <button
          type="button"
          className={css.open}
          aria-haspopup="dialog"
          aria-describedby={about ? aboutId : undefined}
          onClick={onOpen}
        >
          {type}
        </button>
        {about && (
          <p className={css.about} id={aboutId}>
            {about}
          </p>
        )}
        <p className={css.facts}>
          <time dateTime={date}>{moment}</time>
          <StatusBadge status={status} />
        </p>
      </div>
      <ActivityAmount amount={amount} />
      <IconButton
        className={css.remove}
        label={text('Delete entry: {type}, {moment}', { type, moment })}
        onClick={onRemove}
      >
        <Trash2 />
      </IconButton>
    </li>
  )
}

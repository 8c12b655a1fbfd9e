import { formatAmount, formatDay, type Period } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { recordsOf } from '../../shared/records-of/records-of'
import { useText } from './catalogue/text'
import type { Planned } from './load-planned'
import css from './PlannedLine.module.css'

interface PlannedLineProps {
  planned: Planned
  period: Period | null
}

export function PlannedLine({ planned, period }: PlannedLineProps) {
  const text = useText()
  const { count, next, balance } = planned
  const day = formatDay(next.transaction_date)
  return (
    <p className={css.planned}>
      <CalendarClock size={20} />
      <Link
        className={css.link}
        to={recordsOf({ from: next.transaction_date, ...(period && { to: period.to }) })}
      >
        {text('{count} planned, next on {day}', { count, day })}
      </Link>
      <Amount>{formatAmount(balance, { signed: true })}</Amount>
    </p>
  )
}

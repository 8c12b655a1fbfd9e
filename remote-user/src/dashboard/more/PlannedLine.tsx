import { formatAmount, formatDay, type Period } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import { CalendarClock } from 'lucide-react'
import { use } from 'react'
import { Link } from 'react-router-dom'
import { recordsOf } from '../records-of'
import { useText } from './catalogue/text'
import type { Later } from './load-later'
import css from './PlannedLine.module.css'

interface PlannedLineProps {
  later: Promise<Later | null>
  period: Period | null
}

/** What is dated after today, apart from all that is counted: how many, when the next is due, and what they come to. */
export function PlannedLine({ later, period }: PlannedLineProps) {
  const text = useText()
  const planned = use(later)?.planned
  if (!planned) return null
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

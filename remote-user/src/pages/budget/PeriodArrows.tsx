import { type Period, periodAfter, periodBefore } from '@pundi/kit/format'
import { IconButton } from '@pundi/kit/ui'
import { preferences } from '@pundi/platform/session'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { formatPeriod } from '../../shared/period/format-period'
import { useText } from './catalogue/text'
import css from './PeriodArrows.module.css'

export function PeriodArrows({ period, today }: { period: Period; today: string }) {
  const text = useText()
  const navigate = useNavigate()
  const { month_start } = preferences.getState()
  const steps = [
    { to: periodBefore(period, month_start), icon: <ChevronLeft /> },
    { to: periodAfter(period, month_start), icon: <ChevronRight /> },
  ]
  return (
    <div className={css.arrows}>
      <h2 className={css.name} aria-live="polite">
        {formatPeriod(period)}
      </h2>
      {steps.map(({ to, icon }) => (
        <IconButton
          key={to.from < period.from ? 'before' : 'after'}
          label={formatPeriod(to)}
          onClick={() => void navigate(`/budget?period=${to.from}`, { preventScrollReset: true })}
        >
          {icon}
        </IconButton>
      ))}
      {(today < period.from || today > period.to) && (
        <Link className={css.present} to="/budget">
          {text('Back to today')}
        </Link>
      )}
    </div>
  )
}

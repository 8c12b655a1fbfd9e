import type { Summary } from '@pundi/contract'
import { formatDay, type Period, periodBefore, periodOf } from '@pundi/kit/format'
import { IconButton } from '@pundi/kit/ui'
import { preferences } from '@pundi/platform/session'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useNavigate, useNavigation } from 'react-router-dom'
import { storePeriod } from './store-period'
import { nameInAddress, readPeriod, thisPeriod } from './read-period'
import { formatPeriod } from '../../../shared/period/format-period'
import { useText } from '../catalogue/text'
import { comparisonOf } from './comparison'
import css from './PeriodSwitcher.module.css'

interface PeriodSwitcherProps {
  period: Period | null
  all: Summary
  summary: Summary | null
}

export function PeriodSwitcher({ period, all, summary }: PeriodSwitcherProps) {
  const text = useText()
  const show = useShowPeriod()
  const shown = usePendingPeriod(period)
  const periods = listPeriods(all.by_month[0]?.month, shown)
  const at = periods.findIndex(each => each?.from === shown?.from)
  const nameOf = (each: Period | null) => (each ? formatPeriod(each) : text('All Time'))
  const steps = [
    { to: periods[at + 1], otherwise: text('Previous'), icon: <ChevronLeft /> },
    { to: periods[at - 1], otherwise: text('Next'), icon: <ChevronRight /> },
  ]

  return (
    <>
      <div className={css.switcher}>
        <select
          className={css.name}
          aria-label={text('Month')}
          value={nameInAddress(shown)}
          onChange={({ target }) => show(readPeriod(target.value))}
        >
          {periods.map(each => (
            <option key={nameInAddress(each)} value={nameInAddress(each)}>
              {nameOf(each)}
            </option>
          ))}
        </select>
        {steps.map(({ to, otherwise, icon }) => (
          <IconButton
            key={otherwise}
            className={css.step}
            label={to === undefined ? otherwise : nameOf(to)}
            aria-disabled={to === undefined || undefined}
            onClick={() => to !== undefined && show(to)}
          >
            {icon}
          </IconButton>
        ))}
      </div>
      <ComparedWith period={period} summary={summary} />
    </>
  )
}

function ComparedWith({ period, summary }: Pick<PeriodSwitcherProps, 'period' | 'summary'>) {
  const text = useText()
  const comparison = comparisonOf(period, summary)
  if (!comparison) return null
  if (comparison === 'first')
    return (
      <p className={css.compared}>
        {text('This is your first month, so there’s nothing to compare it with yet.')}
      </p>
    )
  const { before, until } = comparison
  const values = { period: formatPeriod(before), day: formatDay(until) }
  return (
    <p className={css.compared}>
      {until === before.to
        ? text('Compared with {period}', values)
        : text('Compared with {period} up to {day}', values)}
    </p>
  )
}

/**
 * Maximum number of periods in the menu. A transaction with a mistyped year would otherwise add
 * centuries.
 */
const mostPeriods = 240

function listPeriods(firstMonth: string | undefined, shown: Period | null): (Period | null)[] {
  const { month_start } = preferences.getState()
  const first = firstMonth === undefined ? undefined : periodOf(`${firstMonth}-01`, month_start).from
  const periods: Period[] = []
  for (
    let next = thisPeriod();
    periods.length === 0 || (first !== undefined && next.from >= first && periods.length < mostPeriods);
    next = periodBefore(next, month_start)
  )
    periods.push(next)
  const isListed = !shown || periods.some(({ from }) => from === shown.from)
  return [null, ...periods, ...(isListed ? [] : [shown])]
}

function usePendingPeriod(period: Period | null) {
  const { state, location } = useNavigation()
  const isPending = state === 'loading' && location.pathname === '/dashboard'
  return isPending ? readPeriod(new URLSearchParams(location.search).get('period')) : period
}

function useShowPeriod() {
  const navigate = useNavigate()
  return (period: Period | null) => {
    // An address without a period shows the period that was stored last. Before storing the new
    // period, adds `period=all` to such an address. Otherwise, Back would show the new period.
    const left = new URL(window.location.href)
    if (!left.searchParams.has('period')) {
      left.searchParams.set('period', 'all')
      window.history.replaceState(window.history.state, '', left)
    }
    storePeriod(period)
    void navigate(`/dashboard?period=${nameInAddress(period)}`, { preventScrollReset: true })
  }
}

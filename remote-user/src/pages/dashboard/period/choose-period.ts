import { type Period, periodBefore, sameDayIn, today } from '@pundi/kit/format'
import { preferences } from '@pundi/platform/session'
import { redirect, replace } from 'react-router-dom'
import { addressOfStored } from './store-period'
import { formatPeriod } from '../../../shared/period/format-period'
import { readPeriod } from './read-period'

interface ChosenPeriod {
  period: Period
  name: string
  query: Period & { compare_from: string; compare_to: string }
}

/**
 * The period in an address. Null means all time.
 * @throws a redirect to the last chosen period if the address has no period
 */
export function choosePeriod(address: URL): ChosenPeriod | null {
  const named = address.searchParams.get('period')
  if (named === null) {
    address.searchParams.set('period', addressOfStored())
    // On this page, the redirect replaces the history entry. Otherwise, Back would lead to the
    // address without a period, which redirects to this page again.
    const isHere = window.location.pathname === address.pathname
    throw (isHere ? replace : redirect)(address.pathname + address.search)
  }
  const period = readPeriod(named)
  if (!period) return null
  const before = periodBefore(period, preferences.getState().month_start)
  const compared = { compare_from: before.from, compare_to: sameDayIn(before, period, today()) }
  return { period, name: formatPeriod(period), query: { ...period, ...compared } }
}

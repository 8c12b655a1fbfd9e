import { type Period, periodBefore, sameDayIn, today } from '@pundi/kit/format'
import { preferences } from '@pundi/platform/session'
import { redirect, replace } from 'react-router-dom'
import { nameOfKept } from './keep-period'
import { namePeriod } from './name-period'
import { readPeriod } from './read-period'

/** A period that was chosen, in words too, and the query of its sums beside those that it is compared with. */
interface ChosenPeriod {
  period: Period
  name: string
  query: Period & { compare_from: string; compare_to: string }
}

/**
 * The period that an address names, null for all time. An address that names none is led to the one that was chosen last.
 *
 * @throws a redirection
 */
export function choosePeriod(address: URL): ChosenPeriod | null {
  const named = address.searchParams.get('period')
  if (named === null) {
    address.searchParams.set('period', nameOfKept())
    // Where the browser is here already, the address without a period would only lead back to this one.
    const isHere = window.location.pathname === address.pathname
    throw (isHere ? replace : redirect)(address.pathname + address.search)
  }
  const period = readPeriod(named)
  if (!period) return null
  const before = periodBefore(period, preferences.getState().month_start)
  const compared = { compare_from: before.from, compare_to: sameDayIn(before, period, today()) }
  return { period, name: namePeriod(period), query: { ...period, ...compared } }
}

import { calls, periodAfter, periodOf } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { userOf } from '../auth/guards'
import { sumPutAside } from '../goals/queries'
import { on } from '../http/on'
import { listBalances } from './balances'
import { dayAfter } from './days'
import { findLeft } from './left-today'
import { linesOfBookings } from './lines'
import { listPlanned, sumDays } from './queries'
import { findUsual, MOST_WEEKS } from './usual'

export const outlookRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.findOutlook, async request => {
    const { id, today, month_start } = userOf(request)
    const period = periodOf(today, month_start)
    const last = periodAfter(period, month_start).to
    // The weeks reach further back than the period, the month of the calendar and the days that were.
    const [sums, planned, aside] = await Promise.all([
      sumDays(database, id, today, { from: dayAfter(today, -7 * MOST_WEEKS), to: last }),
      listPlanned(database, id, today, last),
      sumPutAside(database, id, period.from, period.to),
    ])
    const lines = linesOfBookings(sums.days, period, today)
    return {
      data: {
        ...{ today, period, lines, planned },
        ...(aside.count > 0 && { put_aside: { amount: aside.total, count: aside.count } }),
        ...findLeft(lines, aside.total, today, period.to),
        ...listBalances(sums, today, last),
        usual: findUsual(sums.days, today, sums.first_day),
      },
    }
  })
}

import { settleCall } from '../settle-call'
import { getSummary, listRecentTransactions } from './dashboard-api'

export { DashboardScreen as Component } from './DashboardScreen'

/** Never throws for a failed call: each has its own place on the screen, and the rest stays usable. */
export async function loader() {
  const [summary, recent] = await Promise.all([
    settleCall(getSummary()),
    settleCall(listRecentTransactions()),
  ])
  return { summary: summary?.data ?? null, recent: recent?.data ?? null }
}

export type DashboardData = Awaited<ReturnType<typeof loader>>

import { settleCall } from '../settle-call'
import { getSummary, listRecentTransactions } from './dashboard-api'
import { loadMore } from './more'

export { DashboardScreen as Component } from './DashboardScreen'

/** Never throws for a failed call: each has its own place on the screen, and the rest stays usable. */
export async function loader() {
  const [summary, recent] = await Promise.all([
    settleCall(getSummary()),
    settleCall(listRecentTransactions()),
  ])
  // Asked for when the content has come, so that nothing of it waits.
  const spending = summary?.data.count ? loadMore().then(more => more.loadSpending()) : undefined
  // Where its code is away, the card that would show it says so.
  spending?.catch(() => {})
  return { summary: summary?.data ?? null, recent: recent?.data ?? null, spending }
}

export type DashboardData = Awaited<ReturnType<typeof loader>>

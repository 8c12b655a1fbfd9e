import { listTransactions, sumTransactions } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { recentTransactions } from '../first-queries'
import { settleCall } from '../settle-call'

/** Never throws for a failed call: each has its own place on the screen, and the rest stays usable. */
export async function loadDashboard() {
  const fallback = text('Failed to fetch transactions')
  const [summary, recent] = await Promise.all([
    settleCall(send(sumTransactions, { fallback })),
    settleCall(send(listTransactions, { query: recentTransactions, fallback })),
  ])
  // Asked for when the content has come, so that nothing of it waits.
  const spending = summary?.data.count ? loadMore().then(more => more.loadSpending()) : undefined
  // Where its code is away, the card that would show it says so.
  spending?.catch(() => {})
  return { summary: summary?.data ?? null, recent: recent?.data ?? null, spending }
}

export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>

/** What stands beside and below the first content: a chunk of its own, fetched once that content stands. */
export const loadMore = () => import(/* webpackChunkName: "dashboard-more" */ './more/index')

import { listTransactions, sumTransactions } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { recentTransactions } from '../first-queries'
import { settleCall } from '../settle-call'

/** A failed call gives null: the screen shows the failure in its place, and the rest stays usable. */
export async function loadDashboard() {
  const fallback = text('Failed to fetch transactions')
  const [summary, recent] = await Promise.all([
    settleCall(send(sumTransactions, { fallback })),
    settleCall(send(listTransactions, { query: recentTransactions, fallback })),
  ])
  // Loaded after the first content, which does not wait for it.
  const byMonth = summary?.data.count ? summary.data.by_month : undefined
  const spending = byMonth && loadMore().then(more => more.loadSpending(byMonth))
  // Where its code could not be loaded, its card says so.
  spending?.catch(() => {})
  return { summary: summary?.data ?? null, recent: recent?.data ?? null, spending }
}

export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>

/** The cards beside and below the first content. They are a chunk of its own, loaded after that content. */
export const loadMore = () => import(/* webpackChunkName: "dashboard-more" */ './more/index')

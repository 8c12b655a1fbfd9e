import { HttpError } from '@pundi/platform/http'
import { afterContent } from './after-content'
import { getDaily, listCategories, listLogs, listTransactions, listUsers } from './dashboard-api'
import { settleList } from './settle-list'

export { DashboardScreen as Component } from './DashboardScreen'

export async function loader() {
  const [users, transactions, categories, logs] = await Promise.all([
    settleList(listUsers()),
    settleList(listTransactions()),
    settleList(listCategories()),
    settleList(listLogs()),
  ])
  // Asked for when the content has come, so that nothing of it waits.
  return { users, transactions, categories, logs, daily: settleDaily() }
}

/** Null where it could not be had. */
async function settleDaily() {
  try {
    await afterContent()
    return (await getDaily()).data
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

export type DashboardData = Awaited<ReturnType<typeof loader>>

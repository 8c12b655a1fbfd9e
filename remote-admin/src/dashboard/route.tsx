import { HttpError } from '@pundi/platform/http'
import { afterContent } from './after-content'
import { getDaily, listCategories, listLogs, listTransactions, listUsers } from './dashboard-api'

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

interface Answered<Item> {
  data: Item[]
  meta: { total: number }
}

/** A list that fails counts as empty (specification, section 7); `hasFailed` lets the screen say so. */
async function settleList<Item>(call: Promise<Answered<Item>>) {
  try {
    const { data, meta } = await call
    return { data, total: meta.total, hasFailed: false }
  } catch (error) {
    if (error instanceof HttpError) return { data: [], total: 0, hasFailed: true }
    throw error
  }
}

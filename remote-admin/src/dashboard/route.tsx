import { listCategories, listLogs, listTransactions, listUsers } from './dashboard-api'
import { settleList } from './settle-list'

export { DashboardScreen as Component } from './DashboardScreen'

export async function loader() {
  const [users, transactions, categories, logs] = await Promise.all([
    settleList(listUsers()),
    settleList(listTransactions()),
    settleList(listCategories()),
    settleList(listLogs()),
  ])
  return { users, transactions, categories, logs }
}

export type DashboardData = Awaited<ReturnType<typeof loader>>

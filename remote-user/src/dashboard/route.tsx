import type { ActionFunctionArgs } from 'react-router-dom'
import { settleCall } from '../settle-call'
import { saveForm } from '../transaction-modal/save-form'
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

export const action = async ({ request }: ActionFunctionArgs) => saveForm(await request.formData())

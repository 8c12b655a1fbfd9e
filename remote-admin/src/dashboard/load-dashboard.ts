import {
  listAdminCategories,
  listAdminDays,
  listAdminLogs,
  listAdminTransactions,
  listAdminUsers,
} from '@pundi/contract'
import { ownZone } from '@pundi/kit/format'
import { HttpError } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { newest } from '../first-queries'
import { sendAsAdmin } from '../send-as-admin'

/** Never throws for a failed call: each has its own place on the screen. */
export async function loadDashboard() {
  const options = { query: newest, fallback: text('Gagal mengambil data admin') }
  const [users, transactions, categories, logs] = await Promise.all([
    settleList(sendAsAdmin(listAdminUsers, options)),
    settleList(sendAsAdmin(listAdminTransactions, options)),
    settleList(sendAsAdmin(listAdminCategories, options)),
    settleList(sendAsAdmin(listAdminLogs, options)),
  ])
  // Loaded after the first content, which does not wait for it.
  return { users, transactions, categories, logs, daily: settleDays() }
}

/** The last 30 days up to the day that it is where the reader is; null where they could not be had. */
async function settleDays() {
  try {
    await afterContent()
    const { data } = await sendAsAdmin(listAdminDays, {
      query: { time_zone: ownZone() },
      fallback: text('Gagal mengambil data admin'),
    })
    return data
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>

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

/** Milliseconds in which a page is drawn once its data is there. */
const drawing = 150

/** Waits until the first content is drawn, which so has the network and the processor to itself. */
export const afterContent = () => new Promise<void>(resolve => setTimeout(resolve, drawing))

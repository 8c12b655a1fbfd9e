import {
  listAdminCategories,
  listAdminDays,
  listAdminLogs,
  listAdminTransactions,
  listAdminUsers,
} from '@pundi/contract'
import { ownZone } from '@pundi/kit/format'
import { HttpError } from '@pundi/platform/http'
import { text } from '../../catalogue/text'
import { newest } from '../../shared/list/first-queries'
import { sendAsAdmin } from '../../shared/list/send-as-admin'

/** Does not throw if a call fails, because the screen shows each failure in its own card. */
export async function loadDashboard() {
  const options = { query: newest, fallback: text('Gagal mengambil data admin') }
  const [users, transactions, categories, logs] = await Promise.all([
    listOrEmpty(sendAsAdmin(listAdminUsers, options)),
    listOrEmpty(sendAsAdmin(listAdminTransactions, options)),
    listOrEmpty(sendAsAdmin(listAdminCategories, options)),
    listOrEmpty(sendAsAdmin(listAdminLogs, options)),
  ])
  return { users, transactions, categories, logs, daily: settleDays() }
}

/**
 * Loads the data of the last 30 days, including today in the user's time zone. Returns null after a
 * failure.
 */
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

/**
 * A failed list counts as empty (specification, section 7). `hasFailed` lets the screen show the
 * failure.
 */
async function listOrEmpty<Item>(call: Promise<Answered<Item>>) {
  try {
    const { data, meta } = await call
    return { data, total: meta.total, hasFailed: false }
  } catch (error) {
    if (error instanceof HttpError) return { data: [], total: 0, hasFailed: true }
    throw error
  }
}

/** Milliseconds in which a page renders its data. */
const drawing = 150

/**
 * Waits until the first content has rendered, so that later loading does not delay this content.
 */
export const afterContent = () => new Promise<void>(resolve => setTimeout(resolve, drawing))

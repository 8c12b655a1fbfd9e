import { HttpError } from '@pundi/shared/http'
import type { List } from './dashboard-api'

/** A list that fails counts as empty (specification, section 7); `hasFailed` lets the screen say so. */
export async function settleList<Item>(call: Promise<List<Item>>) {
  try {
    const { data, meta } = await call
    return { data, total: meta.total, hasFailed: false }
  } catch (error) {
    if (error instanceof HttpError) return { data: [], total: 0, hasFailed: true }
    throw error
  }
}

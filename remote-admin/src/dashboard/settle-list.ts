import { HttpError } from '@pundi/platform/http'

interface Answered<Item> {
  data: Item[]
  meta: { total: number }
}

/** A list that fails counts as empty (specification, section 7); `hasFailed` lets the screen say so. */
export async function settleList<Item>(call: Promise<Answered<Item>>) {
  try {
    const { data, meta } = await call
    return { data, total: meta.total, hasFailed: false }
  } catch (error) {
    if (error instanceof HttpError) return { data: [], total: 0, hasFailed: true }
    throw error
  }
}

import { sumTransactions } from '@pundi/contract'
import { periodOf, today } from '@pundi/kit/format'
import { send } from '@pundi/platform/http'
import { preferences } from '@pundi/platform/session'

/**
 * The user's average income in the last three whole months, in whole rupiah. Months without income
 * do not count; undefined if no month has income. The requests contain no values of the form.
 * @throws HttpError with `fallback` if the totals cannot be loaded
 */
export async function takeIncome(fallback: string): Promise<number | undefined> {
  const day = today()
  const { month_start } = preferences.getState()
  const months = [1, 2, 3].map(back => periodOf(day, month_start, back))
  const sums = await Promise.all(
    months.map(({ from, to }) => send(sumTransactions, { query: { type: 'income', from, to }, fallback })),
  )
  const earned = sums.map(({ data }) => Number(data.income)).filter(income => income > 0)
  if (earned.length === 0) return undefined
  return Math.round(earned.reduce((sum, income) => sum + income, 0) / earned.length)
}

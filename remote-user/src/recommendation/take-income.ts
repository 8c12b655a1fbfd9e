import { sumTransactions } from '@pundi/contract'
import { periodOf, today } from '@pundi/kit/format'
import { send } from '@pundi/platform/http'
import { preferences } from '@pundi/platform/session'

/**
 * What the user earned in a month, in whole rupiah: on average over the last three whole months, as the user counts
 * them, without those that have no income. Undefined where none has. It asks for one's own totals and sends no answer of
 * the form.
 *
 * @throws HttpError with `fallback` where they cannot be had
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

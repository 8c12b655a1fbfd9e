import { sumTransactions } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { send } from '@pundi/platform/http'
import { text } from '../../catalogue/text'
import { settleCall } from '../../settle-call'
import { compareSpending, type Spending } from './compare-spending'
import { monthBorders } from './month-borders'

/** What was spent this month and last, by the reader's calendar; null where either cannot be had. */
export async function loadSpending(): Promise<Spending[] | null> {
  const day = today()
  const months = [monthBorders(day), monthBorders(day, 1)]
  const fallback = text('Failed to fetch transactions')
  const [now, before] = await Promise.all(
    months.map(({ from, to }) =>
      settleCall(send(sumTransactions, { query: { type: 'expense', from, to }, fallback })),
    ),
  )
  return now && before ? compareSpending(now.data.by_category, before.data.by_category) : null
}

import { today } from '@pundi/kit/format'
import { settleCall } from '../../settle-call'
import { getSpending } from '../dashboard-api'
import { compareSpending, type Spending } from './compare-spending'
import { monthBorders } from './month-borders'

/** What was spent this month and last, by the reader's calendar; null where either cannot be had. */
export async function loadSpending(): Promise<Spending[] | null> {
  const day = today()
  const months = [monthBorders(day), monthBorders(day, 1)]
  const [now, before] = await Promise.all(months.map(month => settleCall(getSpending(month))))
  return now && before ? compareSpending(now.data.by_category, before.data.by_category) : null
}

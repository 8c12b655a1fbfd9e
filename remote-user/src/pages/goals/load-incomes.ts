import { listSchedules, listTransactions, type Schedule, type Transaction } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { send } from '@pundi/platform/http'
import { answerOrNull } from '../../shared/retry/answer-or-null'
import { text } from './catalogue/text'

export interface Income {
  key: string
  name: string
  day: string
  /** Decimal text: "1250000.50". */
  amount: string
}

const MOST_BOOKINGS = 5

/**
 * Future incomes, soonest first: planned transactions, and the next date of each schedule. If the
 * next date is already recorded, only the recorded transaction appears. Incomes that fail to load
 * are missing.
 */
export async function loadIncomes(): Promise<Income[]> {
  const fallback = text('We couldn’t load your goals.')
  const query = { type: 'income', planned: 'only', sort: 'date', limit: MOST_BOOKINGS } as const
  const [bookings, schedules] = await Promise.all([
    answerOrNull(send(listTransactions, { query, fallback })),
    answerOrNull(send(listSchedules, { fallback })),
  ])
  return [...(bookings?.data ?? []).map(ofBooking), ...(schedules?.data ?? []).flatMap(ofSchedule)].sort(
    (one, other) => (one.day < other.day ? -1 : 1),
  )
}

const ofBooking = ({ id, description, category, transaction_date: day, amount }: Transaction): Income => ({
  ...{ key: `booking ${id}`, name: description || category.name, day, amount },
})

/**
 * The next income of a schedule, as a list of one. Empty if that income is already due, because the
 * user must record it first. Also empty if the schedule has no next income.
 */
function ofSchedule({ id, template, next_date: day }: Schedule): Income[] {
  if (template.type !== 'income' || day === null || day <= today()) return []
  const { description, amount } = template
  return [{ key: `schedule ${id}`, name: description, day, amount }]
}

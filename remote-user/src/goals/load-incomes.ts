import { listSchedules, listTransactions, type Schedule, type Transaction } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { send } from '@pundi/platform/http'
import { settleCall } from '../settle-call'
import { text } from './catalogue/text'

/** An income that is to come: a booking that is planned, or the next day of one that repeats. */
export interface Income {
  key: string
  name: string
  day: string
  /** Decimal text. */
  amount: string
}

/** So many of the next bookings are asked for. */
const MOST_BOOKINGS = 5

/**
 * The incomes that are to come, the soonest first. A day that is recorded is a booking, and no day of what repeats any
 * more: each is there once. Those that cannot be had are left out.
 */
export async function loadIncomes(): Promise<Income[]> {
  const fallback = text('Your goals could not be loaded.')
  const query = { type: 'income', planned: 'only', sort: 'date', limit: MOST_BOOKINGS } as const
  const [bookings, schedules] = await Promise.all([
    settleCall(send(listTransactions, { query, fallback })),
    settleCall(send(listSchedules, { fallback })),
  ])
  return [...(bookings?.data ?? []).map(ofBooking), ...(schedules?.data ?? []).flatMap(ofSchedule)].sort(
    (one, other) => (one.day < other.day ? -1 : 1),
  )
}

const ofBooking = ({ id, description, category, transaction_date: day, amount }: Transaction): Income => ({
  ...{ key: `booking ${id}`, name: description || category.name, day, amount },
})

/** One that waits since an earlier day is recorded first. */
function ofSchedule({ id, template, next_date: day }: Schedule): Income[] {
  if (template.type !== 'income' || day === null || day <= today()) return []
  const { description, amount } = template
  return [{ key: `schedule ${id}`, name: description, day, amount }]
}

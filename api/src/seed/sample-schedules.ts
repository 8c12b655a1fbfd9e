import type { Category, ScheduleBody } from '@pundi/contract'
import { sampleBills } from './sample-bills'
import { idOf } from './sample-categories'

/** What repeats of the sample user, each from its next day after `today` on: none of it is booked yet. */
export function sampleSchedules(categories: Category[], today: Date): ScheduleBody[] {
  const monthly = (
    on: number,
    type: 'income' | 'expense',
    [name, amount, description]: [name: string, amount: number, description: string],
    is_automatic = true,
  ): ScheduleBody => ({
    template: { type, amount: `${amount}.00`, category_id: idOf(categories, name), description },
    ...{ unit: 'month', every: 1, anchor_date: nextOn(on, today), weekend: 'keep', is_automatic },
  })
  return [
    monthly(25, 'income', ['Gaji', 8_500_000, 'Gaji bulanan']),
    ...sampleBills(today).map(({ on, category, amount, description, asksFirst }) =>
      monthly(on, 'expense', [category, amount, description], !asksFirst),
    ),
  ]
}

/** The first day after `today` that is that one of a month. */
function nextOn(day: number, today: Date): string {
  const months = today.getUTCDate() < day ? 0 : 1
  const next = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, day))
  return next.toISOString().slice(0, 10)
}

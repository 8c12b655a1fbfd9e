import type { Category, ScheduleBody } from '@pundi/contract'

/** What repeats of the sample user, each from its next day after `today` on: none of it is booked yet. */
export function sampleSchedules(categories: Category[], today: Date): ScheduleBody[] {
  const monthly = (
    day: number,
    [name, amount, description]: [name: string, amount: string, description: string],
    changes: Partial<ScheduleBody> = {},
  ): ScheduleBody => ({
    template: { type: 'expense', amount, category_id: idOf(categories, name), description },
    ...{ unit: 'month', every: 1, anchor_date: nextOn(day, today), weekend: 'keep', is_automatic: true },
    ...changes,
  })
  const salary = monthly(25, ['Gaji', '8500000.00', 'Gaji bulanan'], { weekend: 'before' })
  return [
    { ...salary, template: { ...salary.template, type: 'income' } },
    monthly(1, ['Transportasi', '450000.00', 'Langganan kereta']),
    monthly(5, ['Hiburan', '385000.00', 'Internet rumah']),
    monthly(28, ['Makanan', '600000.00', 'Katering makan siang'], { is_automatic: false }),
  ]
}

function idOf(categories: Category[], name: string): number {
  const found = categories.find(category => category.name === name)
  if (!found) throw new Error(`What repeats needs the category ${name}`)
  return found.id
}

/** The first day after `today` that is that one of a month. */
function nextOn(day: number, today: Date): string {
  const months = today.getUTCDate() < day ? 0 : 1
  const next = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, day))
  return next.toISOString().slice(0, 10)
}

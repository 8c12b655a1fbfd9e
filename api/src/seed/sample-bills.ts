import {
  addMonths,
  type BudgetRule,
  type Category,
  type CategoryBody,
  dateOf,
  type ScheduleBody,
  type TransactionBody,
} from '@pundi/contract'
import { numberOf, periodAt } from '../budgets/rules/number-periods'

/** `created_at` is ISO 8601. The category is null if the sample is split. */
export type Sample = Omit<TransactionBody, 'category_id'> & { category_id: number | null; created_at: string }

interface SampleBill {
  on: number
  category: string
  amount: number
  description: string
  asksFirst?: boolean
}

const bills: SampleBill[] = [
  { on: 3, category: 'Rumah', amount: 2_600_000, description: 'Cicilan rumah' },
  { on: 4, category: 'Transportasi', amount: 450_000, description: 'Langganan kereta' },
  { on: 5, category: 'Tagihan', amount: 385_000, description: 'Internet rumah' },
  { on: 8, category: 'Tagihan', amount: 450_000, description: 'Listrik dan air' },
  { on: 10, category: 'Sekolah', amount: 600_000, description: 'Uang sekolah' },
  { on: 12, category: 'Kesehatan', amount: 150_000, description: 'Iuran kesehatan' },
  { on: 14, category: 'Belanja', amount: 250_000, description: 'Keperluan rumah' },
  { on: 26, category: 'Sedekah', amount: 200_000, description: 'Zakat dan sedekah' },
  { on: 28, category: 'Makanan', amount: 600_000, description: 'Katering makan siang', asksFirst: true },
]

export const billNames = bills.map(({ description }) => description)

/**
 * If a bill is due today or tomorrow, its due day becomes yesterday. Otherwise the bill would be
 * due today in UTC or in Indonesia, and no money would be left to spend today.
 */
export function sampleBills(today: Date): SampleBill[] {
  const day = dateOf(dayOf(today))
  return bills.map(bill => (bill.on === day || bill.on === day + 1 ? { ...bill, on: day - 1 } : bill))
}

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

function nextOn(date: number, today: Date): string {
  const day = dayOf(today)
  return addMonths(day, dateOf(day) < date ? 0 : 1, date)
}

const wanted: Record<string, Pick<BudgetRule, 'carry'> & { amount: string }> = {
  Makanan: { amount: '2400000.00', carry: 'surplus' },
  Transportasi: { amount: '900000.00', carry: 'none' },
  Hiburan: { amount: '600000.00', carry: 'both' },
  Rumah: { amount: '2600000.00', carry: 'none' },
  Tagihan: { amount: '900000.00', carry: 'none' },
  Sekolah: { amount: '650000.00', carry: 'none' },
  Kesehatan: { amount: '250000.00', carry: 'none' },
  Belanja: { amount: '300000.00', carry: 'none' },
  Sedekah: { amount: '200000.00', carry: 'none' },
}

const MONTHS = 4

export function sampleBudgets(categories: Category[], today: Date) {
  const from_period = periodAt(numberOf(dayOf(today), 1) - MONTHS, 1).from
  return categories.flatMap(({ id, name }) => {
    const rule = wanted[name]
    return rule ? [{ id, name, budgets: [{ from_period, is_once: false, ...rule }] }] : []
  })
}

export const sampleCategories = [
  { name: 'Rumah', type: 'expense', icon: 'house', color: 'indigo' },
  { name: 'Tagihan', type: 'expense', icon: 'lightbulb', color: 'amber' },
  { name: 'Sekolah', type: 'expense', icon: 'graduation-cap', color: 'cyan' },
  { name: 'Kesehatan', type: 'expense', icon: 'heart-pulse', color: 'pink' },
  { name: 'Belanja', type: 'expense', icon: 'shopping-bag', color: 'olive' },
  { name: 'Sedekah', type: 'expense', icon: 'hand-heart', color: 'lime' },
] as const satisfies CategoryBody[]

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

export function idOf(categories: Pick<Category, 'id' | 'name'>[], name: string): number {
  const found = categories.find(category => category.name === name)
  if (!found) throw new Error(`The sample year needs the category ${name}`)
  return found.id
}

import type { BudgetRule, Category } from '@pundi/contract'
import { numberOf, periodAt } from '../budgets/number-periods'

/** What the sample user means to spend each month, by the name of the category. */
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

/** For how many months before the present one they hold. */
const MONTHS = 4

/** The rules of the sample budgets, by their categories. */
export function sampleBudgets(categories: Category[], today: Date) {
  const from_period = periodAt(numberOf(today.toISOString().slice(0, 10), 1) - MONTHS, 1).from
  return categories.flatMap(({ id, name }) => {
    const rule = wanted[name]
    return rule ? [{ id, name, budgets: [{ from_period, is_once: false, ...rule }] }] : []
  })
}

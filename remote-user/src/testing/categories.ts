import { calls, type CountedCategory } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'

export const categoryOf = (changes: Partial<CountedCategory> = {}): CountedCategory => ({
  id: 2,
  name: 'Makanan',
  type: 'expense',
  ...{ icon: null, color: null, position: 500, is_archived: false },
  count: 0,
  ...changes,
})

export const answerCategories = (...data: CountedCategory[]) =>
  plan(calls.listCategories, { body: { data, meta: { total: data.length, next_cursor: null } } })

export function answerPeriod(totals: Record<number, string> = {}) {
  const asked: string[] = []
  plan(calls.sumTransactions, async ({ url }) => {
    asked.push(new URL(url).search)
    const by_category = Object.entries(totals).map(([id, total]) => ({
      ...{ category_id: Number(id), name: '', type: 'expense' as const, total, count: 1 },
    }))
    const sums = { income: '0.00', expense: '0.00', balance: '0.00', count: by_category.length }
    return { body: { data: { ...sums, by_month: [], by_category } } }
  })
  return asked
}

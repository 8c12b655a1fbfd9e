import { calls, type CountedCategory } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'

export const categoryOf = (changes: Partial<CountedCategory> = {}): CountedCategory => ({
  id: 2,
  name: 'Makanan',
  type: 'expense',
  count: 0,
  ...changes,
})

export const answerCategories = (...data: CountedCategory[]) =>
  plan(calls.listCategories, { body: { data, meta: { total: data.length, next_cursor: null } } })

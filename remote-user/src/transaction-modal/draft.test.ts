import type { Category } from '@pundi/shared/contract'
import { categoriesOf, emptyDraft, isComplete, settleChoice, type Draft } from './draft'

const gaji: Category = { id: 1, name: 'Gaji', type: 'income' }
const makanan: Category = { id: 2, name: 'Makanan', type: 'expense' }
const categories = [gaji, makanan]
const filled: Draft = {
  amount: '5000',
  category_id: '2',
  type: 'expense',
  transaction_date: '2026-11-20',
  description: 'Nasi goreng',
}

test('a draft is complete when all five fields are filled', () => {
  expect(isComplete(filled)).toBe(true)
  expect(isComplete(emptyDraft('2026-11-20'))).toBe(false)
})

test.each(Object.keys(filled))('without %s it is not', field => {
  expect(isComplete({ ...filled, [field]: '' })).toBe(false)
  expect(isComplete({ ...filled, [field]: '   ' })).toBe(false)
})

test('a category brings its type where none was chosen', () => {
  const before = { ...filled, type: '', category_id: '' }
  expect(settleChoice({ ...before, category_id: '2' }, before, categories)).toEqual(filled)
})

test('another type lets go of a category that is not of it', () => {
  expect(settleChoice({ ...filled, type: 'income' }, filled, categories)).toEqual({
    ...filled,
    type: 'income',
    category_id: '',
  })
})

test('a type that is taken back stays so', () => {
  const draft = { ...filled, type: '' }
  expect(settleChoice(draft, filled, categories)).toBe(draft)
})

test('what fits together stays as it is', () => {
  expect(settleChoice(filled, emptyDraft('2026-11-20'), categories)).toBe(filled)
})

test('a type that is chosen leaves only its categories', () => {
  expect(categoriesOf('', categories)).toEqual(categories)
  expect(categoriesOf('income', categories)).toEqual([gaji])
  expect(categoriesOf('expense', categories)).toEqual([makanan])
})

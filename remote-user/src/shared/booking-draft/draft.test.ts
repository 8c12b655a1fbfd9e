import type { Category } from '@pundi/contract'
import words from '../../catalogue/default.json'
import { transactionOf } from '../../testing/answers'
import { categoriesOf, chooseCategory, draftOf, emptyDraft, missingOf, readDraft, type Draft } from './draft'
import { checkDraft } from '../transaction-form/saving/save-transaction'

const gaji: Category = { id: 1, name: 'Gaji', type: 'income' }
const makanan: Category = { id: 2, name: 'Makanan', type: 'expense' }
const filled: Draft = {
  amount: '5000',
  category: makanan,
  type: 'expense',
  transaction_date: '2026-11-20',
  description: 'Nasi goreng',
}

test('a draft is complete when all five fields are filled', () => {
  expect(missingOf(filled)).toEqual([])
  expect(missingOf(emptyDraft('2026-11-20'))).not.toEqual([])
})

test.each(['amount', 'type', 'transaction_date', 'description'])('without %s it is not', field => {
  expect(missingOf({ ...filled, [field]: '' })).not.toEqual([])
  expect(missingOf({ ...filled, [field]: '   ' })).not.toEqual([])
})

test('without a category it is not', () => {
  expect(missingOf({ ...filled, category: null })).not.toEqual([])
})

test('a transaction that is edited stands in the form as it is', () => {
  expect(draftOf(transactionOf({ amount: '50000.00' }))).toEqual({
    amount: '50000.00',
    category: { id: 2, name: 'Makanan', type: 'expense' },
    type: 'expense',
    ...{ wallet_id: null, is_refund: false, tags: [], place: '', splits: [] },
    transaction_date: '2026-11-07',
    description: 'Nasi goreng',
  })
})

test('a category that is chosen brings its type', () => {
  expect(chooseCategory({ ...filled, type: '', category: null }, makanan)).toEqual(filled)
  expect(chooseCategory(filled, undefined)).toEqual({ ...filled, category: null })
})

test('another type lets go of a category that is not of it', () => {
  expect(readDraft(formOf({ type: 'income' }), filled)).toMatchObject({ type: 'income', category: null })
  expect(readDraft(formOf({ type: 'expense' }), filled).category).toBe(makanan)
  expect(readDraft(formOf({ type: '' }), filled)).toMatchObject({ type: '', category: makanan })
})

test('a type that is chosen leaves only its categories', () => {
  expect(categoriesOf('', [gaji, makanan])).toEqual([gaji, makanan])
  expect(categoriesOf('income', [gaji, makanan])).toEqual([gaji])
  expect(categoriesOf('expense', [gaji, makanan])).toEqual([makanan])
})

function formOf(values: Record<string, string>) {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(values)) {
    const input = document.createElement('input')
    Object.assign(input, { name, value })
    form.append(input)
  }
  return form
}

test.each(['5m', '1e5', '-5000', '12,5055', '0', '1000000000000', ''])(
  'an amount of "%s" is refused in words that the catalogue has',
  amount => {
    const checked = checkDraft({ ...filled, amount })
    const errors = 'errors' in checked ? checked.errors(id => id) : {}
    expect(Object.keys(errors)).toEqual(['amount'])
    expect(Object.keys(words)).toContain(errors['amount'])
  },
)

import { text } from '../../../catalogue/text'
import { describeExtras } from './describe-extras'
import { transactionOf } from '../../../testing/answers'

const part = { category_id: 2, amount: '1.00', note: '' }

test('a plain transaction has no notes', () => {
  expect(describeExtras(transactionOf(), text)).toBe('')
})

test('a row says how many parts more it has, that money came back, and its tags', () => {
  const all = transactionOf({ splits: [part, part, part], is_refund: true, tags: ['bali', 'kantor'] })
  expect(describeExtras(all, text)).toBe(' +2 · Refund · #bali #kantor')
  expect(describeExtras(transactionOf({ tags: ['bali'] }), text)).toBe(' · #bali')
})

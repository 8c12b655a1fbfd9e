import { text } from './catalogue/text'
import { notesOf } from './notes-of'
import { transactionOf } from './testing/answers'

const part = { category_id: 2, amount: '1.00', note: '' }

test('a plain transaction has no notes', () => {
  expect(notesOf(transactionOf(), text)).toBe('')
})

test('a row says how many parts more it has, that money came back, and its tags', () => {
  const all = transactionOf({ splits: [part, part, part], is_refund: true, tags: ['bali', 'kantor'] })
  expect(notesOf(all, text)).toBe(' +2 · Money back · #bali #kantor')
  expect(notesOf(transactionOf({ tags: ['bali'] }), text)).toBe(' · #bali')
})

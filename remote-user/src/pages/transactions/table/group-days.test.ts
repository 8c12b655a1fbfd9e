import type { MoneyRecord } from '@pundi/contract'
import { transactionOf } from '../../../testing/answers'
import { transferOf } from '../../../testing/wallets'
import { inOrderOfDays, netsOf } from './group-days'

const whole = { isFirst: true, isLast: true }
const entryOf = (
  id: number,
  transaction_date: string,
  amount = '1.00',
  type: 'income' | 'expense' = 'expense',
) => ({
  key: id,
  record: transactionOf({ id, transaction_date, amount, type }),
})

test('the net of a day is exact: income less expense', () => {
  const entries = [
    entryOf(1, '2026-11-20', '999999999999.99', 'income'),
    entryOf(2, '2026-11-20', '0.98'),
    entryOf(3, '2026-11-19', '0.10'),
    entryOf(4, '2026-11-19', '0.20'),
  ]
  expect([...netsOf(entries, whole)]).toEqual([
    ['2026-11-20', '999999999999.01'],
    ['2026-11-19', '-0.30'],
  ])
})

test('a refund adds to the net of its day', () => {
  const bought = entryOf(1, '2026-11-20', '5.00')
  const refund = transactionOf({ transaction_date: '2026-11-20', amount: '2.00', is_refund: true })
  const nets = netsOf([bought, { key: 2, record: refund }], whole)
  expect(nets.get('2026-11-20')).toBe('-3.00')
})

test('a transfer adds nothing to the net of its day', () => {
  const moved: MoneyRecord = { ...transferOf({ transfer_date: '2026-11-20' }), type: 'transfer' }
  const nets = netsOf([entryOf(1, '2026-11-20', '5.00'), { key: 2, record: moved }], whole)
  expect([...nets]).toEqual([['2026-11-20', '-5.00']])
})

test.each([
  [whole, ['-1.00', '-1.00', '-1.00']],
  [{ isFirst: false, isLast: true }, [undefined, '-1.00', '-1.00']],
  [{ isFirst: true, isLast: false }, ['-1.00', '-1.00', undefined]],
  [{ isFirst: false, isLast: false }, [undefined, '-1.00', undefined]],
])('a day at the edge of a page %j has no net where another page may have a part of it', (place, nets) => {
  const entries = ['2026-11-20', '2026-11-19', '2026-11-18'].map((day, id) => entryOf(id, day))
  expect([...netsOf(entries, place).values()]).toEqual(nets)
})

test('what was just added goes to its day, before what is there', () => {
  const entries = [entryOf(9, '2026-11-19'), entryOf(2, '2026-11-20'), entryOf(1, '2026-11-19')]
  const keys = (isNewestFirst: boolean) => inOrderOfDays(entries, isNewestFirst).map(({ key }) => key)
  expect(keys(true)).toEqual([2, 9, 1])
  expect(keys(false)).toEqual([9, 1, 2])
})

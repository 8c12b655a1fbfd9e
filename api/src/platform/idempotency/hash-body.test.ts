import { hashBody } from './hash-body'

const hash = (body: object, call = 'transactions') => hashBody(call, body).toString('hex')

test.each([
  [{ amount: '5' }, { amount: '5.00' }],
  [{ amount: '007.5' }, { amount: '7.50' }],
  [{ amount: '0.5' }, { amount: '000.50' }],
  [{ min_amount: '5' }, { min_amount: '5.0' }],
  [{ opening_balance: '-5' }, { opening_balance: '-005.00' }],
  [{ fee: '2500' }, { fee: '2500.0' }],
  [
    { type: 'income', amount: '5' },
    { amount: '5', type: 'income' },
  ],
  [
    { c: { y: 1, x: 2 }, b: 1, a: 1 },
    { a: 1, b: 1, c: { x: 2, y: 1 } },
  ],
])('%j and %j are the same', (one, other) => {
  expect(hash(one)).toBe(hash(other))
})

test.each([
  [{ amount: '5' }, { amount: '50' }],
  [{ amount: '10' }, { amount: '1' }],
  [{ amount: '1005' }, { amount: '15' }],
  [{ xamount: '5' }, { xamount: '5.0' }],
  [{ amount: '5.05' }, { amount: '5.5' }],
  [{ amount: '0' }, { amount: '' }],
  [{ description: '5' }, { description: '5.00' }],
  [{ amounts: '5' }, { amounts: '5.0' }],
  [{ amounted: '5' }, { amounted: '5.0' }],
  [{ ids: [1, 2] }, { ids: [2, 1] }],
  [{ ids: [1] }, { ids: { 0: 1 } }],
  [{ phone: null }, { phone: '' }],
  [{ a: 1 }, { a: 1, b: 2 }],
])('%j and %j are not', (one, other) => {
  expect(hash(one)).not.toBe(hash(other))
})

test('the same body of another call is another, and a number of an amount stays one', () => {
  expect(hash({ name: 'Bonus' }, 'categories')).not.toBe(hash({ name: 'Bonus' }))
  expect(hash({ amount: 5 })).not.toBe(hash({ amount: '5' }))
})

test('a key that was kept before a release is known after it', () => {
  expect(hash({ type: 'income', amount: '5' })).toBe(
    '968b41f7f7bd4d4233615a10db4e03b573ecc0aa3d76770359527cb179e1540b',
  )
})

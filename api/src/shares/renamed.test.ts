import type { Transaction } from '@pundi/contract'
import { newPurse, type Purse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let purse: Purse
let dinner: Transaction
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
  dinner = await book([budi, ani])
  await settle('Budi', '60000')
})
afterAll(() => api.close())

const budi = { name: 'Budi', amount: '100000' }
const ani = { name: 'Ani', amount: '100000' }
const santoso = { name: 'Budi Santoso', amount: '100000' }

test('who is renamed has still paid back what they paid, and undone it is theirs under the former name', async () => {
  await share([santoso, ani])
  expect(await open()).toEqual({ Ani: '100000.00', 'Budi Santoso': '40000.00' })
  const renaming = await purse.lastEntry()
  await settle('Budi Santoso', '15000')
  expect(await open()).toEqual({ Ani: '100000.00', 'Budi Santoso': '25000.00' })
  expect((await purse.undo(renaming)).status).toBe(200)
  expect(await open()).toEqual({ Ani: '100000.00', Budi: '25000.00' })
  expect((await purse.undo(await purse.lastEntry())).status).toBe(200)
  expect(await open()).toEqual({ Ani: '100000.00', 'Budi Santoso': '25000.00' })
})

test('a renamed friend’s other transactions are theirs under the name that they have there', async () => {
  await book([budi])
  await share([santoso, ani])
  expect(await open()).toEqual({ Ani: '100000.00', Budi: '100000.00', 'Budi Santoso': '40000.00' })
})

test.each([
  ['another amount is another share', [{ ...santoso, amount: '90000' }, ani], { 'Budi Santoso': '90000.00' }],
  ['one’s own debt is another share', [{ ...santoso, owed_by: 'me' }, ani], { 'Budi Santoso': '-100000.00' }],
  ['two that change places keep what is theirs', [ani, budi], { Budi: '40000.00' }],
  ['who is left out is owed what they paid', [ani], {}],
])('%s', async (_, shares, expected) => {
  await share(shares)
  expect(await open()).toEqual({ Budi: '-60000.00', ...expected, Ani: '100000.00' })
})

test('what two friends paid back is never put together, since nothing could take it apart again', async () => {
  await settle('Ani', '1000')
  await share([budi])
  await share([ani])
  expect(await open()).toEqual({ Ani: '99000.00', Budi: '-60000.00' })
})

const book = async (shares: object[]): Promise<Transaction> =>
  (await purse.book({ amount: '300000', shares })).json.data

const share = (shares: object[]) => {
  const { amount, type, category_id, description, transaction_date } = dinner
  const body = { amount, type, category_id, description, transaction_date, shares }
  return purse.call(`PUT /api/transactions/${dinner.id}`, body)
}

const settle = (name: string, amount: string) =>
  purse.call('POST /api/shares/settlement', { name, amount, transaction_date: '2026-02-20' })

const open = async () =>
  Object.fromEntries((await purse.call('GET /api/shares')).json.data.map(row => [row.name, row.open]))

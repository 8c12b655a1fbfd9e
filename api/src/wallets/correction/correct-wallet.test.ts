import { newPurse } from '../../../testing/purse'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test.each([
  ['120000', '20000.00', '120000.00'],
  ['99999.99', '-0.01', '99999.99'],
  ['-50', '-100050.00', '-50.00'],
])('what is really there, %s, books the difference %s with the outside', async (balance, difference, now) => {
  const purse = await newPurse(api)
  const id = await purse.wallet('Tunai', { opening_balance: '100000' })
  const before = await purse.summary()
  const { status, json } = await purse.call(`POST /api/wallets/${id}/correction`, {
    balance,
    date: '2026-02-20',
  })
  expect([status, json.data]).toMatchObject([200, { difference, wallet: { id, balance: now, count: 1 } }])
  const side = difference.startsWith('-') ? 'from_wallet_id' : 'to_wallet_id'
  expect(json.data.transfer).toMatchObject({
    ...{ from_wallet_id: null, to_wallet_id: null, [side]: id, amount: difference.replace('-', '') },
    ...{ description: 'Balance adjustment', transfer_date: '2026-02-20', fee: null },
  })
  expect(await purse.summary()).toEqual(before)
})

test('counts what is dated up to that day, and what came after stays on top of it', async () => {
  const purse = await newPurse(api)
  const id = await purse.wallet('Tunai')
  await purse.earn({ wallet_id: id, amount: '100', transaction_date: '2026-01-31' })
  await purse.earn({ wallet_id: id, amount: '10', transaction_date: '2026-02-01' })
  await purse.earn({ wallet_id: id, amount: '1', transaction_date: '2026-02-02' })
  const { json } = await purse.call(`POST /api/wallets/${id}/correction`, {
    balance: '50',
    date: '2026-02-01',
  })
  expect(json.data).toMatchObject({ difference: '-60.00', wallet: { balance: '51.00' } })
})

test('books nothing where there is no difference, and of two at once the second finds none', async () => {
  const purse = await newPurse(api)
  const id = await purse.wallet('Tunai')
  const correct = () => purse.call(`POST /api/wallets/${id}/correction`, { balance: '7', date: '2026-02-01' })
  const both = await Promise.all([correct(), correct()])
  expect(both.map(({ json }) => json.data.difference).sort()).toEqual(['0.00', '7.00'])
  expect(both.find(({ json }) => json.data.difference === '0.00')!.json.data.transfer).toBeNull()
  expect((await purse.call('GET /api/transfers')).json.meta.total).toBe(1)
  expect(await purse.balances()).toEqual({ Tunai: '7.00' })
})

test('is booked once for each key, and can be undone', async () => {
  const purse = await newPurse(api)
  const id = await purse.wallet('Tunai')
  const correct = (balance: string) =>
    purse.call(
      `POST /api/wallets/${id}/correction`,
      { balance, date: '2026-02-01' },
      { 'idempotency-key': 'one' },
    )
  const first = await correct('7')
  await purse.earn({ wallet_id: id, amount: '1' })
  const again = await correct('7.0')
  expect(again.json.data).toMatchObject({ difference: '7.00', transfer: first.json.data.transfer })
  expect((await correct('8')).status).toBe(422)
  await purse.call(`DELETE /api/transfers/${first.json.data.transfer!.id}`)
  expect(await purse.balances()).toEqual({ Tunai: '1.00' })
  expect((await correct('7')).status).toBe(410)
})

test.each([
  [{ balance: '1', date: '9999-01-01' }, 'date'],
  [{ balance: 'x', date: '2026-01-01' }, 'balance'],
  [{ balance: '1' }, 'date'],
])('%j is refused', async (body, field) => {
  const purse = await newPurse(api)
  const id = await purse.wallet('Tunai')
  const { status, json } = await purse.call(`POST /api/wallets/${id}/correction`, body)
  expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
})

test('a difference that no single transfer can hold is booked as several', async () => {
  const purse = await newPurse(api)
  const id = await purse.wallet('Bank', { opening_balance: '999999999999.99' })
  for (const amount of ['999999999999.99', '2'])
    await purse.earn({ wallet_id: id, amount, transaction_date: '2026-01-31' })
  const { status, json } = await purse.call(`POST /api/wallets/${id}/correction`, {
    ...{ balance: '0', date: '2026-02-01' },
  })
  expect([status, json.data]).toMatchObject([
    200,
    {
      difference: '-2000000000001.98',
      wallet: { balance: '0.00' },
      other_ids: [expect.any(Number), expect.any(Number)],
    },
  ])
  expect((await purse.call('GET /api/transfers')).json.meta.total).toBe(3)
})

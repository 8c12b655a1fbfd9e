import { newPurse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test.each([
  { owed_by: 'friend', left: '40000.00', became: { type: 'income' } },
  { owed_by: 'friend', left: '40000.00', became: { is_refund: true } },
  { owed_by: 'me', left: '-40000.00', became: { type: 'income' } },
  { owed_by: 'me', left: '-40000.00', became: { is_refund: true } },
])(
  'what is no expense any more is open with nobody until it is one again: %j',
  async ({ owed_by, left, became }) => {
    const purse = await newPurse(api)
    const open = async () =>
      (await purse.call('GET /api/shares')).json.data.map(({ name, open: amount }) => [name, amount])
    const settle = (body: object = {}) =>
      purse.call('POST /api/shares/settlement', { name: 'Budi', transaction_date: '2026-02-20', ...body })
    const { data } = (
      await purse.book({ amount: '300000', shares: [{ name: 'Budi', amount: '100000', owed_by }] })
    ).json
    await settle({ amount: '60000' })
    const { type, category_id, amount, description, transaction_date } = data
    const body = { type, category_id, amount, description, transaction_date, ...became }
    await purse.call(`PUT /api/transactions/${data.id}`, {
      ...body,
      ...(body.type === 'income' && { category_id: purse.gaji }),
    })
    const change = await purse.lastEntry()
    expect([await open(), (await settle()).status]).toEqual([[], 404])
    await purse.undo(change)
    expect(await open()).toEqual([['Budi', left]])
  },
)

test('what was paid back of a deleted transaction stays: the wallet has the money, the category less than nothing', async () => {
  const purse = await newPurse(api)
  const wallet_id = await purse.wallet('Tunai')
  const { data } = (await purse.book({ amount: '300000', shares: [{ name: 'Budi', amount: '100000' }] })).json
  const settlement = { name: 'Budi', amount: '60000', wallet_id, transaction_date: '2026-02-20' }
  expect((await purse.call('POST /api/shares/settlement', settlement)).status).toBe(201)
  await purse.call(`DELETE /api/transactions/${data.id}`)
  expect(await purse.balances()).toEqual({ Tunai: '60000.00' })
  expect(await purse.summary()).toMatchObject({ expense: '-60000.00', count: 1 })
  await purse.undo(await purse.lastEntry())
  expect(await purse.summary()).toMatchObject({ expense: '240000.00', count: 2 })
})

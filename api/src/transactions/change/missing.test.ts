import { addTransaction, newSaver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe.each(['GET', 'PUT', 'DELETE'])('%s of a transaction', method => {
  test.each(['abc', '0', '-1', '1e3', '1.0', '99999999999999999999', '999999999', '%00', '１'])(
    'that is called %s is answered 404',
    async garbage => {
      const { token, gaji } = await newSaver(api)
      const { status, json } = await api.call(`${method} /api/transactions/${garbage}`, {
        token,
        ...(method === 'PUT' && { body: body({ category_id: gaji }) }),
      })
      expect([status, json]).toEqual([404, { message: 'Not found' }])
    },
  )

  test('of somebody else, or gone by now, is answered like one that never was', async () => {
    const [owner, stranger] = [await newSaver(api), await newSaver(api)]
    const { json } = await addTransaction(api, owner.token, { category_id: owner.gaji })
    const own = json.data.id
    const ask = (id: number) =>
      api.call(`${method} /api/transactions/${id}`, {
        token: stranger.token,
        ...(method === 'PUT' && { body: body({ category_id: stranger.gaji }) }),
      })
    const [foreign, missing] = [await ask(own), await ask(999_999_999)]
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
    const kept = await api.call(`GET /api/transactions/${own}`, { token: owner.token })
    expect(kept.json.data.amount).toBe('5000000.00')
  })
})

const body = (changes: object) => ({
  amount: '1',
  type: 'income',
  description: 'Gaji bulan ini',
  transaction_date: '2026-02-28',
  ...changes,
})

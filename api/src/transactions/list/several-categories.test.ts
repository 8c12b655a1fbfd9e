import { newBudgeter } from '../../../testing/budgeter'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('several categories keep what is in any of them, each record once, and its parts in the sums', async () => {
  const owner = await newBudgeter(api)
  const parts = [owner.makanan, owner.transport].map(category_id => ({ category_id, amount: '10', note: '' }))
  for (const [amount, changes] of [
    ['1', {}],
    ['2', { category_id: owner.transport }],
    ['20', { splits: parts }],
  ] as const)
    expect((await owner.book({ amount, ...changes })).status).toBe(201)
  await owner.earn({ amount: '500' })
  const amounts = async (ids: (number | undefined)[]) =>
    (await owner.call(`GET /api/transactions?category_id=${ids.join()}`)).json.data
      .map(({ amount }) => Number(amount))
      .sort((one, other) => one - other)
  expect(await amounts([owner.makanan, owner.transport])).toEqual([1, 2, 20])
  expect(await amounts([owner.transport, owner.gaji])).toEqual([2, 20, 500])
  expect((await owner.call('GET /api/transactions?category_id=1,,2')).status).toBe(422)
})

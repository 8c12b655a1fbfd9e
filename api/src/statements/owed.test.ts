import type { Statement } from '@pundi/contract'
import { newPurse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('says what friends owe of the expenses of each wallet, tag and step', async () => {
  const purse = await newPurse(api)
  const wallet_id = await purse.wallet('Tunai')
  const owedBy = (name: string, amount: string) => ({ shares: [{ name, amount, owed_by: 'friend' }] })
  const book = (body: object) => purse.book({ amount: '300', transaction_date: '2026-02-03', ...body })
  await book({ wallet_id, tags: ['Bali', 'Makan'], ...owedBy('Budi', '60') })
  await book({ wallet_id, tags: ['bali'], ...owedBy('Ani', '5') })
  await book({ tags: ['Rumah'] })
  await book({ ...owedBy('Ani', '7') })
  await book({ transaction_date: '2026-01-31', wallet_id, ...owedBy('Ani', '100') })
  const { json } = await purse.call('GET /api/statements?from=2026-02-01&to=2026-02-28')
  const { wallets, tags, totals, steps } = json.data as unknown as Statement
  expect(totals.owed).toBe('72.00')
  expect(wallets.map(({ name, owed }) => [name, owed])).toEqual([
    ['Tunai', '65.00'],
    [null, '7.00'],
  ])
  expect(Object.fromEntries(tags.map(({ tag, owed }) => [tag.toLowerCase(), owed]))).toEqual({
    ...{ bali: '65.00', makan: '60.00', rumah: undefined },
  })
  expect(steps.data.filter(({ owed }) => owed)).toMatchObject([
    { from: '2026-02-02', to: '2026-02-08', owed: '72.00' },
  ])
})

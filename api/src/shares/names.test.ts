import { accountExport } from '@pundi/contract'
import { newAdmin } from '../../testing/new-admin'
import { newPurse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('names are in the download of one’s data, and never shown to administrators', async () => {
  const purse = await newPurse(api)
  await purse.book({ amount: '300000', shares: [{ name: 'Rahasia Budi', amount: '100000' }] })
  const settlement = { name: 'Rahasia Budi', amount: '1', transaction_date: '2026-02-20' }
  await purse.call('POST /api/shares/settlement', settlement)
  const { text } = await purse.call('GET /api/account/export')
  const { transactions, paybacks } = accountExport.parse(JSON.parse(text))
  const [shared, refund] = [transactions.find(row => row.shares), transactions.find(row => row.is_refund)]
  expect(shared!.shares).toMatchObject([{ name: 'Rahasia Budi' }])
  expect(paybacks).toEqual([{ record_id: refund!.id, transaction_id: shared!.id, name: 'Rahasia Budi' }])
  const admin = await newAdmin(api)
  for (const path of ['transactions', 'logs', 'users', 'categories'])
    expect((await api.call(`GET /api/admin/${path}`, admin)).text).not.toContain('Rahasia')
})

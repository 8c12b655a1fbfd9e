import { type Admin, newAdmin } from '../../../testing/new-admin'
import { addTransaction, newSaver } from '../../../testing/savers'
import { saveSettings } from '../../../testing/settings'
import { type Api, startApi } from '../../../testing/start-api'
import { dayIn } from '../../platform/time/wall-clock'

const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']

let api: Api
let admin: Admin
beforeAll(async () => {
  api = await startApi()
  admin = await newAdmin(api)
})
afterAll(() => api.close())

const ask = async (query: string) => (await api.call(`GET /api/admin/transactions${query}`, admin)).json

async function daysOf(timeZone: string) {
  const { text } = await api.call(`GET /api/admin/daily?time_zone=${timeZone}`, admin)
  return (JSON.parse(text) as { data: { day: string; transactions: number }[] }).data
}

test('sums and days count nothing that is planned by the day where its owner lives', async () => {
  const [early, late, other] = [await newSaver(api), await newSaver(api), await newSaver(api)]
  await saveSettings(api, early, { time_zone: east })
  await saveSettings(api, late, { time_zone: west })
  await saveSettings(api, other, { time_zone: 'aSIA/cALCUTTA' })
  const today = dayIn(east)
  for (const [amount, saver] of [
    ['1', early],
    ['20', late],
  ] as const) {
    await addTransaction(api, saver.token, { category_id: saver.gaji, amount, transaction_date: today })
    await addTransaction(api, saver.token, {
      category_id: saver.gaji,
      amount,
      transaction_date: '2999-12-31',
    })
  }
  await addTransaction(api, other.token, { category_id: other.gaji, amount: '300' })
  await addTransaction(api, other.token, {
    ...{ category_id: other.gaji, amount: '4000' },
    transaction_date: dayIn('Asia/Calcutta'),
  })
  const queries = ['', 'min_amount=0', 'search=gaji', `from=2026-02-28&to=2999-12-31`, 'to=9999-12-31']
  for (const query of queries)
    expect([query, (await ask(`/summary?${query}`)).data]).toMatchObject([
      query,
      { income: '4301.00', expense: '0.00', balance: '4301.00', count: 3 },
    ])
  expect((await ask(`/summary?from=${today}&to=${today}`)).data).toMatchObject({
    count: dayIn('Asia/Calcutta') === today ? 2 : 1,
  })
  expect((await ask('?limit=1')).meta.total).toBe(6)
  const calcutta = dayIn('Asia/Calcutta') === today ? 1 : 0
  expect((await daysOf(east)).at(-1)).toMatchObject({ day: today, transactions: 1 + calcutta })
  await saveSettings(api, late, { time_zone: east })
  for (const query of queries)
    expect([query, (await ask(`/summary?${query}`)).data]).toMatchObject([
      query,
      { income: '4321.00', count: 4 },
    ])
  expect((await daysOf(east)).at(-1)).toMatchObject({ day: today, transactions: 2 + calcutta })
})

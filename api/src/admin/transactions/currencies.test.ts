import { type Admin, newAdmin } from '../../../testing/new-admin'
import { addTransaction, newSaver, type Saver } from '../../../testing/savers'
import { saveSettings } from '../../../testing/settings'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
let admin: Admin
beforeAll(async () => {
  api = await startApi()
  admin = await newAdmin(api)
})
afterAll(() => api.close())

test('the totals of each currency stand apart, booked ones alone, that of most transactions first', async () => {
  const [rupiah, euro] = [await newSaver(api), await newSaver(api)]
  await saveSettings(api, euro, { currency: 'EUR' })
  const book = (saver: Saver, amount: string, transaction_date: string, changes: object = {}) =>
    addTransaction(api, saver.token, {
      ...{ category_id: saver.gaji, type: 'income', amount, transaction_date, ...changes },
    })
  await book(rupiah, '99', '2026-01-02')
  await book(euro, '7.50', '2026-01-02')
  await book(euro, '99', '2100-01-01')
  const back = { type: 'expense', category_id: euro.makanan, is_refund: true }
  await book(euro, '0.25', '2026-01-03', back)
  for (const query of ['', '?min_amount=0.01', '?search=a']) {
    const { json } = await api.call(`GET /api/admin/transactions/summary${query}`, admin)
    expect(json.data).toEqual({
      ...{ income: '106.50', expense: '-0.25', balance: '106.75', count: 3 },
      by_currency: [
        { currency: 'EUR', income: '7.50', expense: '-0.25', balance: '7.75', count: 2 },
        { currency: 'IDR', income: '99.00', expense: '0.00', balance: '99.00', count: 1 },
      ],
    })
  }
})

import { addDays } from '@pundi/contract'
import { type Admin, newAdmin } from '../../../testing/new-admin'
import { addTransaction, newSaver, type Saver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
let admin: Admin
let ratna: Saver
let joko: Saver
beforeAll(async () => {
  api = await startApi()
  admin = await newAdmin(api)
  ratna = await newSaver(api, { name: 'Ratna Wulandari' })
  joko = await newSaver(api, { name: 'Joko Santoso' })
  const book = (saver: Saver, amount: string, day: string, type: 'income' | 'expense' = 'income') =>
    addTransaction(api, saver.token, {
      category_id: type === 'income' ? saver.gaji : saver.makanan,
      ...{ amount, type, transaction_date: day },
    })
  await book(ratna, '100', '2026-01-01')
  await book(joko, '30.05', '2026-01-02', 'expense')
  await book(joko, '20', '2026-02-01')
  await book(ratna, '7.5', '2026-02-01', 'expense')
  await book(ratna, '0.01', today(), 'expense')
})
afterAll(() => api.close())

const today = () => new Date().toISOString().slice(0, 10)
const ask = async (query: string) => (await api.call(`GET /api/admin/transactions${query}`, admin)).json
const amounts = async (query: string) => (await ask(query)).data.map(({ amount }) => amount)

test.each([
  ['', ['0.01', '7.50', '20.00', '30.05', '100.00']],
  ['sort=date', ['100.00', '30.05', '20.00', '7.50', '0.01']],
  ['sort=amount', ['0.01', '7.50', '20.00', '30.05', '100.00']],
  ['sort=-amount', ['100.00', '30.05', '20.00', '7.50', '0.01']],
  ['type=Expense', ['0.01', '7.50', '30.05']],
  ['min_amount=7.5&max_amount=30.05', ['7.50', '20.00', '30.05']],
  ['from=2026-01-02&to=2026-02-01', ['7.50', '20.00', '30.05']],
  ['date_range=1day', ['0.01']],
  ['search=SANTOSO', ['20.00', '30.05']],
  ['search=maka', ['0.01', '7.50', '30.05']],
  ['search=ratna%20w&type=expense&min_amount=1', ['7.50']],
  ['search=nobody%20and%20nothing', []],
])('the filter "%s" keeps what it says, and its summary is exact', async (query, expected) => {
  const list = await ask(`?${query}`)
  expect(list.data.map(({ amount }) => amount)).toEqual(expected)
  expect(list.meta).toEqual({ total: expected.length, next_cursor: null, is_more: false })
  const { data } = await ask(`/summary?${query.replace(/sort=-?\w+/, '')}`)
  const sumOf = (type: string) =>
    list.data.filter(row => row.type === type).reduce((sum, { amount }) => sum + Number(amount), 0)
  const [income, expense] = [sumOf('income'), sumOf('expense')]
  const totals = {
    income: income.toFixed(2),
    expense: expense.toFixed(2),
    balance: (income - expense).toFixed(2),
    count: expected.length,
  }
  expect(data).toMatchObject(totals)
  const { by_currency } = data as unknown as { by_currency: { currency: string; count: number }[] }
  const sum = by_currency.reduce((count, each) => count + each.count, 0)
  expect(sum).toBe(expected.length)
})

test('every order goes page by page', async () => {
  for (const sort of ['date', '-date', 'amount', '-amount']) {
    const first = await ask(`?sort=${sort}&limit=3`)
    const rest = await amounts(`?sort=${sort}&cursor=${first.meta.next_cursor}`)
    expect([...first.data.map(({ amount }) => amount), ...rest]).toEqual(await amounts(`?sort=${sort}`))
    expect(rest).toHaveLength(2)
  }
})

test.each(['type=gift', 'from=2026-02-30', 'sort=name', 'min_amount=1e3', 'time_zone=Mars', 'cursor=x'])(
  'the query %s is refused',
  async query => {
    expect((await api.call(`GET /api/admin/transactions?${query}`, admin)).status).toBe(422)
  },
)

test('the days of the chart are the last 30, each with its sign-ups and the transactions dated so', async () => {
  const { status, text } = await api.call('GET /api/admin/daily', admin)
  const { data } = JSON.parse(text) as { data: { day: string; sign_ups: number; transactions: number }[] }
  expect([status, data.length]).toEqual([200, 30])
  expect(data.map(({ day }) => day)).toEqual(
    Array.from({ length: 30 }, (_, place) => addDays(today(), place - 29)),
  )
  expect(data.at(-1)).toEqual({ day: today(), sign_ups: 3, transactions: 1 })
  expect(data.slice(0, -1).every(({ sign_ups }) => sign_ups === 0)).toBe(true)
})

import sql from 'sql-template-tag'
import { addTransaction, newSaver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'

const days = ['2023-12-31', '2024-02-01', '2024-02-29', '2024-03-01', '2024-04-30', '2025-02-28']

let api: Api
let token: string
let honest: string
beforeAll(async () => {
  api = await startApi()
  const savers = [await newSaver(api), await newSaver(api)] as const
  for (const { token, gaji, makanan } of savers)
    for (const [number, transaction_date] of days.entries()) {
      const [type, category_id] = number % 2 ? ['expense', makanan] : ['income', gaji]
      await addTransaction(api, token, { type, category_id, amount: `${number + 1}.01`, transaction_date })
    }
  const [saver, other] = savers
  token = saver.token
  honest = other.token
  await api.rows(sql`update monthly_totals set total = total + 1000 where user_id = ${saver.id}`)
})
afterAll(() => api.close())

const months = [
  ['from=2024-02-01', 'to=2024-02-29'],
  ['from=2024-01-01', 'to=2024-12-31'],
  ['from=2025-02-01', 'to=2025-02-28'],
  ['from=2024-03-01'],
  ['to=2024-02-29'],
  ['from=2024-02-01', 'to=2024-02-29', 'type=expense'],
  ['from=2024-03-01', 'to=2024-02-29'],
]

test.each(months.map(conditions => conditions.join('&')))(
  'whole months are read from their sums: %s',
  async query => {
    const { quick, thorough } = await sumBoth(query)
    expect(quick.count).toBe(thorough.count)
    expect(quick.by_month.map(({ month }) => month)).toEqual(thorough.by_month.map(({ month }) => month))
    const kinds = thorough.by_category.flatMap(({ type }) => (type === 'income' ? [1] : []))
    expect(Number(quick.income) - Number(thorough.income)).toBeGreaterThanOrEqual(1000 * kinds.length)
  },
)

test.each([
  'from=2024-02-02&to=2024-02-29',
  'from=2024-02-01&to=2024-02-28',
  'to=2025-02-27',
  'to=2024-02-28',
])('a month that is cut is added up: %s', async query => {
  const { quick, thorough } = await sumBoth(query)
  expect(quick).toEqual(thorough)
})

test.each([
  ['sort=amount', 6, '9.03', '12.03', '-3.00'],
  ['type=income', 3, '9.03', '0.00', '9.03'],
  ['type=expense', 3, '0.00', '12.03', '-12.03'],
  ['category=Makanan', 3, '0.00', '12.03', '-12.03'],
  ['from=2024-03-01', 3, '5.01', '10.02', '-5.01'],
  ['to=2024-02-29', 3, '4.02', '2.01', '2.01'],
  ['from=2024-02-01&to=2024-02-29', 2, '3.01', '2.01', '1.00'],
  ['from=2024-02-01&to=2024-12-31&type=expense', 2, '0.00', '6.02', '-6.02'],
  ['from=2024-02-02&to=2025-02-27', 3, '8.02', '4.01', '4.01'],
  ['search=bulan', 6, '9.03', '12.03', '-3.00'],
  ['search=none', 0, '0.00', '0.00', '0.00'],
])('the list says what all its pages add up to: %s', async (query, total, income, expense, balance) => {
  const ask = async (search: string) =>
    (await api.call(`GET /api/transactions?${search}`, { token: honest })).json
  const { data, meta } = await ask(`${query}&limit=2`)
  expect(meta).toMatchObject({ total, income, expense, balance })
  expect(data).toHaveLength(Math.min(total, 2))
  expect((await ask(query)).data).toHaveLength(total)
})

type Sums = {
  income: string
  count: number
  by_month: { month: string }[]
  by_category: { type: string }[]
}

async function sumBoth(query: string): Promise<{ quick: Sums; thorough: Sums }> {
  const read = async (search: string) =>
    (
      JSON.parse((await api.call(`GET /api/transactions/summary?${search}`, { token })).text) as {
        data: Sums
      }
    ).data
  return { quick: await read(query), thorough: await read(`${query}&min_amount=0`) }
}

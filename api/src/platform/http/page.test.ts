import sql from 'sql-template-tag'
import { newSaver, type Saver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const MOST_BYTES = 60_000

test('a page has 50 rows where nothing else is asked for, and as many as are asked for up to 500', async () => {
  const saver = await newSaver(api)
  await addRows(saver, 501, 'a')
  const lengthOf = async (query: string) => {
    const { json } = await api.call(`GET /api/transactions?${query}`, { token: saver.token })
    return json.data.length
  }
  expect(await lengthOf('')).toBe(50)
  expect([await lengthOf('limit=1'), await lengthOf('limit=200')]).toEqual([1, 200])
  expect(await lengthOf('limit=500')).toBeGreaterThan(250)
})

test.each([
  ['of one byte a character', 'a'],
  ['Chinese', '餐'],
  ['of emoji', '🍜'],
  ['of quotes, which JSON doubles', '"'],
])(
  'no page weighs more than 60 kB, whatever its limit, and none is lost: 500 characters %s',
  async (_, sign) => {
    const { id, token, gaji } = await newSaver(api)
    await api.rows(
      sql`insert into transactions (user_id, amount, type, category_id, description, transaction_date)
        select ${id}, n, 'income', ${gaji}::bigint, repeat(${sign}, 500), '2026-01-01' from generate_series(1, 300) n`,
    )
    const amounts: string[] = []
    let [cursor, pages] = ['', 0]
    for (; pages === 0 || cursor !== ''; pages += 1) {
      const path = `/api/transactions?min_amount=1&sort=amount&limit=500${cursor && `&cursor=${cursor}`}`
      const { text, json } = await api.call(`GET ${path}`, { token })
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES)
      expect(json.meta.total).toBe(300)
      if (json.meta.next_cursor) expect(Buffer.byteLength(text)).toBeGreaterThan(MOST_BYTES - 7_000)
      amounts.push(...json.data.map(({ amount }: { amount: string }) => amount))
      cursor = json.meta.next_cursor ?? ''
    }
    expect(amounts).toEqual(Array.from({ length: 300 }, (_, index) => `${index + 1}.00`))
    expect(pages).toBeGreaterThan(2)
  },
)

const addRows = ({ id, gaji }: Saver, count: number, description: string) =>
  api.rows(
    sql`insert into transactions (user_id, amount, type, category_id, description, transaction_date)
        select ${id}, n, 'income', ${gaji}::bigint, ${description}, '2026-01-01' from generate_series(1, ${count}::int) n`,
  )

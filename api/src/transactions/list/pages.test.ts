import type { Transaction } from '@pundi/contract'
import sql from 'sql-template-tag'
import { addTransaction, newSaver, type Saver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
let saver: Saver
beforeAll(async () => {
  api = await startApi()
  saver = await newSaver(api)
  for (const [number, day] of [3, 1, 2, 1, 3, 2].entries())
    await addTransaction(api, saver.token, {
      ...(number % 2 ? { type: 'expense', category_id: saver.makanan } : { category_id: saver.gaji }),
      amount: String(1 + (number % 3)),
      transaction_date: `2026-02-0${day}`,
    })
})
afterAll(() => api.close())

const ask = async (query: string) =>
  (await api.call(`GET /api/transactions?${query}`, { token: saver.token })).json

test.each([
  ['date', ['2 01 2', '1 01 4', '3 02 3', '3 02 6', '1 03 1', '2 03 5']],
  ['-date', ['2 03 5', '1 03 1', '3 02 6', '3 02 3', '1 01 4', '2 01 2']],
  ['amount', ['1 03 1', '1 01 4', '2 01 2', '2 03 5', '3 02 3', '3 02 6']],
  ['-amount', ['3 02 6', '3 02 3', '2 03 5', '2 01 2', '1 01 4', '1 03 1']],
])('page after page goes by %s, and those alike by when they were added', async (sort, order) => {
  const { data: all } = await ask('sort=date')
  const first = Math.min(...all.map(({ id }) => id))
  const inShort = ({ id, amount, transaction_date }: Transaction) =>
    `${Number(amount)} ${transaction_date.slice(-2)} ${id - first + 1}`
  for (const filter of ['', '&min_amount=1']) {
    const found: string[] = []
    let cursor: string | null = ''
    do {
      const page = await ask(`sort=${sort}&limit=2${filter}${cursor && `&cursor=${cursor}`}`)
      expect(page.data).toHaveLength(2)
      found.push(...page.data.map(inShort))
      cursor = page.meta.next_cursor
    } while (cursor && found.length < order.length)
    expect([found, cursor]).toEqual([order, null])
  }
})

test('a list of a category by its id has no other', async () => {
  const { data, meta } = await ask(`category_id=${saver.makanan}`)
  expect(data.map(({ category_id }) => category_id)).toEqual(Array(3).fill(saver.makanan))
  expect(meta).toMatchObject({ total: 3, income: '0.00', expense: '6.00', balance: '-6.00' })
})

test('more matches than are collected at once are counted, summed and listed as a few are', async () => {
  await api.rows(sql`
    insert into transactions (user_id, amount, type, category_id, description, transaction_date)
    select ${saver.id}, n, 'income', ${saver.gaji}::bigint, 'Many', date '2025-01-01' from generate_series(1, 1002) n`)
  for (const most of [999, 1000, 1001, 1002]) {
    const { data, meta } = await ask(`search=many&max_amount=${most}&sort=-amount&limit=2`)
    expect(data.map(({ amount }) => amount)).toEqual([`${most}.00`, `${most - 1}.00`])
    expect(meta).toMatchObject({ total: most, income: `${(most * (most + 1)) / 2}.00`, expense: '0.00' })
  }
})

import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import type { Transaction } from '@pundi/contract'
import { expectTotals } from '../../../testing/expect-totals'
import { type Basket, newBasket } from '../../../testing/basket'
import { type Api, startApi } from '../../../testing/start-api'
import { rowsOf } from '../../../testing/trace-queries'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const days = ['2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01', '2999-01-01']
const options = fc.record(
  {
    is_refund: fc.boolean(),
    tags: fc.subarray(['kerja', 'liburan', 'pasar']),
    wallet: fc.nat(1),
    parts: fc.array(
      fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 9_999_999 }), fc.constantFrom('', 'nasi')),
      {
        maxLength: 4,
      },
    ),
  },
  { requiredKeys: [] },
)
const step = fc.record({
  what: fc.constantFrom('add', 'add', 'edit', 'edit', 'move', 'drop', 'merge'),
  cents: fc.integer({ min: 1, max: 99_999_999 }),
  category: fc.nat(2),
  day: fc.constantFrom(...days),
  place: fc.nat(20),
  options,
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

test('parts make their transaction, every sum equals a recount, and undoing all of it leaves every row as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async steps => {
      const basket = await newBasket(api)
      const wallet = await basket.wallet('Tunai')
      const categories = [basket.makanan, basket.transportasi, basket.hiburan]
      await basket.split(
        [
          [basket.makanan, 1, 'nasi'],
          [basket.hiburan, 2],
        ],
        { wallet_id: wallet, tags: ['pasar'] },
      )
      const before = await readAll(basket)
      const undos: (() => Promise<{ status: number }>)[] = []
      for (const one of steps) {
        const last = await basket.lastEntry()
        const answer = await take(basket, { ...one, categories, wallet })
        const entry = await basket.lastEntry()
        await compare(basket)
        if (answer?.status === 201)
          undos.push(() => basket.call(`DELETE /api/transactions/${answer.json.data.id}`))
        else if (answer?.status === 200 && entry !== last) undos.push(() => basket.undo(entry))
      }
      for (const undo of undos.reverse()) expect((await undo()).status).toBe(200)
      await compare(basket)
      expect(await readAll(basket)).toEqual(before)
    }),
    rounds(25, 5),
  )
}, 240_000)

async function take(basket: Basket, one: Step & { categories: number[]; wallet: number }) {
  const { what, cents, categories, category, day, place } = one
  const { parts = [], wallet, ...simple } = one.options
  const splits = parts.map(([at, amount, note]) => ({
    category_id: categories[at]!,
    amount: decimal(amount),
    note,
  }))
  const sum = parts.reduce((total, [, amount]) => total + amount, 0)
  const body = {
    ...{ type: 'expense', category_id: categories[category]!, description: 'Belanja', transaction_date: day },
    ...{ amount: decimal(splits.length > 1 ? sum : cents), ...simple },
    ...(wallet !== undefined && { wallet_id: wallet ? one.wallet : null }),
    ...(one.options.parts && splits.length !== 1 && { splits }),
  }
  if (what === 'add') return basket.call('POST /api/transactions', body)
  const { data } = (await basket.call('GET /api/transactions?limit=500')).json
  const row = data[place % Math.max(1, data.length)]
  if (what === 'merge') {
    const [from, to] = [categories[category], categories[(category + 1) % 3]]
    return basket.call(`DELETE /api/categories/${from}?move_to=${to}`)
  }
  if (!row) return undefined
  if (what === 'move')
    return basket.call('POST /api/transactions/move', { ids: [row.id], category_id: body.category_id })
  if (what === 'drop') return basket.call(`DELETE /api/transactions/${row.id}`)
  return basket.call(`PUT /api/transactions/${row.id}`, body)
}

async function compare(basket: Basket) {
  const rows: Transaction[] = (await basket.call('GET /api/transactions?limit=500')).json.data
  for (const { splits, amount } of rows)
    if (splits) expect(splits.reduce((sum, part) => sum + centsOf(part.amount), 0)).toBe(centsOf(amount))
  const booked = rows.filter(row => row.transaction_date < '2999')
  const lines = booked.flatMap(row =>
    (row.splits ?? [row]).map(part => ({
      ...{ id: row.id, category_id: part.category_id },
      cents: row.is_refund ? -centsOf(part.amount) : centsOf(part.amount),
    })),
  )
  const ids = [...new Set(lines.map(line => line.category_id))].sort((one, other) => one - other)
  const sums = ids.map(category_id => {
    const own = lines.filter(line => line.category_id === category_id)
    return {
      ...{ category_id, total: decimal(own.reduce((sum, { cents }) => sum + cents, 0)) },
      count: new Set(own.map(({ id }) => id)).size,
    }
  })
  const expense = decimal(lines.reduce((sum, { cents }) => sum + cents, 0))
  for (const query of ['limit=1', 'min_amount=0', 'month_start=15']) {
    const { data } = (await basket.call(`GET /api/transactions/summary?${query}`)).json as unknown as {
      data: { by_category: { category_id: number; total: string; count: number }[] }
    }
    expect([query, data]).toMatchObject([query, { expense, count: booked.length }])
    const found = data.by_category.map(({ category_id, total, count }) => ({ category_id, total, count }))
    expect([query, found.sort((one, other) => one.category_id - other.category_id)]).toEqual([query, sums])
  }
  for (const also of ['', '&min_amount=0'])
    for (const { category_id, total } of sums) {
      const { json } = await basket.call(`GET /api/transactions?category_id=${category_id}${also}`)
      const kept = rows.filter(row => (row.splits ?? [row]).some(part => part.category_id === category_id))
      expect(json.data.map(row => row.id)).toEqual(kept.map(row => row.id))
      expect(json.meta).toMatchObject({ expense: total, total: kept.length })
    }
  await expectTotals(api, basket.id)
}

async function readAll(basket: Basket) {
  const { transactions, split_parts, categories, wallets } = await rowsOf(api, basket.id)
  return { transactions, split_parts, categories, wallets }
}

const centsOf = (amount: string) => Math.round(Number(amount) * 100)
const decimal = (cents: number) => (cents / 100).toFixed(2)

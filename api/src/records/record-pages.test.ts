import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import type { MoneyRecord } from '@pundi/contract'
import { newPurse, type Purse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const record = fc.record({
  what: fc.constantFrom('spend', 'earn', 'move', 'move', 'outside'),
  day: fc.constantFrom('2026-01-31', '2026-02-01', '2026-02-02'),
  amount: fc.constantFrom('9.00', '10.00', '10.50', '100.00'),
})
type Made = typeof record extends fc.Arbitrary<infer Value> ? Value : never

const orders = fc.constantFrom('date', '-date', 'amount', '-amount')

test('reading page by page gives each transaction and each transfer once, in order, whatever the size of a page', async () => {
  const purse = await newPurse(api)
  const wallets = { bank: await purse.wallet('Bank'), cash: await purse.wallet('Tunai') }
  await fc.assert(
    fc.asyncProperty(
      fc.array(record, { maxLength: 8 }),
      fc.integer({ min: 1, max: 7 }),
      orders,
      async (added, limit, sort) => {
        for (const one of added) await add(purse, wallets, one)
        const whole = await readPages(purse, `&sort=${sort}&limit=500`)
        const pages = await readPages(purse, `&sort=${sort}&limit=${limit}`)
        expect(pages).toEqual(whole)
        expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length)
        expect(whole).toEqual(sorted(whole, sort))
        expect(whole.length).toBe(await countAll(purse))
      },
    ),
    rounds(25, 8),
  )
}, 240_000)

async function add(purse: Purse, { bank, cash }: Record<'bank' | 'cash', number>, one: Made) {
  const { what, day, amount } = one
  const booked = { amount, transaction_date: day, wallet_id: bank }
  if (what === 'spend') return purse.book(booked)
  if (what === 'earn') return purse.earn(booked)
  const to_wallet_id = what === 'outside' ? null : cash
  return purse.addTransfer({ from_wallet_id: bank, to_wallet_id, amount, transfer_date: day })
}

async function readPages(purse: Purse, query: string): Promise<MoneyRecord[]> {
  const rows: MoneyRecord[] = []
  let cursor: string | null = null
  do {
    const at: string = cursor === null ? '' : `&cursor=${cursor}`
    const { json } = await purse.call(`GET /api/transactions?with=transfers${query}${at}`)
    rows.push(...(json.data as unknown as MoneyRecord[]))
    cursor = json.meta.next_cursor
  } while (cursor !== null)
  return rows
}

async function countAll(purse: Purse): Promise<number> {
  const [transactions, transfers] = await Promise.all([
    purse.call('GET /api/transactions?limit=1'),
    purse.call('GET /api/transfers?limit=1'),
  ])
  return transactions.json.meta.total + transfers.json.meta.total
}

function sorted(rows: MoneyRecord[], sort: string): MoneyRecord[] {
  const keyOf = (row: MoneyRecord) => {
    if (sort.endsWith('amount')) return Number(row.amount)
    return Date.parse(row.type === 'transfer' ? row.transfer_date : row.transaction_date)
  }
  const ascending = [...rows].sort((one, other) => keyOf(one) - keyOf(other) || one.id - other.id)
  return sort.startsWith('-') ? ascending.reverse() : ascending
}

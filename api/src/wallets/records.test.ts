import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import type { WalletRecord } from '@pundi/contract'
import type { Item } from '../../testing/answer'
import { newPurse, type Purse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let purse: Purse
let bank: number
let gopay: number
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
  bank = await purse.wallet('Bank', { kind: 'bank', opening_balance: '1000000' })
  gopay = await purse.wallet('GoPay', { kind: 'ewallet' })
})
afterAll(() => api.close())

const ask = async (wallet: number, query = '') => {
  const { status, json } = await purse.call(`GET /api/wallets/${wallet}/records${query}`)
  return { status, meta: json.meta, data: json.data as unknown as WalletRecord[] }
}

test('a wallet’s records come newest first, each with what it changed and the balance after it', async () => {
  const transfer: Item = (
    await purse.addTransfer({
      ...{ from_wallet_id: bank, to_wallet_id: gopay, amount: '200000', transfer_date: '2026-02-10' },
      ...{ fee: '6500', fee_category_id: purse.makanan },
    })
  ).json.data
  const coffee: Item = (await purse.book({ wallet_id: gopay, amount: '25000.25' })).json.data
  await purse.book({ amount: '1' })
  const { status, data, meta } = await ask(gopay)
  expect([status, meta]).toEqual([200, { total: 2, next_cursor: null }])
  expect(data).toEqual([
    { ...coffee, change: '-25000.25', balance: '174999.75' },
    { ...transfer, type: 'transfer', change: '200000.00', balance: '200000.00' },
  ])
  expect((await ask(bank)).data).toMatchObject([
    { type: 'expense', amount: '6500.00', change: '-6500.00', balance: '793500.00' },
    { type: 'transfer', amount: '200000.00', change: '-200000.00', balance: '800000.00' },
  ])
})

test('what is planned has the balance that there will be, and the first that is not has the wallet’s', async () => {
  await purse.book({ wallet_id: gopay, amount: '10', transaction_date: '2999-01-01' })
  await purse.earn({ wallet_id: gopay, amount: '100', transaction_date: '2026-01-31' })
  const { data } = await ask(gopay)
  expect(data.map(({ balance }) => balance)).toEqual(['90.00', '100.00'])
  expect(await purse.balances()).toMatchObject({ GoPay: '100.00' })
})

test('a wallet without records has none; one of somebody else is answered like one that never was', async () => {
  expect(await ask(gopay)).toEqual({ status: 200, meta: { total: 0, next_cursor: null }, data: [] })
  const other = await newPurse(api)
  for (const id of [bank, 999_999_999])
    expect((await other.call(`GET /api/wallets/${id}/records`)).status).toBe(404)
})

test('a cursor that was not given is refused', async () => {
  const { status, json } = await purse.call(`GET /api/wallets/${bank}/records?cursor=x`)
  expect([status, Object.keys(json.errors)]).toEqual([422, ['cursor']])
})

const made = fc.record({
  what: fc.constantFrom('spend', 'split', 'earn', 'return', 'in', 'out', 'outside'),
  day: fc.constantFrom('2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01', '2999-01-01'),
  cents: fc.integer({ min: 2, max: 9_999_999 }),
})

test('whatever was booked and however large a page is, each balance is that of the record before it and its change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(made, { maxLength: 9 }), fc.integer({ min: 1, max: 6 }), async (all, limit) => {
      purse = await newPurse(api)
      const wallet = await purse.wallet('Tunai', { opening_balance: '12.34' })
      const other = await purse.wallet('Bank')
      for (const one of all) await add(wallet, other, one)
      const rows = await readPages(wallet, limit)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(all.length)
      const last = rows.find(row => dayOf(row) < '2999-01-01')
      expect(await purse.balances()).toMatchObject({ Tunai: last?.balance ?? '12.34' })
      let cents = 1234n
      for (const { change, balance } of rows.reverse()) {
        cents += centsOf(change)
        expect(centsOf(balance)).toBe(cents)
      }
    }),
    rounds(25, 5),
  )
}, 240_000)

type Made = typeof made extends fc.Arbitrary<infer Value> ? Value : never

async function add(wallet: number, other: number, { what, day, cents }: Made) {
  const amount = (cents / 100).toFixed(2)
  const booked = { wallet_id: wallet, amount, transaction_date: day }
  if (what === 'spend' || what === 'return') return purse.book({ ...booked, is_refund: what === 'return' })
  if (what === 'split') return purse.book({ ...booked, splits: splitsOf(cents) })
  if (what === 'earn') return purse.earn(booked)
  const [from, to] = what === 'in' ? [other, wallet] : [wallet, what === 'out' ? other : null]
  return purse.addTransfer({ from_wallet_id: from, to_wallet_id: to, amount, transfer_date: day })
}

const splitsOf = (cents: number) =>
  [1, cents - 1].map(part => ({ category_id: purse.makanan, amount: (part / 100).toFixed(2) }))

async function readPages(wallet: number, limit: number): Promise<WalletRecord[]> {
  const rows: WalletRecord[] = []
  let cursor: string | null = null
  do {
    const at: string = cursor === null ? '' : `&cursor=${cursor}`
    const { data, meta } = await ask(wallet, `?limit=${limit}${at}`)
    rows.push(...data)
    cursor = meta.next_cursor
  } while (cursor !== null)
  return rows
}

const dayOf = (row: WalletRecord) => (row.type === 'transfer' ? row.transfer_date : row.transaction_date)
const centsOf = (amount: string) => BigInt(amount.replace('.', ''))

import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import type { AccountExport } from '@pundi/contract'
import { expectTotals } from '../../testing/expect-totals'
import { newPurse, type Purse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const friends = ['Budi', 'Ani']
const step = fc.record({
  what: fc.constantFrom('share', 'share', 'owe', 'settle', 'settle', 'all', 'drop', 'undo'),
  friend: fc.constantFrom(...friends),
  cents: fc.integer({ min: 1, max: 500_000 }),
  inWallet: fc.boolean(),
  place: fc.nat(20),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

test('open is shares less what was paid back, the wallet has the money, and whatever is undone opens it again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async steps => {
      const purse = await newPurse(api)
      const wallet = await purse.wallet('Tunai', { opening_balance: '100000' })
      const ties = new Map<number, { transaction_id: number; name: string }>()
      for (const one of steps) {
        await take(purse, wallet, one)
        for (const { record_id, ...tie } of await readPaybacks(purse)) ties.set(record_id, tie)
        await compare(purse, ties)
      }
    }),
    rounds(40, 5),
  )
}, 240_000)

async function take(purse: Purse, wallet: number, { what, friend, cents, inWallet, place }: Step) {
  const amount = decimal(BigInt(cents))
  const settlement = { name: friend, wallet_id: inWallet ? wallet : null, transaction_date: '2026-02-20' }
  if (what === 'share' || what === 'owe') {
    const owed_by = what === 'owe' ? 'me' : 'friend'
    await purse.book({ amount: '5000', shares: [{ name: friend, amount, owed_by }] })
  } else if (what === 'settle') await purse.call('POST /api/shares/settlement', { ...settlement, amount })
  else if (what === 'all') await purse.call('POST /api/shares/settlement', settlement)
  else if (what === 'undo') await purse.undo(await purse.lastEntry())
  else {
    const { transactions, transfers } = await readRecords(purse)
    const paths = [
      ...transactions.map(({ id }) => `transactions/${id}`),
      ...transfers.map(({ id }) => `transfers/${id}`),
    ]
    if (paths.length > 0) await purse.call(`DELETE /api/${paths[place % paths.length]}`)
  }
}

async function compare(purse: Purse, ties: Map<number, { transaction_id: number; name: string }>) {
  const { transactions, transfers } = await readRecords(purse)
  const present = new Set(transactions.map(({ id }) => id))
  const open = new Map<string, bigint>()
  const add = (name: string, cents: bigint) => open.set(name, (open.get(name) ?? 0n) + cents)
  for (const { shares = [] } of transactions)
    for (const { name, amount, owed_by } of shares)
      add(name, owed_by === 'me' ? -centsOf(amount) : centsOf(amount))
  for (const { id, amount } of [...transactions, ...transfers]) {
    const tie = ties.get(id)
    const isOut = transfers.some(row => row.id === id)
    if (tie && present.has(tie.transaction_id)) add(tie.name, isOut ? centsOf(amount) : -centsOf(amount))
  }
  const { data, meta } = (await purse.call('GET /api/shares')).json
  const told = new Map(data.map(friend => [friend.name, centsOf(friend.open)]))
  for (const name of friends) expect([name, told.get(name) ?? 0n]).toEqual([name, open.get(name) ?? 0n])
  const owed = [...open.values()]
  expect(meta).toMatchObject({
    owed_to_me: decimal(owed.filter(cents => cents > 0n).reduce((sum, cents) => sum + cents, 0n)),
    owed_by_me: decimal(-owed.filter(cents => cents < 0n).reduce((sum, cents) => sum + cents, 0n)),
  })
  await expectTotals(api, purse.id)
}

async function readRecords(purse: Purse) {
  const transactions = (await purse.call('GET /api/transactions?limit=500')).json.data
  const transfers = (await purse.call('GET /api/transfers?limit=500')).json.data
  return { transactions, transfers }
}

const readPaybacks = async (purse: Purse) =>
  (JSON.parse((await purse.call('GET /api/account/export')).text) as AccountExport).paybacks

const centsOf = (amount: string) => BigInt(amount.replace('.', ''))

function decimal(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

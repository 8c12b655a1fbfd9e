import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import type { Transaction, Transfer } from '@pundi/contract'
import { expectTotals } from '../../testing/expect-totals'
import { newPurse, type Purse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'
import { rowsOf } from '../../testing/trace-queries'

/* What must hold of money in wallets after any sequence of changes, and after all of them are undone. */

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const days = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-28', '2026-03-01', '2999-01-01']
const step = fc.record({
  what: fc.constantFrom('spend', 'earn', 'return', 'move', 'edit', 'drop', 'correct', 'edit', 'move'),
  cents: fc.integer({ min: 1, max: 99_999_999 }),
  from: fc.nat(3),
  to: fc.nat(3),
  day: fc.constantFrom(...days),
  hasFee: fc.boolean(),
  place: fc.nat(20),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

test('balances are opening + income − expense + refunds + in − out, totals equal a recount, and undoing all of it leaves every row as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async steps => {
      const purse = await newPurse(api)
      const wallets = [
        await purse.wallet('Tunai', { opening_balance: '1000.01' }),
        await purse.wallet('Bank', { kind: 'bank', opening_balance: '250000' }),
        await purse.wallet('Kartu', { kind: 'card', opening_balance: '-99.99' }),
      ]
      await purse.book({ wallet_id: wallets[0], amount: '3' })
      const before = await readRows(purse)
      const undos: (() => Promise<number>)[] = []
      for (const one of steps) {
        const undo = await take(purse, [...wallets, null], one)
        if (undo) undos.push(undo)
        await compare(purse)
      }
      for (const undo of undos.reverse()) expect(await undo()).toBe(200)
      await compare(purse)
      expect(await readRows(purse)).toEqual(before)
    }),
    rounds(60, 5),
  )
}, 240_000)

/** Makes one change; answers how to undo it, which is done from the newest to the oldest. */
async function take(purse: Purse, wallets: (number | null | undefined)[], one: Step) {
  const { what, day, place } = one
  const amount = decimal(BigInt(one.cents))
  const [from, to] = [wallets[one.from] ?? null, wallets[one.to] ?? null]
  const fee = one.hasFee ? { fee: '6500', fee_category_id: purse.makanan } : {}
  const [moved, booked] = [
    { from_wallet_id: from, to_wallet_id: to, amount, transfer_date: day, description: 'Pindah', ...fee },
    { wallet_id: from, amount, transaction_date: day },
  ]
  const removal = (path: string) => async () => (await purse.call(`DELETE /api/${path}`)).status
  const undoLast = async () => {
    const entry = await purse.lastEntry()
    return async () => (await purse.undo(entry)).status
  }
  if (what === 'spend' || what === 'earn' || what === 'return') {
    const is_refund = what === 'return'
    const { json } = await (what === 'earn' ? purse.earn(booked) : purse.book({ ...booked, is_refund }))
    return removal(`transactions/${json.data.id}`)
  }
  if (what === 'move') {
    const { status, json } = await purse.addTransfer(moved)
    return status === 201 ? removal(`transfers/${json.data.id}`) : undefined
  }
  if (what === 'correct') {
    const body = { balance: amount, date: day }
    const { status, json } = await purse.call(`POST /api/wallets/${from ?? wallets[0]}/correction`, body)
    return status === 200 && json.data.transfer ? removal(`transfers/${json.data.transfer.id}`) : undefined
  }
  const { transactions, transfers } = await readRecords(purse)
  const records = [
    ...transactions.map(({ id, type, category_id, description }) => ({
      path: `transactions/${id}`,
      body: { type, category_id, description, ...booked },
    })),
    ...transfers.map(({ id }) => ({ path: `transfers/${id}`, body: moved })),
  ]
  const record = records[place % records.length]
  if (!record) return undefined
  const last = await purse.lastEntry()
  const call = what === 'drop' ? `DELETE /api/${record.path}` : `PUT /api/${record.path}`
  const { status } = await purse.call(call, what === 'drop' ? undefined : record.body)
  return status === 200 && (await purse.lastEntry()) !== last ? undoLast() : undefined
}

/** Compares what the server says of the wallets with what its records add up to, in plain code. */
async function compare(purse: Purse) {
  const { data: wallets, meta } = await purse.list()
  const { transactions, transfers } = await readRecords(purse)
  const today = new Date(Date.now() + 7 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const isDue = (day: string) => day <= today
  let sum = 0n
  for (const { id, opening_balance, balance } of wallets) {
    let cents = centsOf(opening_balance)
    for (const { wallet_id, type, amount, is_refund, transaction_date } of transactions)
      if (wallet_id === id && isDue(transaction_date))
        cents += type === 'income' || is_refund ? centsOf(amount) : -centsOf(amount)
    for (const { from_wallet_id, to_wallet_id, amount, transfer_date } of transfers.filter(row =>
      isDue(row.transfer_date),
    )) {
      if (to_wallet_id === id) cents += centsOf(amount)
      if (from_wallet_id === id) cents -= centsOf(amount)
      expect(transfer_date <= today).toBe(true)
    }
    expect([id, balance]).toEqual([id, decimal(cents)])
    sum += cents
  }
  for (const { wallet_id, type, amount, is_refund, transaction_date } of transactions)
    if (!wallet_id && isDue(transaction_date))
      sum += type === 'income' || is_refund ? centsOf(amount) : -centsOf(amount)
  expect(meta).toMatchObject({ balance: decimal(sum) })
  await expectTotals(api, purse.id)
}

async function readRecords(purse: Purse): Promise<{ transactions: Transaction[]; transfers: Transfer[] }> {
  const transactions = (await purse.call('GET /api/transactions?limit=500')).json.data
  const transfers = (await purse.call('GET /api/transfers?limit=500')).json.data
  return { transactions, transfers }
}

/** All rows that money stands in; totals of nothing equal no totals. */
async function readRows(purse: Purse) {
  const { transactions, transfers, wallets } = await rowsOf(api, purse.id)
  return { transactions, transfers, wallets }
}

const centsOf = (amount: string) => BigInt(amount.replace('.', ''))

function decimal(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

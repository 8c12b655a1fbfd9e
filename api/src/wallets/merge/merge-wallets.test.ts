import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { expectTotals } from '../../../testing/expect-totals'
import { newPurse, type Purse } from '../../../testing/purse'
import { type Api, startApi } from '../../../testing/start-api'
import { rowsOf } from '../../../testing/trace-queries'

let api: Api
let purse: Purse
let cash: number
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
  cash = await purse.wallet('Tunai', { opening_balance: '1000' })
})
afterEach(async () => {
  await expectTotals(api, purse.id)
})
afterAll(() => api.close())

const remove = (from: number, to: number) => purse.call(`DELETE /api/wallets/${from}?move_to=${to}`)
async function rows() {
  const { transactions, transfers, wallets, categories } = await rowsOf(api, purse.id)
  return { transactions, transfers, wallets, categories }
}

test('what both had is there on each day: the later opening balance came from outside on its day', async () => {
  const later = { kind: 'bank', opening_balance: '50', opening_date: '2026-02-01' }
  const jago = await purse.wallet('Jago', later)
  await purse.book({ wallet_id: jago, amount: '1' })
  expect((await remove(jago, cash)).status).toBe(200)
  const { data } = (
    await purse.call(`GET /api/wallets/${cash}/records`, undefined, { 'accept-language': 'en' })
  ).json
  expect(data.map(row => [row.description, (row as object as { balance: string }).balance])).toEqual([
    ['Kopi', '1049.00'],
    ['Opening balance of Jago', '1050.00'],
  ])
})

test('a debt that begins earlier leaves a wallet that cannot begin below zero on its first day', async () => {
  const loan = await purse.wallet('Pinjaman', {
    kind: 'loan',
    opening_balance: '-300',
    opening_date: '2019-05-01',
  })
  const before = await rows()
  expect((await remove(loan, cash)).status).toBe(200)
  const [wallet] = (await purse.list()).data
  expect(wallet).toMatchObject({
    opening_date: '2019-05-01',
    opening_balance: '0.00',
    balance: '700.00',
    count: 2,
  })
  expect((await purse.undo(await purse.lastEntry())).status).toBe(200)
  expect(await rows()).toEqual(before)
})

test('where the target has changed since, it is undone once that is confirmed', async () => {
  const jago = await purse.wallet('Jago', { kind: 'bank', opening_balance: '50' })
  await remove(jago, cash)
  const entry = await purse.lastEntry()
  const body = { name: 'Tunai', kind: 'cash', opening_balance: '2000', opening_date: '2020-01-01' }
  expect((await purse.call(`PUT /api/wallets/${cash}`, body)).status).toBe(200)
  const { status, json } = await purse.undo(entry)
  expect([status, Object.keys(json.errors)]).toEqual([409, ['overwrite']])
  expect(await purse.balances()).not.toHaveProperty('Jago')
  expect((await purse.undo(entry, { overwrite: true })).status).toBe(200)
  expect(await purse.balances()).toMatchObject({ Tunai: '1000.00', Jago: '50.00' })
})

test('a transfer between the two that came back into a third one stays there once that is confirmed', async () => {
  const jago = await purse.wallet('Jago', { kind: 'bank', opening_balance: '50' })
  const third = await purse.wallet('Dana', { kind: 'ewallet' })
  const { json } = await purse.addTransfer({ from_wallet_id: jago, to_wallet_id: cash, amount: '10' })
  const changes = { from_wallet_id: jago, to_wallet_id: cash, amount: '20', description: 'Setor' }
  const day = { transfer_date: '2026-02-10' }
  expect((await purse.call(`PUT /api/transfers/${json.data.id}`, { ...changes, ...day })).status).toBe(200)
  const changed = await purse.lastEntry()
  expect((await remove(jago, cash)).status).toBe(200)
  const removal = await purse.lastEntry()
  expect((await purse.undo(changed, { wallet_id: third, overwrite: true })).status).toBe(200)
  const refused = await purse.undo(removal)
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([409, ['overwrite']])
  expect((await purse.undo(removal, { overwrite: true })).status).toBe(200)
  expect(await purse.balances()).toEqual({ Tunai: '1010.00', Jago: '50.00', Dana: '-10.00' })
})

const made = fc.record({
  what: fc.constantFrom('spend', 'earn', 'in', 'out', 'between', 'back'),
  day: fc.constantFrom('2025-12-31', '2026-01-31', '2026-02-01', '2999-01-01'),
  cents: fc.integer({ min: 1, max: 99_999 }),
})

const began = fc.record({
  kind: fc.constantFrom('bank', 'card'),
  opening_balance: fc.constantFrom('0', '5', '1234.56'),
  opening_date: fc.constantFrom('2024-06-01', '2025-12-01', '2025-12-31'),
})

test('whatever a wallet has, what there is stays the same on each day, and undoing it restores every row', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(made, { maxLength: 8 }), began, began, async (records, one, other) => {
      purse = await newPurse(api)
      const [from, to, third] = [
        await purse.wallet('Tunai', one),
        await purse.wallet('Bank', other),
        await purse.wallet('Kartu', { kind: 'card' }),
      ]
      for (const { what, day, cents } of records) {
        const amount = (cents / 100).toFixed(2)
        const booked = { wallet_id: from, amount, transaction_date: day }
        const ways = { in: [third, from], out: [from, third], between: [from, to], back: [to, from] }
        if (what === 'spend') await purse.book(booked)
        else if (what === 'earn') await purse.earn(booked)
        else {
          const [from_wallet_id, to_wallet_id] = ways[what]
          await purse.addTransfer({ from_wallet_id, to_wallet_id, amount, transfer_date: day })
        }
      }
      const [before, sums] = [await rows(), await sumsOfDays()]
      expect((await remove(from, to)).status).toBe(200)
      expect(await sumsOfDays()).toEqual(sums)
      expect((await purse.undo(await purse.lastEntry())).status).toBe(200)
      expect(await rows()).toEqual(before)
      expect(await sumsOfDays()).toEqual(sums)
    }),
    rounds(25, 5),
  )
}, 240_000)

async function sumsOfDays() {
  const { data } = (await purse.call('GET /api/statements?from=2025-11-30&to=2026-03-31')).json
  const { meta } = (await purse.list()) as unknown as { meta: { balance: string } }
  return [(data as unknown as { balance: object }).balance, meta.balance]
}

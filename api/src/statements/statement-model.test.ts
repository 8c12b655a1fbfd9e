import fc from 'fast-check'
import type { Statement } from '@pundi/contract'
import { rounds } from '@pundi/devkit/testing/rounds'
import { saveSettings } from '../../testing/settings'
import { newPurse, type Purse } from '../../testing/purse'
import {
  centsOf,
  decimal,
  type Kept,
  linesOf,
  type Range,
  readKept,
  sum,
  sumsOf,
  within,
  type Within,
} from '../../testing/statement-recount'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const days = [
  '2023-12-31',
  '2024-02-29',
  '2025-12-24',
  '2026-01-24',
  '2026-01-25',
  '2026-01-31',
  '2026-02-28',
]
const day = fc.constantFrom(...days, '2026-03-24', '2026-03-25', '2026-10-31', '2099-01-01')
const record = fc.record({
  what: fc.constantFrom('spend', 'earn', 'return', 'split', 'move'),
  cents: fc.integer({ min: 2, max: 99_999_999 }),
  from: fc.nat(2),
  to: fc.nat(2),
  tags: fc.constantFrom([], ['Rumah'], ['rumah', 'Anak'], ['Anak']),
  day,
})
const range = fc.tuple(day, day).map(([one, other]): Range => (one < other ? [one, other] : [other, one]))

test('every sum is what the records of its days add up to', async () => {
  await fc.assert(
    fc.asyncProperty(
      ...[fc.array(record, { minLength: 1, maxLength: 12 }), range, fc.option(range), fc.boolean()],
      fc.integer({ min: 1, max: 28 }),
      async (records, asked, against, hasWallets, monthStart) => {
        const purse = await newPurse(api)
        const jajan = (await purse.call('POST /api/categories', { name: 'Jajan', type: 'expense' })).json.data
          .id
        const wallets: (number | null)[] = hasWallets
          ? [await purse.wallet('Tunai', { opening_balance: '1000.01' }), await purse.wallet('Bank'), null]
          : [null]
        await saveSettings(api, purse, { month_start: monthStart })
        for (const one of records) await book(purse, one, { wallets, jajan })
        const [from, to] = asked
        const other = against ? `&against_from=${against[0]}&against_to=${against[1]}` : ''
        const { status, json } = await purse.call(`GET /api/statements?from=${from}&to=${to}${other}`)
        expect(status).toBe(200)
        const found = json.data as unknown as Statement
        const kept = await readKept(purse)
        const [here, there] = [within(kept, asked), against && within(kept, against)]
        expect(found.totals).toEqual(sumsOf(here.lines, here.count))
        expect(found.against).toEqual(there && sumsOf(there.lines, there.count))
        compareSteps(found, kept)
        compareGroups(found, here, there)
        compareWallets(found, here, there, hasWallets)
        compareBalance(found, kept, hasWallets ? 100_001n : 0n, hasWallets)
      },
    ),
    rounds(60, 5),
  )
}, 240_000)

async function book(
  purse: Purse,
  { what, cents, from, to, tags, day: date }: typeof record extends fc.Arbitrary<infer One> ? One : never,
  { wallets, jajan }: { wallets: (number | null)[]; jajan: number },
) {
  const [one, other] = [wallets[from % wallets.length] ?? null, wallets[to % wallets.length] ?? null]
  const amount = decimal(BigInt(cents))
  const body = { amount, wallet_id: one, tags, transaction_date: date }
  if (what === 'earn') return purse.earn(body)
  if (what === 'move')
    return purse.addTransfer({ from_wallet_id: one, to_wallet_id: other, amount, transfer_date: date })
  const splits = [
    { category_id: purse.makanan, amount: '0.01' },
    { category_id: jajan, amount: decimal(BigInt(cents - 1)) },
  ]
  return purse.book({ ...body, is_refund: what === 'return', ...(what === 'split' && { splits }) })
}

function compareSteps({ steps, totals }: Statement, kept: Kept) {
  for (const { from, to, ...sums } of steps.data) {
    const { lines, count } = within(kept, [from, to])
    expect(sums).toEqual(sumsOf(lines, count))
  }
  expect(steps.data.reduce((count, step) => count + step.count, 0)).toBe(totals.count)
}

function compareGroups({ categories, tags }: Statement, here: Within, there: Within | null) {
  const ids = new Set([...here.lines, ...(there?.lines ?? [])].map(line => line.category_id))
  expect(categories.map(({ category_id }) => category_id).sort()).toEqual([...ids].sort())
  const totals = (side: Within, id: number) => {
    const lines = side.lines.filter(line => line.category_id === id)
    return decimal(lines.reduce((total, { cents }) => total + cents, 0n))
  }
  for (const { category_id, total, against } of categories) {
    expect(total).toBe(totals(here, category_id))
    expect(against?.total).toBe(there ? totals(there, category_id) : undefined)
  }
  const tagged = (side: Within, wanted: string) => {
    const rows = side.transactions.filter(row => row.tags?.some(tag => tag.toLowerCase() === wanted))
    return sumsOf(rows.flatMap(linesOf), rows.length)
  }
  const all = [...here.transactions, ...(there?.transactions ?? [])].flatMap(row => row.tags ?? [])
  const names = new Set(all.map(tag => tag.toLowerCase()))
  expect(tags.map(({ tag }) => tag.toLowerCase()).sort()).toEqual([...names].sort())
  for (const { tag, against, ...sums } of tags) {
    expect(sums).toEqual(tagged(here, tag.toLowerCase()))
    expect(against).toEqual(there && tagged(there, tag.toLowerCase()))
  }
}

function compareWallets({ wallets }: Statement, here: Within, there: Within | null, hasWallets: boolean) {
  const side = ({ transactions, transfers }: Within, id: number | null) => {
    const lines = transactions.filter(row => (row.wallet_id ?? null) === id).flatMap(linesOf)
    const [income, expense] = [sum(lines, 'income'), sum(lines, 'expense')]
    const moved = (name: 'to_wallet_id' | 'from_wallet_id') =>
      id === null
        ? 0n
        : transfers.filter(row => row[name] === id).reduce((total, { amount }) => total + centsOf(amount), 0n)
    const [into, out] = [moved('to_wallet_id'), moved('from_wallet_id')]
    return {
      ...{ income: decimal(income), expense: decimal(expense), moved_in: decimal(into) },
      ...{ moved_out: decimal(out), net: decimal(income - expense + into - out) },
    }
  }
  for (const { wallet_id, name: _, against, ...sums } of wallets) {
    expect(sums).toEqual(side(here, wallet_id))
    expect(against).toEqual(there && side(there, wallet_id))
  }
  const rows = [...here.transactions, ...(there?.transactions ?? [])]
  const moves = [...here.transfers, ...(there?.transfers ?? [])]
  const used = [
    ...rows.map(row => row.wallet_id ?? null),
    ...moves.flatMap(row => [row.from_wallet_id, row.to_wallet_id].filter(id => id !== null)),
  ]
  expect(new Set(wallets.map(({ wallet_id }) => wallet_id))).toEqual(new Set(hasWallets ? used : []))
}

function compareBalance({ balance }: Statement, kept: Kept, opening: bigint, hasWallets: boolean) {
  const until = (isDue: (date: string) => boolean) => {
    let cents = opening
    for (const row of kept.transactions)
      if (isDue(row.transaction_date))
        cents += row.type === 'income' || row.is_refund ? centsOf(row.amount) : -centsOf(row.amount)
    for (const row of kept.transfers.filter(({ transfer_date }) => isDue(transfer_date))) {
      if (row.to_wallet_id) cents += centsOf(row.amount)
      if (row.from_wallet_id) cents -= centsOf(row.amount)
    }
    return decimal(cents)
  }
  expect(balance.of).toBe(hasWallets ? 'wallets' : 'bookings')
  expect(balance.data).toEqual(
    balance.data.map(({ date }) => ({ date, balance: until(booked => booked <= date) })),
  )
}

import sql from 'sql-template-tag'
import { expectTotals } from '../../testing/expect-totals'
import { openTestDatabase } from '../../testing/test-database'
import { readConfiguration } from '../configuration'
import type { Database } from '../platform/database/database'
import { sampleCategories } from './sample-bills'
import { sampleFriends } from './sample-friends'
import { sampleTransfers, sampleWallets, walletOf } from './sample-wallets'
import { sampleYear } from './sample-year'
import { seed } from './seed'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const categories = [
  'Gaji',
  'Makanan',
  'Transportasi',
  'Hiburan',
  ...sampleCategories.map(({ name }) => name),
].map((name, index) => ({ id: index + 1, name, type: index ? ('expense' as const) : ('income' as const) }))

test.each([
  '2026-11-20T09:00:00Z',
  '2026-01-01T00:00:00Z',
  '2026-03-05T23:59:00Z',
  '2028-02-29T12:00:00Z',
  '2026-01-25T12:00:00Z',
  '2026-06-04T12:00:00Z',
])('no wallet but the card is ever below zero, and the card is paid by what it bought: on %s', now => {
  const today = new Date(now)
  const others = sampleFriends(categories, today)
  const samples = [...sampleYear(categories, today, others.samples), ...others.samples]
  const transfers = [...sampleTransfers(samples, today), ...others.payments]
  const least = new Map<string, number>()
  for (const [key, { opening_balance }] of sampleWallets) {
    const changes = [
      ...samples
        .filter(sample => walletOf(sample) === key)
        .map(({ transaction_date, type, is_refund, amount }) => ({
          day: transaction_date,
          change: type === 'income' || is_refund ? Number(amount) : -Number(amount),
        })),
      ...transfers.flatMap(({ transfer_date, from, to, amount, fee }) => [
        ...(to === key ? [{ day: transfer_date, change: Number(amount) }] : []),
        ...(from === key ? [{ day: transfer_date, change: -Number(amount) - Number(fee?.amount ?? 0) }] : []),
      ]),
    ].sort((one, other) => one.day.localeCompare(other.day) || other.change - one.change)
    let balance = Number(opening_balance)
    least.set(key, balance)
    for (const { change } of changes) {
      balance += change
      least.set(key, Math.min(balance, least.get(key) ?? 0))
    }
    if (key === 'card') expect(balance).toBeGreaterThan(-4_000_000)
  }
  for (const [key, balance] of least) expect([key, key === 'card' || balance >= 0]).toEqual([key, true])
  expect(transfers.some(({ to }) => to === 'card')).toBe(true)
  expect(transfers.filter(({ fee }) => fee).length).toBeGreaterThanOrEqual(11)
  expect(transfers.every(({ created_at }) => created_at <= today.toISOString())).toBe(true)
})

test('the demo user has them with activities of their days, and totals that equal a recount', async () => {
  await seed(database, readConfiguration({}))
  const read = async (statement: ReturnType<typeof sql>) =>
    (await database.query<Record<string, unknown>>(statement)).rows
  const [row] = await read(
    sql`select (select count(*) from wallets) as wallets,
          (select count(*) from transfers) = (select count(*) from activities where type = 'Add transfer') as logged,
          (select count(*) from transfers) = (select count(*) from audit where action = 'Add transfer') as audited,
          (select count(*) from transactions where wallet_id is null) as outside,
          (select max(date) <= now() from activities) as none_ahead,
          (select count(*) from activities where type = 'Add transfer' and date::date = current_date) < 5 as spread,
          (select min(user_id) from transfers) as id`,
  )
  expect(row).toMatchObject({
    ...{ wallets: 5, outside: 0, logged: true, audited: true, none_ahead: true, spread: true },
  })
  const id = Number(row!.id)
  await expectTotals({ database }, id)
})

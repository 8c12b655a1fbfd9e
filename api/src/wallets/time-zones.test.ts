import sql from 'sql-template-tag'
import { inTimeZone } from '../../testing/in-time-zone'
import { type Lender, newLender } from '../../testing/lender'
import { type Api, startApi } from '../../testing/start-api'
import { openTestDatabase } from '../../testing/test-database'

const zones = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']
const cases = [
  ...zones.slice(1).map(zone => ({ server: zone, database: 'UTC' })),
  ...zones.slice(1).map(zone => ({ server: 'UTC', database: zone })),
  { server: 'Pacific/Auckland', database: 'America/Los_Angeles' },
]

let expected: object
beforeAll(async () => {
  expected = await live('UTC', 'UTC')
}, 240_000)

test.each(cases)(
  'in %j every total, balance and day is the same',
  async ({ server, database }) => {
    expect(await live(server, database)).toEqual(expected)
  },
  60_000,
)

test('the process is really in that zone, and its database too', async () => {
  const [auckland, angeles] = zones.slice(1).map(String)
  const hours = await inTimeZone(auckland!, async () => new Date('2026-01-01T00:00:00Z').getHours())
  expect(hours).toBe(13)
  const database = await openTestDatabase(angeles)
  const { rows } = await database.query(sql`select current_setting('timezone') as zone`)
  await database.close()
  expect(rows).toEqual([{ zone: angeles }])
})

async function live(server: string, database: string) {
  const api = await startApi({}, await openTestDatabase(database))
  try {
    return await inTimeZone(server, async () => {
      const lender = await newLender(api)
      await book(lender)
      return await readAll(api, lender)
    })
  } finally {
    await api.close()
  }
}

async function book(lender: Lender) {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date())
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const days = [
    ...['2025-12-31', '2026-01-01', '2024-02-29', '2026-03-08', '2026-04-05', '2026-09-27', '2026-10-31'],
    ...['2026-11-01', today, tomorrow],
  ]
  for (const [place, day] of days.entries()) {
    const amount = `${3 ** place}.25`
    await lender.book({ wallet_id: lender.bank, amount, transaction_date: day })
    await lender.earn({ wallet_id: lender.bank, amount: `${place}.5`, transaction_date: day })
    const fee = { fee: '0.5', fee_category_id: lender.makanan }
    await lender.addTransfer({ from_wallet_id: lender.bank, amount, transfer_date: day, ...fee })
  }
  const { json } = await lender.book({ amount: '900', shares: [{ name: 'Budi', amount: '300' }] })
  const settled = { name: 'Budi', amount: '100', transaction_date: '2026-02-28', wallet_id: lender.bank }
  await lender.call('POST /api/shares/settlement', settled)
  const { id } = await lender.bought({ books: 'per_instalment', count: 12 })
  await lender.pay(id)
  await lender.call(`POST /api/wallets/${lender.bank}/correction`, { balance: '77', date: '2026-02-28' })
  await lender.call(`DELETE /api/transactions/${json.data.id}`)
  await lender.undo(await lender.lastEntry())
}

async function readAll(api: Api, lender: Lender) {
  const paths = [
    ...['wallets', 'wallets/days', `wallets/${lender.bank}/records?limit=500`, 'shares', 'instalments'],
    ...['transactions/summary', 'transactions/summary?month_start=25&from=2026-01-01'],
    ...['transactions?with=transfers&limit=500', 'transactions?planned=only', 'transfers?limit=500'],
  ]
  const answers: unknown[] = []
  for (const path of paths) answers.push([path, (await lender.call(`GET /api/${path}`)).json])
  const { text } = await lender.call('GET /api/transactions/export?with=transfers')
  const [totals, purses] = [
    await api.rows(
      sql`select month, type, total, count from monthly_totals where count <> 0 order by 1, 2, 3`,
    ),
    await api.rows(sql`select month, total, count from wallet_totals where count <> 0 order by 1, 2, 3`),
  ]
  const kept: unknown = JSON.parse(
    JSON.stringify({ answers, totals, purses }, (key, value: unknown) =>
      /^(created_at|version|next_cursor)$/.test(key) ? undefined : value,
    ),
  )
  return { kept, text }
}

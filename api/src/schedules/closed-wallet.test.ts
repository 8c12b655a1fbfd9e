import sql from 'sql-template-tag'
import { bookAll, closeServers, startServers } from '../../testing/several-servers'
import { expectTotals } from '../../testing/expect-totals'
import { fakeClock, setNow } from '../../testing/fake-clock'
import { newPlanner, type Planner } from '../../testing/schedule-planner'
import type { Api } from '../../testing/start-api'

let servers: Api[]
let planner: Planner
let wallet: number
beforeAll(async () => {
  fakeClock()
  servers = await startServers(3)
})
beforeEach(async () => {
  setNow('2026-04-15T05:00:00Z')
  planner = await newPlanner(servers[0]!)
  wallet = await planner.wallet('GoPay')
})
afterEach(() => expectTotals(servers[0]!, planner.id))
afterAll(() => closeServers(servers))

test('what books in a closed wallet books nothing by itself, and its days are offered', async () => {
  await daily()
  await on('2026-04-16')
  await close()
  await on('2026-04-18')
  expect(await bookedDays()).toEqual(['2026-04-16'])
  expect(await offered('2026-04-19')).toEqual([
    ['2026-04-17', false],
    ['2026-04-18', false],
    ['2026-04-19', false],
  ])
})

test.each(['from_wallet_id', 'to_wallet_id'])('so does a transfer whose %s is closed', async side => {
  const bank = await planner.wallet('Bank', { opening_balance: '100' })
  const template = {
    from_wallet_id: bank,
    to_wallet_id: bank,
    type: 'transfer',
    amount: '5',
    description: '',
  }
  await daily({ template: { ...template, [side]: wallet } })
  await close()
  await on('2026-04-17')
  expect((await planner.call('GET /api/transfers')).json.meta.total).toBe(0)
  expect(await offered('2026-04-17')).toHaveLength(2)
})

test('opened again it goes on, and the days of the closed time wait for a press', async () => {
  const { id } = await daily()
  await close()
  await on('2026-04-17')
  await open()
  await on('2026-04-19')
  expect(await bookedDays()).toEqual(['2026-04-18', '2026-04-19'])
  expect(await offered('2026-04-20')).toEqual([
    ['2026-04-16', false],
    ['2026-04-17', false],
    ['2026-04-20', true],
  ])
  expect((await planner.bookDay(id, '2026-04-16')).status).toBe(201)
  await planner.skip(id, '2026-04-17')
  await on('2026-04-20')
  expect(await bookedDays()).toEqual(['2026-04-16', '2026-04-18', '2026-04-19', '2026-04-20'])
})

test.each([
  ['opened again', () => open()],
  ['opened again by an Undo', () => undoLast('Change wallet')],
  [
    'deleted, its records moved',
    async () => planner.call(`DELETE /api/wallets/${wallet}?move_to=${await planner.wallet('BCA')}`),
  ],
])('days that no server saw while it was closed are not booked once it is %s', async (_name, end) => {
  await daily()
  await close()
  setNow('2026-04-17T05:00:00Z')
  expect((await end()).status).toBe(200)
  await on('2026-04-18')
  expect(await bookedDays()).toEqual(['2026-04-18'])
  expect(await offered('2026-04-18')).toHaveLength(2)
})

test('with another wallet it goes on at once, and what has come waits', async () => {
  const { id } = await daily()
  await close()
  setNow('2026-04-17T05:00:00Z')
  const other = await planner.wallet('BCA')
  await planner.call(`PUT /api/schedules/${id}`, planner.rent(everyDay, { wallet_id: other }))
  await on('2026-04-18')
  expect(await bookedDays()).toEqual(['2026-04-18'])
  expect((await planner.bookDay(id, '2026-04-16')).status).toBe(201)
  expect(await planner.balances()).toEqual({ GoPay: '0.00', BCA: '-3000000.00' })
})

test('a day of the closed time that is skipped, and whose skip is undone, waits again', async () => {
  const { id } = await daily()
  await close()
  await on('2026-04-16')
  await open()
  const { json } = await planner.skip(id, '2026-04-16')
  expect((await planner.undo(json.data.activity_ids[0]!)).status).toBe(200)
  await on('2026-04-16')
  expect(await bookedDays()).toEqual([])
  expect(await offered('2026-04-16')).toEqual([['2026-04-16', false]])
})

test('what a closed wallet is added with books none of its past days', async () => {
  await close()
  await daily({ anchor_date: '2026-04-13' })
  expect(await bookedDays()).toEqual([])
  expect(await offered('2026-04-15')).toHaveLength(3)
})

test('servers that book while it is closed and opened leave each day booked once, or waiting', async () => {
  await daily()
  for (const day of ['2026-04-16', '2026-04-17', '2026-04-18']) {
    setNow(`${day}T05:00:00Z`)
    await Promise.all([bookAll(servers), close(), open(), bookAll(servers)])
  }
  await open()
  await on('2026-04-19')
  const [days, waiting] = [await bookedDays(), await offered('2026-04-19')]
  expect([...days, ...waiting.map(([day]) => day)].toSorted()).toEqual([
    ...['2026-04-16', '2026-04-17', '2026-04-18', '2026-04-19'],
  ])
})

const everyDay = { unit: 'day', anchor_date: '2026-04-16' }
const daily = (changes: object = {}) => planner.plan({ ...everyDay, ...changes }, { wallet_id: wallet })

async function on(day: string) {
  setNow(`${day}T05:00:00Z`)
  await bookAll(servers)
}

const change = (is_closed: boolean) =>
  planner.call(`PUT /api/wallets/${wallet}`, {
    ...{ name: 'GoPay', kind: 'cash', opening_balance: '0', opening_date: '2026-01-01', is_closed },
  })
const close = () => change(true)
const open = () => change(false)

async function undoLast(type: string) {
  const [row] = await servers[0]!.rows(
    sql`select max(id) as id from activities where user_id = ${planner.id} and type = ${type}`,
  )
  return planner.undo(Number(row!['id']))
}

const bookedDays = async () => (await planner.booked()).map(([day]) => day)

async function offered(to: string) {
  const days = await planner.days(`from=2026-04-01&to=${to}`)
  return days
    .filter(({ state }) => state === 'open')
    .map(({ due_on, is_automatic }) => [due_on, is_automatic] as const)
}

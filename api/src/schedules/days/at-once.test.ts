import sql from 'sql-template-tag'
import { bookAll, closeServers, startServers } from '../../../testing/several-servers'
import { expectTotals } from '../../../testing/expect-totals'
import { fakeClock, setNow } from '../../../testing/fake-clock'
import { newPlanner, type Planner } from '../../../testing/schedule-planner'
import { saveSettings } from '../../../testing/settings'
import type { Api } from '../../../testing/start-api'
import type { Database, Queryable } from '../../platform/database/database'
import { bookEverybody } from './book-everybody'
import { bookDue } from './booking-queries'

let servers: Api[]
let planner: Planner
beforeAll(async () => {
  fakeClock()
  servers = await startServers(3)
})
beforeEach(async () => {
  setNow('2026-04-15T05:00:00Z')
  planner = await newPlanner(servers[0]!)
})
afterEach(async () => {
  const [api] = servers
  await expectTotals(api!, planner.id)
})
afterAll(() => closeServers(servers))

const forgetOthers = () => servers[0]!.rows(sql`delete from schedules where user_id <> ${planner.id}`)

test('three servers at once book each day once, with its activity, whatever the schedule', async () => {
  const wallet = await planner.wallet('Bank', { opening_balance: '100000' })
  await planner.plan({ unit: 'day', anchor_date: '2026-04-16' }, { wallet_id: wallet })
  await planner.plan({ unit: 'day', every: 3, anchor_date: '2026-04-16' })
  await planner.plan(
    { unit: 'week', anchor_date: '2026-04-16' },
    { type: 'income', category_id: planner.gaji },
  )
  const moved = { type: 'transfer', from_wallet_id: wallet, to_wallet_id: null, amount: '5', description: '' }
  const template = { ...moved, fee: '1', fee_category_id: planner.makanan }
  await planner.plan({ unit: 'day', anchor_date: '2026-04-16', template })
  await forgetOthers()
  setNow('2026-04-29T05:00:00Z')
  const counts = await bookAll(servers)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(14 + 5 + 2 + 14)
  expect(await bookAll(servers)).toEqual([0, 0, 0])
  const [rows] = await servers[0]!.rows(
    sql`select (select count(*) from transactions where user_id = ${planner.id}) as transactions,
          (select count(*) from transfers where user_id = ${planner.id}) as transfers,
          (select count(*) from schedule_days where user_id = ${planner.id}) as days,
          (select count(*) from activities where user_id = ${planner.id} and type in ('Add transaction', 'Add transfer'))
            as activities`,
  )
  expect(rows).toEqual({ transactions: 14 + 5 + 2 + 14, transfers: 14, days: 35, activities: 35 })
})

test('two weeks of downtime are booked on their own days, the oldest first', async () => {
  await planner.plan({ unit: 'day', every: 5, anchor_date: '2026-04-16' })
  setNow('2026-04-30T05:00:00Z')
  await bookAll(servers)
  const booked = await servers[0]!.rows(
    sql`select transaction_date as day from transactions where user_id = ${planner.id} order by id`,
  )
  expect(booked.map(({ day }) => day)).toEqual(['2026-04-16', '2026-04-21', '2026-04-26'])
  expect(await planner.schedules()).toMatchObject([{ next_due: '2026-05-01' }])
})

test('a server that dies in the middle leaves whole days, and the next one books the others', async () => {
  await planner.plan({ unit: 'day', anchor_date: '2026-04-16' })
  const bank = await planner.wallet('Bank', { opening_balance: '100' })
  const template = {
    type: 'transfer',
    from_wallet_id: bank,
    to_wallet_id: null,
    amount: '5',
    description: '',
  }
  await planner.plan({ unit: 'day', anchor_date: '2026-04-16', template })
  setNow('2026-04-18T05:00:00Z')
  for (const statements of [0, 1, 2]) {
    const dying = dyingAfter(servers[1]!.database, statements)
    await expect(bookDue(dying, planner.id, { today: '2026-04-18' })).rejects.toThrow('It died')
  }
  await bookAll(servers)
  expect(await planner.booked()).toHaveLength(3)
  const { json } = await planner.call('GET /api/transfers')
  expect(json.meta.total).toBe(3)
})

test('many at once who book a day by hand, skip it and let it be booked have it once, one way or the other', async () => {
  const { id } = await planner.plan({ anchor_date: '2026-04-20' })
  setNow('2026-04-20T05:00:00Z')
  const hands = servers.flatMap(({ call, database }) => {
    const ask = (what: string) =>
      call(`POST /api/schedules/${id}/${what}`, { token: planner.token, body: { due_on: '2026-04-20' } })
    return [ask('book'), ask('skip'), bookDue(database, planner.id, { today: '2026-04-20' })]
  })
  const answers = await Promise.all(hands)
  const statuses = answers.flatMap(answer => ('status' in answer ? [answer.status] : []))
  expect(statuses.filter(status => status >= 500)).toEqual([])
  const [day, ...others] = await planner.days('from=2026-04-20&to=2026-04-20')
  expect(others).toEqual([])
  expect(await planner.booked()).toHaveLength(day!.state === 'booked' ? 1 : 0)
  expect(await planner.schedules()).toMatchObject([{ next_due: '2026-05-20' }])
})

test.each([
  ['Pacific/Auckland', '2026-04-19T11:59:00Z', '2026-04-19T12:01:00Z'],
  ['Asia/Jakarta', '2026-04-19T16:59:00Z', '2026-04-19T17:01:00Z'],
  ['America/Los_Angeles', '2026-04-20T06:59:00Z', '2026-04-20T07:01:00Z'],
])('in %s it is booked when the day begins there', async (time_zone, before, after) => {
  await saveSettings(servers[0]!, planner, { time_zone })
  await planner.plan({ anchor_date: '2026-04-20' })
  setNow(before)
  await bookAll(servers)
  expect(await planner.booked()).toEqual([])
  setNow(after)
  await bookAll(servers)
  expect(await planner.booked()).toEqual([['2026-04-20', '1500000.00']])
})

test('a clock that jumps forward, back and forward again books each day once', async () => {
  await planner.plan({ unit: 'day', anchor_date: '2026-04-16' })
  for (const day of ['2026-04-18', '2026-04-16', '2026-04-17', '2026-04-19']) {
    setNow(`${day}T05:00:00Z`)
    await bookAll(servers)
  }
  const dates = (await planner.booked()).map(([day]) => day)
  expect(dates).toEqual(['2026-04-16', '2026-04-17', '2026-04-18', '2026-04-19'])
})

test('what fails for one user is reported, and the others are booked', async () => {
  const other = await newPlanner(servers[0]!)
  await planner.plan({ anchor_date: '2026-04-20' })
  await other.plan({ anchor_date: '2026-04-20' })
  setNow('2026-04-20T05:00:00Z')
  const broken = sql`alter table audit add constraint out_of_order check (user_id <> ${planner.id}) not valid`
  await servers[0]!.database.query({ text: broken.text.replace('$1', String(planner.id)) })
  const reported: number[] = []
  await bookEverybody(servers[0]!.database, (_error, userId) => reported.push(userId))
  await servers[0]!.database.query(sql`alter table audit drop constraint out_of_order`)
  expect([reported, (await other.booked()).length]).toEqual([[planner.id], 1])
  expect(await planner.booked()).toEqual([])
  await bookAll(servers)
  expect(await planner.booked()).toHaveLength(1)
})

function dyingAfter(database: Database, statements: number): Queryable {
  let left = statements
  return {
    query: async statement => {
      if (left === 0) throw new Error('It died')
      left -= 1
      return database.query(statement)
    },
  }
}

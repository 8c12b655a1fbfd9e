import { bookAll, closeServers, startServers } from '../../../testing/several-servers'
import { expectTotals } from '../../../testing/expect-totals'
import { fakeClock, setNow } from '../../../testing/fake-clock'
import { newPlanner, type Planner } from '../../../testing/schedule-planner'
import type { Api } from '../../../testing/start-api'

let servers: Api[]
let planner: Planner
beforeAll(async () => {
  fakeClock()
  servers = await startServers(3)
})
beforeEach(async () => {
  setNow('2026-04-20T05:00:00Z')
  planner = await newPlanner(servers[0]!)
})
afterEach(async () => {
  await expectTotals(servers[0]!, planner.id)
})
afterAll(() => closeServers(servers))

const DUE = '2026-04-20'
const asks = { anchor_date: DUE, is_automatic: false }
const openDays = async () =>
  (await planner.days('to=2026-05-25'))
    .filter(({ state }) => state === 'open')
    .map(({ due_on, is_automatic }) => [due_on, is_automatic])
async function book(id: number, due_on = DUE, changes: object = {}) {
  const { status, json, text } = await planner.bookDay(id, due_on, changes)
  if (status !== 201) throw new Error(text)
  return json.data as unknown as { record_id: number; record_version: string }
}

test('of what books by itself a day that has come waits for a press, and no server books it meanwhile', async () => {
  const { id } = await planner.plan({ unit: 'week', anchor_date: '2026-05-04' })
  setNow('2026-05-04T05:00:00Z')
  const { record_id } = await book(id, '2026-05-04')
  await planner.unbook(id, '2026-05-04', record_id)
  setNow('2026-05-12T05:00:00Z')
  await bookAll(servers)
  await bookAll(servers)
  expect(await planner.booked()).toEqual([['2026-05-11', '1500000.00']])
  expect((await openDays()).slice(0, 2)).toEqual([
    ['2026-05-04', false],
    ['2026-05-18', true],
  ])
  await book(id, '2026-05-04')
  expect(await planner.schedules()).toMatchObject([{ next_due: '2026-05-18' }])
})

test('of two tabs the second Undo changes nothing, and never takes what was recorded anew', async () => {
  const { id } = await planner.plan(asks)
  const { record_id } = await book(id)
  const undo = (server: Api) =>
    server.call(`POST /api/schedules/${id}/unbook`, {
      ...{ token: planner.token, body: { due_on: DUE, record_id } },
    })
  const counts = (await Promise.all(servers.map(undo))).map(({ json }) => json.data.count)
  expect(counts.sort()).toEqual([0, 0, 1])
  await book(id)
  const { status, json } = await planner.unbook(id, DUE, record_id)
  expect([status, json.message]).toEqual([
    409,
    'This transaction has since been recorded or skipped for that date.',
  ])
  expect(await planner.booked()).toHaveLength(1)
})

test('many at once who take it back, record it, skip it and let it be booked have it once, one way or the other', async () => {
  const { id } = await planner.plan({ unit: 'week', anchor_date: '2026-04-27' })
  const { record_id } = await book(id, '2026-04-27')
  setNow('2026-04-27T05:00:00Z')
  const answers = await Promise.all(
    servers.flatMap(({ call }, place) => {
      const ask = (what: string, more = {}) =>
        call(`POST /api/schedules/${id}/${what}`, {
          ...{ token: planner.token, body: { due_on: '2026-04-27', ...more } },
        })
      return [ask('unbook', { record_id }), ask('book'), ...(place === 0 ? [ask('skip')] : [])]
    }),
  )
  await bookAll(servers)
  expect(answers.map(({ status }) => status).filter(status => status >= 500)).toEqual([])
  const [day, ...others] = await planner.days('from=2026-04-27&to=2026-04-27')
  expect(others).toEqual([])
  expect(await planner.booked()).toHaveLength(day!.state === 'booked' ? 1 : 0)
})

import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { newPlanner, type Planner } from '../../../testing/schedule-planner'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
let planner: Planner
let plan: number
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  planner = await newPlanner(api)
  plan = (await planner.plan({ is_automatic: false })).id
})
afterAll(() => api.close())

const DAY = '2026-01-31'
const refusal = { message: 'This transaction has since been recorded or skipped for that date.' }

const book = async (changes: object = {}): Promise<number> =>
  ((await planner.bookDay(plan, DAY, changes)).json.data as { record_id?: number } | undefined)?.record_id ??
  0
const foreseen = async (entry: number) =>
  (await planner.call(`GET /api/activities/${entry}`)).json.data.refusal
const dayOf = async () => (await planner.days(`from=${DAY}&to=${DAY}`)).find(({ due_on }) => due_on === DAY)!

test('a record that was taken back stays away while its day has another one', async () => {
  const first = await book()
  await planner.unbook(plan, DAY, first)
  const entry = await planner.lastEntry()
  const second = await book()
  expect(await foreseen(entry)).toEqual(refusal)
  const refused = await planner.undo(entry, { overwrite: true })
  expect([refused.status, refused.json]).toEqual([409, refusal])
  const several = await planner.call('POST /api/activities/restore', { ids: [entry] })
  expect(several.status).toBe(409)
  expect(await planner.booked()).toHaveLength(1)
  expect(await dayOf()).toMatchObject({ state: 'booked', record_id: second })
})

test('it takes the day where the other one was deleted, which then stays away itself', async () => {
  const first = await book()
  await planner.unbook(plan, DAY, first)
  const entry = await planner.lastEntry()
  const second = await book()
  await planner.call(`DELETE /api/transactions/${second}`)
  const later = await planner.lastEntry()
  expect(await foreseen(entry)).toBeUndefined()
  expect((await planner.undo(entry)).status).toBe(200)
  expect(await dayOf()).toMatchObject({ state: 'booked', record_id: first })
  expect((await planner.undo(later)).status).toBe(409)
  expect(await planner.booked()).toHaveLength(1)
})

test('a transfer and a transaction of one day are two records as well', async () => {
  const [from, to] = [await planner.wallet('Bank'), await planner.wallet('Tunai')]
  const moved = { from_wallet_id: from, to_wallet_id: to, amount: '5', description: '', transfer_date: DAY }
  const first = await book({ template: { ...moved, type: 'transfer' } })
  await planner.unbook(plan, DAY, first)
  const entry = await planner.lastEntry()
  await book()
  expect(await foreseen(entry)).toEqual(refusal)
  expect((await planner.undo(entry)).status).toBe(409)
  expect(await planner.balances()).toEqual({ Bank: '0.00', Tunai: '0.00' })
})

test('it stays away while its day is skipped, and comes back once that is undone', async () => {
  const first = await book()
  await planner.unbook(plan, DAY, first)
  const entry = await planner.lastEntry()
  await planner.skip(plan, DAY)
  const skip = await planner.lastEntry()
  expect(await foreseen(entry)).toEqual(refusal)
  expect((await planner.undo(entry)).json).toEqual(refusal)
  expect((await planner.undo(skip)).status).toBe(200)
  expect((await planner.undo(entry)).status).toBe(200)
  expect(await dayOf()).toMatchObject({ state: 'booked', record_id: first })
})

const step = fc.record({
  what: fc.constantFrom(
    ...(['book', 'book', 'unbook', 'skip', 'delete', 'restore', 'restore', 'undo'] as const),
  ),
  place: fc.nat(9),
})

test('booked, taken back, skipped, deleted and restored in any order, a day has one record at most', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async steps => {
      planner = await newPlanner(api)
      plan = (await planner.plan({ is_automatic: false })).id
      for (const one of steps) {
        const { status, text } = await take(one)
        expect([one, status < 500, text]).toEqual([one, true, text])
        const { data } = (await planner.call('GET /api/transactions?limit=500')).json
        expect([one, data.length < 2]).toEqual([one, true])
        const day = await dayOf()
        if (data[0]) expect(day).toMatchObject({ state: 'booked', record_id: data[0].id })
      }
    }),
    rounds(25, 8),
  )
}, 300_000)

async function take({ what, place }: { what: string; place: number }) {
  const { data } = (await planner.call('GET /api/activities?limit=30')).json
  const entries = data.filter(({ type }) => (what === 'undo' ? /Skip/ : /^Delete/).test(type))
  const entry = entries[place % Math.max(1, entries.length)]?.id ?? 1
  const record = (await dayOf()).record_id ?? 1
  const ways: Record<string, () => ReturnType<Planner['call']>> = {
    book: () => planner.bookDay(plan, DAY),
    unbook: () => planner.unbook(plan, DAY, record),
    skip: () => planner.skip(plan, DAY),
    delete: () => planner.call(`DELETE /api/transactions/${record}`),
  }
  return (ways[what] ?? (() => planner.undo(entry, { overwrite: true })))()
}

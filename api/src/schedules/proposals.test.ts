import { jest } from '@jest/globals'
import type { ScheduleProposal } from '@pundi/contract'
import { fakeClock } from '../../testing/fake-clock'
import { newPlanner, type Planner } from '../../testing/schedule-planner'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let planner: Planner
beforeAll(async () => {
  fakeClock()
  jest.setSystemTime(new Date('2026-04-15T05:00:00Z'))
  api = await startApi()
})
beforeEach(async () => {
  planner = await newPlanner(api)
})
afterAll(() => api.close())

const proposals = async () =>
  (await planner.call('GET /api/schedules/proposals')).json.data as unknown as ScheduleProposal[]
async function bookOn(days: string[], changes: (place: number) => object = () => ({})) {
  for (const [place, transaction_date] of days.entries())
    await planner.book({
      ...{ description: 'Musik', amount: '65000', transaction_date },
      ...changes(place),
    })
}
const monthly = ['2026-01-05', '2026-02-05', '2026-03-06', '2026-04-05']

test('what was recorded every month with one amount is proposed, with how often and since when', async () => {
  await bookOn(monthly)
  expect(await proposals()).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      template: {
        ...{ type: 'expense', amount: '65000.00', category_id: planner.makanan, description: 'Musik' },
      },
      ...{ unit: 'month', every: 1, anchor_date: '2026-05-05', times: 4, has_new_amount: false },
      ...{ first_date: '2026-01-05', last_date: '2026-04-05' },
    },
  ])
})

test.each([
  ['every week', ['2026-03-25', '2026-04-01', '2026-04-08'], { unit: 'week', every: 1 }],
  ['every two weeks', ['2026-03-04', '2026-03-18', '2026-04-01'], { unit: 'week', every: 2 }],
  ['every quarter', ['2025-08-01', '2025-11-01', '2026-02-01'], { unit: 'month', every: 3 }],
])('%s too', async (_what, days, pace) => {
  await bookOn(days)
  expect(await proposals()).toMatchObject([pace])
})

test.each<[string, string[], object]>([
  [
    'at month ends is the last day of each month',
    ['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31'],
    { anchor_date: '2026-04-30', month_day: 'last' },
  ],
  [
    'at the ends of quarters is the last day of each',
    ['2025-08-31', '2025-11-30', '2026-02-28'],
    { anchor_date: '2026-05-31', month_day: 'last', every: 3 },
  ],
  [
    'on the 30th stays so after February',
    ['2025-12-30', '2026-01-30', '2026-02-28', '2026-03-30'],
    { anchor_date: '2026-04-30' },
  ],
])('what was recorded %s', async (_what, days, proposed) => {
  await bookOn(days)
  const [found] = await proposals()
  expect(found).toMatchObject(proposed)
})

test('what was recorded at month ends is planned as it is proposed', async () => {
  await bookOn(['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31'])
  const { template, unit, every, anchor_date, month_day } = (await proposals())[0]!
  await planner.plan({ template, unit, every, anchor_date, month_day })
  expect((await planner.days('from=2026-04-15&to=2027-03-31')).map(({ due_on }) => due_on)).toEqual([
    ...['2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
    ...['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'],
  ])
})

test('two of one name on the same days are both proposed, each with its amount, until it is planned', async () => {
  await bookOn(monthly, () => ({ amount: '300000' }))
  await bookOn(monthly, () => ({ amount: '100000' }))
  const found = await proposals()
  const amounts = (of: ScheduleProposal[]) => of.map(({ template }) => template.amount).sort()
  expect(amounts(found)).toEqual(['100000.00', '300000.00'])
  expect(new Set(found.map(({ key }) => key)).size).toBe(2)
  const dearer = found.find(({ template }) => template.amount === '300000.00')!
  await planner.plan({ anchor_date: dearer.anchor_date, template: dearer.template })
  expect(amounts(await proposals())).toEqual(['100000.00'])
  await planner.call(`POST /api/schedules/proposals/${(await proposals())[0]!.key}/refuse`)
  expect(await proposals()).toEqual([])
})

test('one new price is not another thing, and numbers in its words neither', async () => {
  await bookOn(monthly, place => ({ description: `MUSIK #${place}`, amount: place < 2 ? '55000' : '65000' }))
  expect(await proposals()).toMatchObject([
    { times: 4, has_new_amount: true, template: { amount: '65000.00', description: 'MUSIK #3' } },
  ])
})

test.each([
  ['amounts that vary', monthly, (place: number) => ({ amount: String(1000 + place) })],
  ['other words each time', monthly, (place: number) => ({ description: 'abcd'.charAt(place) })],
  ['refunds', monthly, () => ({ is_refund: true })],
  ['uneven distances', ['2026-01-05', '2026-02-05', '2026-02-20', '2026-04-05'], () => ({})],
  ['twice only', ['2026-03-05', '2026-04-05'], () => ({})],
  ['what has stopped', ['2025-10-05', '2025-11-05', '2025-12-05'], () => ({})],
] as const)('%s are not proposed', async (_what, days, changes) => {
  await bookOn([...days], changes)
  expect(await proposals()).toEqual([])
})

test('what is refused is never proposed again, and its key is the same when more is recorded', async () => {
  await bookOn(monthly.slice(1))
  const [first] = await proposals()
  await bookOn(monthly.slice(0, 1))
  expect(await proposals()).toMatchObject([{ key: first!.key, times: 4 }])
  const refuse = () => planner.call(`POST /api/schedules/proposals/${first!.key}/refuse`)
  expect((await refuse()).status).toBe(200)
  expect((await refuse()).status).toBe(200)
  expect(await proposals()).toEqual([])
  const { json } = await planner.call('GET /api/activities?search=suggestion')
  expect(json.data).toHaveLength(1)
  const other = await newPlanner(api)
  expect((await other.call('GET /api/schedules/proposals')).json.data).toEqual([])
})

test('what repeats already is not proposed, nor what a schedule booked', async () => {
  await bookOn(monthly)
  await planner.plan({ anchor_date: '2026-05-05' }, { description: 'musik' })
  await planner.plan({ anchor_date: '2026-01-10' })
  expect(await proposals()).toEqual([])
})

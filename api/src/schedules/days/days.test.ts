import { jest } from '@jest/globals'
import { expectTotals } from '../../../testing/expect-totals'
import { fakeClock } from '../../../testing/fake-clock'
import { newPlanner, type Planner } from '../../../testing/schedule-planner'
import { type Api, startApi } from '../../../testing/start-api'
import { bookEverybody } from './book-everybody'

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
afterEach(async () => {
  await expectTotals(api, planner.id)
})
afterAll(() => api.close())

describe('a day', () => {
  test('that is skipped is never booked, counts, and comes back with the entry of the log', async () => {
    const { id } = await planner.plan({ anchor_date: '2026-04-30', count: 2 })
    const { status, json } = await planner.skip(id, '2026-04-30')
    expect([status, json.data.count]).toEqual([200, 1])
    expect(await planner.schedules()).toMatchObject([{ next_due: '2026-05-30', left: 1 }])
    expect((await planner.skip(id, '2026-04-30')).status).toBe(409)
    expect((await planner.bookDay(id, '2026-04-30')).status).toBe(409)
    expect((await planner.undo(json.data.activity_ids[0]!)).status).toBe(200)
    expect(await planner.schedules()).toMatchObject([{ next_due: '2026-04-30', left: 2 }])
  })

  test('is listed, unless asked otherwise, as far as the period of today and the next can reach', async () => {
    const { id } = await planner.plan({ unit: 'day', anchor_date: '2026-03-10', is_automatic: false })
    await planner.skip(id, '2026-03-14')
    await planner.skip(id, '2026-03-15')
    const days = await planner.days()
    expect(days[0]!.date).toBe('2026-03-10')
    expect(days.filter(({ state }) => state === 'skipped').map(({ date }) => date)).toEqual(['2026-03-15'])
    expect(days.at(-1)!.date).toBe('2026-06-16')
  })

  test('can be booked ahead, as it is or with other values, once', async () => {
    const { id } = await planner.plan({ anchor_date: '2026-04-30' })
    const other = { ...planner.rent().template, amount: '1750000' }
    const { json } = await planner.bookDay(id, '2026-05-30', { template: other, date: '2026-05-29' })
    expect(json.data).toMatchObject({ schedule: { next_due: '2026-04-30' } })
    expect((await planner.bookDay(id, '2026-04-30')).status).toBe(201)
    expect((await planner.bookDay(id, '2026-04-30')).status).toBe(409)
    expect(await planner.booked()).toEqual([
      ['2026-04-30', '1500000.00'],
      ['2026-05-29', '1750000.00'],
    ])
    expect(await planner.schedules()).toMatchObject([{ next_due: '2026-06-30' }])
  })

  test.each(['2026-04-29', '2026-05-31', '2025-12-31', '9999-12-31'])(
    '%s, on which nothing is due, is refused',
    async due_on => {
      const { id } = await planner.plan({ anchor_date: '2026-04-30' })
      expect((await planner.skip(id, due_on)).status).toBe(409)
      expect((await planner.bookDay(id, due_on)).status).toBe(409)
    },
  )

  test('whose record was deleted stays booked, and says that it is gone', async () => {
    await planner.plan({ anchor_date: '2026-04-10' })
    const [row] = (await planner.call('GET /api/transactions')).json.data
    await planner.call(`DELETE /api/transactions/${row!.id}`)
    const [day] = await planner.days('from=2026-04-01&to=2026-04-30')
    expect(day).toMatchObject({ state: 'booked', record_id: null })
    expect(await planner.schedules()).toMatchObject([{ next_due: '2026-05-10' }])
  })
})

describe('a change', () => {
  test('holds from now on: what was booked stays, and what is to come is other', async () => {
    const { id } = await planner.plan({ anchor_date: '2026-03-10' })
    const body = planner.rent({ anchor_date: '2026-03-10' }, { amount: '1600000' })
    const { status } = await planner.call(`PUT /api/schedules/${id}`, body)
    expect(status).toBe(200)
    expect(await planner.booked()).toEqual([
      ['2026-03-10', '1500000.00'],
      ['2026-04-10', '1500000.00'],
    ])
    const open = await planner.days('to=2026-05-31')
    expect(open.map(({ date, amount, state }) => [date, amount, state])).toEqual([
      ['2026-05-10', '1600000.00', 'open'],
    ])
  })

  test('of the days never books one that has passed', async () => {
    const { id } = await planner.plan({ anchor_date: '2026-03-20' })
    await planner.call(`PUT /api/schedules/${id}`, planner.rent({ anchor_date: '2026-01-02' }))
    expect(await planner.schedules()).toMatchObject([{ next_due: '2026-05-02' }])
    const manual = await planner.plan({ anchor_date: '2026-01-10', is_automatic: false })
    await planner.call(`PUT /api/schedules/${manual.id}`, planner.rent({ anchor_date: '2026-01-10' }))
    expect(await planner.days('to=2026-04-30')).toEqual([])
    expect(await planner.booked()).toEqual([['2026-03-20', '1500000.00']])
  })

  test.each([
    [{ until: '2026-02-15' }, { until: '2026-12-31' }, '2026-04-20'],
    [{ count: 1 }, { count: 9 }, '2026-04-20'],
    [{ until: '2026-02-15' }, {}, '2026-04-20'],
    [{ until: '2026-02-15', is_automatic: false }, { is_automatic: false }, '2026-01-20'],
  ])('of what ended by %j to %j never books what passed since', async (ended, longer, next_due) => {
    const { id } = await planner.plan({ anchor_date: '2026-01-20', ...ended })
    const booked = await planner.booked()
    await planner.call(`PUT /api/schedules/${id}`, planner.rent({ anchor_date: '2026-01-20', ...longer }))
    await bookEverybody(api.database, report)
    expect(await planner.booked()).toEqual(booked)
    expect(await planner.schedules()).toMatchObject([{ next_due }])
  })

  test('on a weekend keeps the day that is moved off it, and none that was moved before it', async () => {
    jest.setSystemTime(new Date('2026-04-19T05:00:00Z'))
    const body = { anchor_date: '2026-04-18', weekend: 'after' }
    const { id } = await planner.plan({ ...body, is_automatic: false })
    await planner.call(`PUT /api/schedules/${id}`, planner.rent(body))
    expect(await planner.schedules()).toMatchObject([{ next_due: '2026-04-18', next_date: '2026-04-20' }])
    await planner.call(
      `PUT /api/schedules/${id}`,
      planner.rent({ anchor_date: '2026-04-19', weekend: 'before' }),
    )
    expect(await planner.schedules()).toMatchObject([{ next_due: '2026-05-19' }])
    jest.setSystemTime(new Date('2026-04-15T05:00:00Z'))
  })

  test('that changes nothing is not logged, and one of an older version is refused', async () => {
    const { id, version } = await planner.plan({ anchor_date: '2026-04-30' })
    const put = (changes: object, headers = {}) =>
      planner.call(`PUT /api/schedules/${id}`, planner.rent(changes), headers)
    const before = await planner.lastEntry()
    expect((await put({ anchor_date: '2026-04-30' })).status).toBe(200)
    expect(await planner.lastEntry()).toBe(before)
    const tag = { 'if-match': `"${version}"` }
    expect((await put({ anchor_date: '2026-04-29' }, tag)).status).toBe(200)
    expect((await put({ anchor_date: '2026-04-28' }, tag)).status).toBe(412)
  })
})

const report = (error: unknown) => {
  throw error
}

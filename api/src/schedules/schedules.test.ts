import { jest } from '@jest/globals'
import { expectTotals } from '../../testing/expect-totals'
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
afterEach(async () => {
  await expectTotals(api, planner.id)
})
afterAll(() => api.close())

describe('what repeats', () => {
  test('and begins later is listed with its next day, and books nothing yet', async () => {
    const added = await planner.plan({ anchor_date: '2026-04-30', count: 12 })
    expect(added).toMatchObject({
      template: {
        ...{ type: 'expense', amount: '1500000.00', description: 'Kos', category_id: planner.makanan },
      },
      ...{ unit: 'month', every: 1, anchor_date: '2026-04-30', weekend: 'keep', until: null, count: 12 },
      ...{ next_due: '2026-04-30', next_date: '2026-04-30', left: 12, last_date: '2027-03-30' },
      ...{ is_automatic: true, remind_days: null },
    })
    expect(await planner.schedules()).toEqual([added])
    expect(await planner.booked()).toEqual([])
  })

  test('books its past days with their own dates when it is made, the oldest first', async () => {
    const added = await planner.plan({ anchor_date: '2026-01-31', count: 5 })
    expect(await planner.booked()).toEqual([
      ['2026-01-31', '1500000.00'],
      ['2026-02-28', '1500000.00'],
      ['2026-03-31', '1500000.00'],
    ])
    expect(added).toMatchObject({ next_due: '2026-04-30', left: 2, last_date: '2026-05-31' })
    const { json } = await planner.call('GET /api/activities')
    expect(json.data.map(({ type, amount, description }) => [type, amount, description])).toEqual([
      ['Add transaction', '-1500000.00', 'Kos'],
      ['Add transaction', '-1500000.00', 'Kos'],
      ['Add transaction', '-1500000.00', 'Kos'],
      ['Add recurring transaction', null, 'Kos'],
      ['Create account', null, null],
    ])
  })

  test('and does not book by itself offers its past days, and books none', async () => {
    const { id } = await planner.plan({ anchor_date: '2026-02-10', is_automatic: false })
    expect(await planner.booked()).toEqual([])
    const open = await planner.days('to=2026-04-30')
    expect(open.map(({ due_on, state }) => [due_on, state])).toEqual([
      ['2026-02-10', 'open'],
      ['2026-03-10', 'open'],
      ['2026-04-10', 'open'],
    ])
    const { status, json } = await planner.bookDay(id, '2026-03-10')
    expect([status, json.data]).toMatchObject([201, { schedule: { next_due: '2026-02-10' } }])
    expect(await planner.booked()).toEqual([['2026-03-10', '1500000.00']])
  })

  test('is added once for each key, with what it books', async () => {
    const key = { 'idempotency-key': 'form-1' }
    const all = await Promise.all([1, 2, 3].map(() => planner.add({}, {}, key)))
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await planner.booked()).toHaveLength(3)
    expect((await planner.add({ every: 2 }, {}, key)).status).toBe(422)
  })

  test('ends with its last day, and is listed after what goes on', async () => {
    await planner.plan({ anchor_date: '2026-01-01', until: '2026-03-31' })
    await planner.plan({ anchor_date: '2026-05-01' }, { description: 'Listrik' })
    const list = await planner.schedules()
    expect(list.map(({ template, next_due, left }) => [template.description, next_due, left])).toEqual([
      ['Listrik', '2026-05-01', null],
      ['Kos', null, 0],
    ])
  })

  test('moves off a weekend, is booked on that day, and stays due on its own', async () => {
    const added = await planner.plan({ anchor_date: '2026-01-31', weekend: 'after', until: '2026-02-28' })
    expect(await planner.booked()).toEqual([
      ['2026-02-02', '1500000.00'],
      ['2026-03-02', '1500000.00'],
    ])
    const days = await planner.days('from=2026-01-01&to=2026-04-30')
    expect(days.map(({ due_on, date, state }) => [due_on, date, state])).toEqual([
      ['2026-01-31', '2026-02-02', 'booked'],
      ['2026-02-28', '2026-03-02', 'booked'],
    ])
    expect(added.last_date).toBe('2026-03-02')
  })

  test('that is a transfer moves money with its fee on each of its days', async () => {
    const [bank, gopay] = [
      await planner.wallet('Bank', { kind: 'bank', opening_balance: '1000000' }),
      await planner.wallet('GoPay', { kind: 'ewallet' }),
    ]
    const template = {
      ...{ type: 'transfer', from_wallet_id: bank, to_wallet_id: gopay, amount: '100000', fee: '1000' },
      ...{ fee_category_id: planner.makanan, description: '' },
    }
    const added = await planner.plan({ template, anchor_date: '2026-03-01' })
    const fee = { fee: '1000.00', fee_description: 'Transfer fee' }
    expect(added.template).toEqual({ ...template, ...fee, amount: '100000.00' })
    expect(await planner.balances()).toEqual({ Bank: '798000.00', GoPay: '200000.00' })
    expect(await planner.summary()).toMatchObject({ income: '0.00', expense: '2000.00' })
    const { data } = (await planner.call('GET /api/transfers')).json
    expect(data).toMatchObject([
      { transfer_date: '2026-04-01', fee: '1000.00', amount: '100000.00' },
      { transfer_date: '2026-03-01', fee: '1000.00', amount: '100000.00' },
    ])
  })

  test('that is split, tagged and shared books all of that', async () => {
    const splits = [
      { category_id: planner.makanan, amount: '20', note: 'nasi' },
      { category_id: planner.makanan, amount: '30', note: '' },
    ]
    await planner.plan({ anchor_date: '2026-04-15' }, { amount: '50', splits, tags: ['pasar'] })
    await planner.plan(
      { anchor_date: '2026-04-15' },
      { amount: '50', shares: [{ name: 'Budi', amount: '10' }] },
    )
    const { data } = (await planner.call('GET /api/transactions')).json
    expect(data).toMatchObject([
      { amount: '50.00', shares: [{ name: 'Budi', amount: '10.00' }] },
      { amount: '50.00', tags: ['pasar'], splits: [{ amount: '20.00', note: 'nasi' }, { amount: '30.00' }] },
    ])
  })
})

test.each([
  [{ every: 0 }, 'every'],
  [{ every: 501 }, 'every'],
  [{ unit: 'hour' }, 'unit'],
  [{ unit: 'week', weekend: 'after' }, 'weekend'],
  [{ until: '2026-01-30' }, 'until'],
  [{ until: '2026-12-31', count: 3 }, 'count'],
  [{ count: 0 }, 'count'],
  [{ remind_days: 31 }, 'remind_days'],
  [{ unit: 'day', anchor_date: '2020-01-01' }, 'anchor_date'],
  [{ template: { type: 'gift' } }, 'template'],
])('%j is refused', async (changes, field) => {
  const { status, json } = await planner.add(changes)
  expect([status, Object.keys(json.errors)]).toEqual([422, [expect.stringContaining(field)]])
  expect(await planner.schedules()).toEqual([])
})

test.each([
  [{ amount: '0' }, 'template.amount'],
  [{ category_id: 999_999_999 }, 'template.category_id'],
  [{ type: 'income' }, 'template.category_id'],
  [{ wallet_id: 999_999_999 }, 'template.wallet_id'],
  [{ type: 'income', is_refund: true }, 'template.is_refund'],
])('the template with %j is refused', async (changes, field) => {
  const { status, json } = await planner.add({}, changes)
  expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
})

test('what is somebody else’s is answered like what never was', async () => {
  const [own, other] = [await planner.plan({ anchor_date: '2026-04-30' }), await newPlanner(api)]
  const body = other.rent()
  for (const id of [own.id, 999_999_999]) {
    expect((await other.call(`PUT /api/schedules/${id}`, body)).status).toBe(404)
    expect((await other.call(`DELETE /api/schedules/${id}`)).status).toBe(404)
    expect((await other.skip(id, '2026-04-30')).status).toBe(404)
    expect((await other.bookDay(id, '2026-04-30')).status).toBe(404)
  }
  expect(await other.days('to=2026-12-31')).toEqual([])
  expect(await planner.schedules()).toEqual([own])
})

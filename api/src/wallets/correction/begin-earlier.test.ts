import { jest } from '@jest/globals'
import { newPlanner, type Planner, setDay } from '../../../testing/planner'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
let planner: Planner
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  setDay('2026-11-24')
  planner = await newPlanner(api)
})
afterEach(() => jest.useRealTimers())
afterAll(() => api.close())

const opened = (day: string, more: object = {}) =>
  planner.wallet('Bank', { kind: 'bank', opening_balance: '1000', opening_date: day, ...more })
const money = async () => (await planner.list()) as unknown as Money
type Money = {
  data: { balance: string; opening_balance: string; opening_date: string }[]
  meta: { balance: string }
}

describe('a wallet that begins earlier with a record', () => {
  const first = async () => (await money()).data[0]
  const restore = (ids: number[]) => planner.call('POST /api/activities/restore', { ids })

  test('begins with what was there on that day, and has today what it had', async () => {
    const bank = await opened('2026-11-20')
    const body = { amount: '100', transaction_date: '2026-11-18', wallet_id: bank }
    const spent = { type: 'expense', category_id: planner.makanan, description: 'Kopi', ...body }
    const { status, json } = await planner.call('POST /api/transactions?begins=earlier', spent)
    expect(status).toBe(201)
    expect(await first()).toMatchObject({
      ...{ opening_date: '2026-11-18', opening_balance: '1100.00', balance: '1000.00' },
    })
    const { begun, data } = json as unknown as { begun: { activity_ids: number[] }; data: { id: number } }
    await planner.call(`DELETE /api/transactions/${data.id}`)
    expect((await restore(begun.activity_ids)).status).toBe(200)
    expect(await first()).toMatchObject({
      ...{ opening_date: '2026-11-20', opening_balance: '1000.00', balance: '1000.00' },
    })
  })

  test('begins with nothing where it would have to begin below zero, and the rest leaves it on its former day', async () => {
    const bank = await opened('2026-11-20')
    const earned = {
      ...{ type: 'income', category_id: planner.gaji, description: 'Gaji', amount: '1500' },
      ...{ transaction_date: '2026-11-18', wallet_id: bank },
    }
    const { json } = await planner.call('POST /api/transactions?begins=earlier', earned)
    expect(json).toMatchObject({ begun: { transfer_ids: [expect.any(Number)] } })
    expect(await first()).toMatchObject({ opening_balance: '0.00', balance: '1000.00' })
    const { past } = await planner.outlook()
    expect(past.slice(-7).map(({ balance }) => balance)).toEqual([
      ...['0.00', '1500.00', '1500.00', '1000.00', '1000.00', '1000.00', '1000.00'],
    ])
  })

  test('does so with both sides of a transfer, and with one that is changed', async () => {
    const bank = await opened('2026-11-20')
    const card = await planner.wallet('Kartu', { kind: 'card', opening_date: '2026-11-21' })
    const body = { from_wallet_id: bank, to_wallet_id: card, amount: '10', description: '' }
    const early = { ...body, transfer_date: '2026-11-15' }
    const { json } = await planner.call('POST /api/transfers?begins=earlier', early)
    const openings = async () =>
      (await money()).data.map(row => [row.opening_date, row.opening_balance, row.balance])
    expect(await openings()).toEqual([
      ['2026-11-15', '1010.00', '1000.00'],
      ['2026-11-15', '-10.00', '0.00'],
    ])
    const { id } = json.data
    const changed = { ...body, amount: '25', transfer_date: '2026-11-14' }
    expect((await planner.call(`PUT /api/transfers/${id}?begins=earlier`, changed)).status).toBe(200)
    expect(await openings()).toEqual([
      ['2026-11-14', '1025.00', '1000.00'],
      ['2026-11-14', '-25.00', '0.00'],
    ])
  })

  test('stays as it is with a record that is refused', async () => {
    const bank = await opened('2026-11-20')
    const body = {
      amount: '1',
      type: 'expense',
      category_id: 1,
      description: 'x',
      transaction_date: '2026-11-18',
    }
    const { status } = await planner.call('POST /api/transactions?begins=earlier', {
      ...body,
      wallet_id: bank,
    })
    expect(status).toBe(422)
    expect(await first()).toMatchObject({ opening_date: '2026-11-20' })
  })
})

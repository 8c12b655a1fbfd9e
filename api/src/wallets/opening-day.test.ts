import { jest } from '@jest/globals'
import { newPlanner, type Planner, setDay } from '../../testing/planner'
import { type Api, startApi } from '../../testing/start-api'

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
const read = async (path: string) => (await planner.call(`GET /api/${path}`)).json

test('before its opening day a wallet has nothing, in every figure', async () => {
  await opened('2026-11-20')
  const { data } = (await read('wallets/days')) as unknown as { data: { balances: string[] }[] }
  expect(data[0]?.balances.slice(-6)).toEqual(['0.00', ...Array.from({ length: 5 }, () => '1000.00')])
  const { past } = await planner.outlook()
  expect(past.slice(-6).map(({ balance }) => balance)).toEqual([
    ...['0.00', '0.00', '1000.00', '1000.00', '1000.00', '1000.00'],
  ])
  const { balance } = (await read('statements?from=2026-11-18&to=2026-11-21')).data as unknown as {
    balance: { before: string; data: { balance: string }[] }
  }
  expect([balance.before, ...balance.data.map(day => day.balance)]).toEqual([
    ...['0.00', '0.00', '0.00', '1000.00', '1000.00'],
  ])
})

test('an opening day to come counts from that day on', async () => {
  await opened('2026-11-01')
  const { json } = await planner.addWallet({
    name: 'Baru',
    opening_balance: '77',
    opening_date: '2026-11-29',
  })
  expect(json.data).toMatchObject({ balance: '0.00', opening_balance: '77.00' })
  const { data, meta } = await money()
  expect([data.map(({ balance }) => balance), meta.balance]).toEqual([['1000.00', '0.00'], '1000.00'])
  const { days } = await planner.outlook()
  expect([days[0], days[4], days[5]]).toEqual([
    { date: '2026-11-24', balance: '1000.00' },
    { date: '2026-11-28', balance: '1000.00' },
    { date: '2026-11-29', balance: '1077.00' },
  ])
  setDay('2026-11-29')
  expect((await money()).meta.balance).toBe('1077.00')
})

test('no record is in a wallet before its opening day, whatever call writes it', async () => {
  const bank = await opened('2026-11-20')
  const cash = await planner.wallet('Tunai')
  const late = { transaction_date: '2026-11-20', wallet_id: bank }
  const { id } = (await planner.book(late)).json.data
  const moved = { from_wallet_id: cash, to_wallet_id: bank }
  const transfer = (await planner.addTransfer({ ...moved, transfer_date: '2026-11-20' })).json.data
  const refused = async (answer: Promise<{ status: number; json: object }>) => {
    const { status, json } = await answer
    return [status, Object.keys((json as { errors?: object }).errors ?? {})]
  }
  expect(await refused(planner.book({ ...late, transaction_date: '2026-11-19' }))).toEqual([
    422,
    ['wallet_id'],
  ])
  const body = { amount: '1', type: 'expense', category_id: planner.makanan, description: 'x' }
  const changed = { ...body, ...late, transaction_date: '2026-11-19' }
  expect(await refused(planner.call(`PUT /api/transactions/${id}`, changed))).toEqual([422, ['wallet_id']])
  const early = { ...moved, transfer_date: '2026-11-19' }
  expect(await refused(planner.addTransfer(early))).toEqual([422, ['to_wallet_id']])
  const anew = { ...early, amount: '1', description: '' }
  expect(await refused(planner.call(`PUT /api/transfers/${transfer.id}`, anew))).toEqual([
    422,
    ['to_wallet_id'],
  ])
  const correction = planner.call(`POST /api/wallets/${bank}/correction`, {
    balance: '5',
    date: '2026-11-19',
  })
  expect(await refused(correction)).toEqual([422, ['date']])
  const loan = await planner.wallet('Paylater', { kind: 'loan', opening_date: '2026-11-20' })
  const plan = {
    ...{ wallet_id: loan, category_id: planner.makanan, name: 'Kulkas', amount: '900', count: 3 },
    ...{ date: '2026-11-19', first_due: '2026-12-20', books: 'at_once' },
  }
  expect(await refused(planner.call('POST /api/instalments', plan))).toEqual([422, ['wallet_id']])
  expect((await planner.book({ ...late, transaction_date: '2026-11-19', wallet_id: null })).status).toBe(201)
})

test('an opening day later than the first record is refused, and says which day that is', async () => {
  const bank = await opened('2026-11-01')
  await planner.book({ transaction_date: '2026-11-10', wallet_id: bank })
  const body = { name: 'Bank', kind: 'bank', opening_balance: '1000', opening_date: '2026-11-11' }
  const { status, json } = await planner.call(`PUT /api/wallets/${bank}`, body, { 'accept-language': 'en' })
  expect([status, (json as { errors?: object }).errors]).toEqual([
    422,
    {
      opening_date: ['This wallet’s first transaction is on 10/11/2026. Choose that date or an earlier one.'],
    },
  ])
  const moved = await planner.call(`PUT /api/wallets/${bank}`, { ...body, opening_date: '2026-11-10' })
  expect(moved.status).toBe(200)
})

test('what repeats waits for a press on the days before its wallet begins', async () => {
  const bank = await opened('2026-11-20')
  const template = {
    type: 'expense',
    amount: '1',
    category_id: planner.makanan,
    description: 'Kopi',
    wallet_id: bank,
  }
  const rule = { unit: 'day', every: 1, anchor_date: '2026-11-18', is_automatic: true }
  expect((await planner.call('POST /api/schedules', { ...rule, template })).status).toBe(201)
  const { data } = await read('schedules/days?from=2026-11-18&to=2026-11-24')
  expect((data as unknown as { state: string; is_automatic: boolean }[]).map(day => day.state)).toEqual([
    ...['open', 'open', 'booked', 'booked', 'booked', 'booked', 'booked'],
  ])
})

test('a record that comes back into a wallet that begins later now takes another one, or none', async () => {
  const bank = await opened('2026-11-20')
  const { id } = (await planner.book({ transaction_date: '2026-11-21', wallet_id: bank })).json.data
  await planner.call(`DELETE /api/transactions/${id}`)
  const body = { name: 'Bank', kind: 'bank', opening_balance: '1000', opening_date: '2026-11-23' }
  const [entry] = (await read('activities?limit=1')).data as unknown as { id: number }[]
  expect((await planner.call(`PUT /api/wallets/${bank}`, body)).status).toBe(200)
  const refused = await planner.undo(entry!.id)
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([409, ['wallet_id']])
  expect(await read(`activities/${entry!.id}`)).toMatchObject({ data: { needs_wallet: true } })
  expect((await planner.undo(entry!.id, { wallet_id: null })).status).toBe(200)
  expect((await read(`transactions/${id}`)).data).not.toHaveProperty('wallet_id')
})

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

const opened = (name: string, kind: string, opening_balance: string, more: object = {}) =>
  planner.wallet(name, { kind, opening_balance, opening_date: '2026-11-10', ...more })
const meta = async () => (await planner.list()).meta
const statement = async () => {
  const { json } = await planner.call('GET /api/statements?from=2026-11-01&to=2026-11-24')
  const { balance } = json.data as unknown as { balance: { of: string; data: { balance: string }[] } }
  return [balance.of, balance.data.at(-1)?.balance]
}

test('an account without wallets goes by income less expense', async () => {
  await planner.receive('900', '2026-10-01')
  await planner.spend('100', '2026-11-20')
  expect(await meta()).toMatchObject({ balance: '800.00', to_spend: '800.00', since: null })
  expect((await planner.outlook()).to_spend).toBe('800.00')
  expect(await statement()).toEqual(['bookings', '800.00'])
})

test('with one it goes by it and by what is in none since it began, whether it is open or closed', async () => {
  await planner.receive('900', '2026-10-01')
  await opened('Lama', 'bank', '700000', { is_closed: true })
  await planner.spend('20000', '2026-11-20')
  expect(await meta()).toMatchObject({
    ...{ balance: '680000.00', to_spend: '-20000.00', in_no_wallet: '-20000.00', closed: '700000.00' },
    ...{ since: '2026-11-10', count_in_no_wallet: 1 },
  })
  const { to_spend, days, past } = await planner.outlook()
  expect([to_spend, days[0]?.balance]).toEqual(['-20000.00', '-20000.00'])
  expect(past.find(({ date }) => date === '2026-11-09')?.balance).toBe('900.00')
  expect(past.find(({ date }) => date === '2026-11-10')?.balance).toBe('0.00')
  expect(await statement()).toEqual(['wallets', '680000.00'])
})

test('to spend, savings, loans and closed wallets make all', async () => {
  await opened('Bank', 'bank', '1000')
  await opened('Kartu', 'card', '-50')
  await opened('Tabungan', 'savings', '400')
  await opened('Pinjaman', 'loan', '-3000')
  await opened('Lama', 'cash', '7', { is_closed: true })
  await planner.receive('5', '2026-11-11')
  expect(await meta()).toMatchObject({
    ...{ to_spend: '955.00', in_no_wallet: '5.00', savings: '400.00', loans: '-3000.00', closed: '7.00' },
    balance: '-1638.00',
  })
  expect((await planner.outlook()).to_spend).toBe('955.00')
  expect(await statement()).toEqual(['wallets', '-1638.00'])
})

test('recording what was planned without a wallet leaves the forecast as it is', async () => {
  await opened('Bank', 'bank', '1000000')
  const template = { type: 'expense', amount: '300000', category_id: planner.makanan, description: 'Kos' }
  const rule = { unit: 'month', every: 1, anchor_date: '2026-11-24', is_automatic: false }
  const { json } = await planner.call('POST /api/schedules', { ...rule, template })
  const { days } = await planner.outlook()
  expect(days[0]?.balance).toBe('700000.00')
  await planner.call(`POST /api/schedules/${json.data.id}/book`, { due_on: '2026-11-24' })
  const later = await planner.outlook()
  expect([later.days, later.to_spend]).toEqual([days, '700000.00'])
})

test('a planned transfer to savings lowers what there is to spend, one between two of its wallets does not', async () => {
  const [bank, cash] = [await opened('Bank', 'bank', '1000'), await opened('Tunai', 'cash', '0')]
  const savings = await opened('Tabungan', 'savings', '0')
  const aside = { from_wallet_id: bank, to_wallet_id: savings, amount: '100', transfer_date: '2026-11-26' }
  await planner.addTransfer(aside)
  await planner.addTransfer({ ...aside, to_wallet_id: cash, transfer_date: '2026-11-25' })
  const move = { type: 'transfer', amount: '30', description: 'Pindah', from_wallet_id: bank }
  const rule = { unit: 'day', every: 1, anchor_date: '2026-11-27', until: '2026-11-27', is_automatic: false }
  for (const to_wallet_id of [cash, savings])
    await planner.call('POST /api/schedules', { ...rule, template: { ...move, to_wallet_id } })
  await planner.receive('9', '2026-11-26', { wallet_id: savings })
  const { days, planned } = await planner.outlook()
  expect(days.slice(0, 5).map(({ balance }) => balance)).toEqual([
    ...['1000.00', '1000.00', '900.00', '870.00', '870.00'],
  ])
  expect(planned.map(({ date, amount }) => [date, amount])).toEqual([
    ['2026-11-26', '-100.00'],
    ['2026-11-27', '-30.00'],
  ])
})

test('what is in no wallet since a wallet began is assigned to it at once, and taken back at once', async () => {
  await planner.receive('900', '2026-10-01')
  const before = await planner.spend('10', '2026-11-09')
  const [one, other] = [await planner.spend('20', '2026-11-10'), await planner.spend('30', '2026-11-24')]
  const bank = await opened('Bank', 'bank', '1000')
  expect(await meta()).toMatchObject({ balance: '950.00', in_no_wallet: '-50.00', count_in_no_wallet: 2 })
  const { status, json } = await planner.call(`POST /api/wallets/${bank}/assignment`)
  const { count, activity_ids } = json.data as unknown as { count: number; activity_ids: number[] }
  expect([status, count]).toEqual([200, 2])
  expect(await meta()).toMatchObject({ balance: '950.00', in_no_wallet: '0.00', count_in_no_wallet: 0 })
  const walletOf = async ({ json }: typeof before) =>
    (await planner.call(`GET /api/transactions/${json.data.id}`)).json.data.wallet_id
  expect(await Promise.all([before, one, other].map(walletOf))).toEqual([undefined, bank, bank])
  expect((await planner.call('POST /api/activities/restore', { ids: activity_ids })).status).toBe(200)
  expect(await Promise.all([one, other].map(walletOf))).toEqual([undefined, undefined])
  expect((await planner.call(`POST /api/wallets/${bank + 999}/assignment`)).status).toBe(404)
})

import { jest } from '@jest/globals'
import { addDays } from '@pundi/contract'
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

const balanceOn = async (date: string) => {
  const { past, days } = await planner.outlook()
  return [...past, ...days].find(day => day.date === date)?.balance
}

test('without wallets the balance is all income less all expense, each day to the end of the next period', async () => {
  await planner.receive('1000', '2025-01-10')
  await planner.spend('1.5', '2026-11-20')
  await planner.spend('200', '2026-12-05')
  await planner.receive('50', '2026-12-31')
  await planner.spend('1', '2027-01-01')
  const { past, days, lowest } = await planner.outlook()
  expect(past).toHaveLength(30)
  expect([past[0], past.at(-1)]).toEqual([
    { date: '2026-10-25', balance: '1000.00' },
    { date: '2026-11-23', balance: '998.50' },
  ])
  expect(days).toHaveLength(38)
  expect([days[0], days.at(-1)]).toEqual([
    { date: '2026-11-24', balance: '998.50' },
    { date: '2026-12-31', balance: '848.50' },
  ])
  expect(lowest).toEqual({ date: '2026-12-05', balance: '798.50' })
})

test('with wallets it is what is in them and in none, and recording what was planned changes no later day', async () => {
  const bank = await planner.wallet('Bank', { kind: 'bank', opening_balance: '5000' })
  const card = await planner.wallet('Kartu', { kind: 'card', opening_balance: '-500' })
  await planner.spend('100', '2026-11-23')
  await planner.spend('40', '2026-11-24', { wallet_id: bank })
  await planner.addTransfer({
    from_wallet_id: bank,
    to_wallet_id: card,
    amount: '500',
    transfer_date: '2026-11-25',
  })
  await planner.addTransfer({ from_wallet_id: bank, amount: '60', transfer_date: '2026-11-26' })
  await planner.spend('300', '2026-11-27', { wallet_id: bank })
  await planner.spend('7', '2026-11-28')
  expect(await balanceOn('2026-11-23')).toBe('4400.00')
  const { days } = await planner.outlook()
  expect(days.slice(0, 5).map(({ balance }) => balance)).toEqual([
    ...['4360.00', '4360.00', '4300.00', '4000.00', '3993.00'],
  ])
})

test('what is planned is listed up to the last day, the soonest first, with its sign', async () => {
  await planner.spend('200', '2026-12-05', { description: 'Listrik' })
  await planner.receive('900', '2026-11-25', { description: 'Bonus' })
  await planner.spend('1', '2027-01-01')
  const { planned } = await planner.outlook()
  expect(planned).toEqual([
    {
      date: '2026-11-25',
      description: 'Bonus',
      amount: '900.00',
      category: { id: planner.gaji, name: 'Gaji' },
    },
    {
      ...{ date: '2026-12-05', description: 'Listrik', amount: '-200.00' },
      category: { id: planner.makanan, name: 'Makanan' },
    },
  ])
})

test('what is usual is found in whole weeks up to yesterday: half of them had no more, and a quarter no more', async () => {
  for (const [week, amount] of ['70', '140', '210', '280', '350'].entries())
    await planner.spend(amount, addDays('2026-11-23', -7 * week))
  expect((await planner.outlook()).usual).toEqual({ weeks: 4, low: '17.50', median: '25.00', high: '32.50' })
  await planner.spend('999', '2026-11-24')
  await planner.spend('999', '2026-11-25')
  expect((await planner.outlook()).usual).toEqual({ weeks: 4, low: '17.50', median: '25.00', high: '32.50' })
})

test('twice a week something is bought, and it is usual, although most days have none of it', async () => {
  for (let week = 0; week < 12; week += 1)
    for (const day of [2, 5]) await planner.spend('35', addDays('2026-11-24', -7 * week - day))
  await planner.spend('1', '2026-09-01')
  expect((await planner.outlook()).usual).toEqual({ weeks: 12, low: '10.00', median: '10.00', high: '10.00' })
})

test('less than four weeks say nothing of what is usual', async () => {
  await planner.spend('70', '2026-10-28')
  expect((await planner.outlook()).usual).toBeNull()
  await planner.spend('70', '2026-10-27')
  expect((await planner.outlook()).usual).toMatchObject({ weeks: 4 })
})

test('an instalment is known beforehand, and so not usual', async () => {
  await planner.spend('1', '2026-10-01')
  const paylater = await planner.wallet('Paylater', { kind: 'loan' })
  await planner.call('POST /api/instalments', {
    ...{ wallet_id: paylater, category_id: planner.makanan, name: 'Kulkas', amount: '900', count: 3 },
    ...{ date: '2026-10-28', first_due: '2026-10-28', books: 'per_instalment' },
  })
  expect((await planner.outlook()).usual).toMatchObject({ low: '0.00', high: '0.00' })
})

test('an account that has nothing has a balance of nothing, and no usual day', async () => {
  const outlook = await planner.outlook()
  expect(outlook).toMatchObject({
    lines: [],
    planned: [],
    usual: null,
    lowest: { date: '2026-11-24', balance: '0.00' },
  })
})

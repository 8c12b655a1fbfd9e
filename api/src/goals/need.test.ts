import { type GoalKeeper, newGoalKeeper } from '../../testing/goal-keeper'
import { saveSettings } from '../../testing/settings'
import { type Api, startApi } from '../../testing/start-api'
import { findGoal } from './queries'

let api: Api
let keeper: GoalKeeper
beforeAll(async () => {
  api = await startApi()
  keeper = await newGoalKeeper(api)
})
afterAll(() => api.close())

test.each([
  ['in the same month', '2026-11-10', 1, '2026-11-30', '1200000.00'],
  ['the month after', '2026-11-10', 1, '2026-12-01', '600000.00'],
  ['a year on', '2026-11-10', 1, '2027-10-31', '100000.00'],
  ['today', '2026-11-10', 1, '2026-11-10', '1200000.00'],
  ['before the next pay day', '2026-11-25', 25, '2026-12-24', '1200000.00'],
  ['on the next pay day', '2026-11-25', 25, '2026-12-25', '600000.00'],
  ['on a pay day of a month that had begun before it', '2026-11-24', 25, '2026-12-25', '400000.00'],
  ['over the end of a year', '2026-12-31', 28, '2027-02-27', '600000.00'],
])(
  'a goal that is due %s is divided by the periods until then',
  async (_, today, month_start, due_on, need) => {
    const id = await keeper.goal({ target: '1200000', due_on })
    expect(await at(id, today, month_start)).toMatchObject({ per_period: need, missing: '1200000.00' })
  },
)

test('a share that is no whole number is rounded up: a whole target to whole units, another one to cents', async () => {
  const due_on = '2027-01-15'
  const whole = await keeper.goal({ target: '1000', due_on })
  const cents = await keeper.goal({ target: '1000.01', due_on })
  expect(await at(whole, '2026-11-10')).toMatchObject({ per_period: '334.00' })
  expect(await at(cents, '2026-11-10')).toMatchObject({ per_period: '333.34' })
})

test('it stays the same while this period’s share is put aside, and is divided anew in the next', async () => {
  const id = await keeper.goal({ target: '1200', due_on: '2027-01-15' })
  await keeper.move(id, '150', '2026-10-31')
  await keeper.move(id, '100', '2026-11-01')
  await keeper.move(id, '250', '2026-11-20')
  expect(await at(id, '2026-11-20')).toMatchObject({
    ...{ saved: '500.00', this_period: '350.00', per_period: '350.00', missing: '700.00' },
  })
  expect(await at(id, '2026-12-01')).toMatchObject({ this_period: '0.00', per_period: '350.00' })
  expect(await at(id, '2027-01-01')).toMatchObject({ per_period: '700.00' })
})

test('once this month has had its share, what is missing is divided by the months after it', async () => {
  const id = await keeper.goal({ target: '5000000', due_on: '2027-06-30' })
  expect(await at(id, '2026-11-27')).toMatchObject({ per_period: '625000.00', from_next_period: null })
  await keeper.move(id, '624999', '2026-11-27')
  expect(await at(id, '2026-11-27')).toMatchObject({ from_next_period: null })
  await keeper.move(id, '375001', '2026-11-27')
  expect(await at(id, '2026-11-27')).toMatchObject({ per_period: '625000.00', from_next_period: '571429.00' })
  expect(await at(id, '2026-12-01')).toMatchObject({ per_period: '571429.00', from_next_period: null })
  await keeper.move(id, '400000', '2027-02-01')
  expect(await at(id, '2026-11-27')).toMatchObject({ from_next_period: '514286.00' })
})

test('in the last month nothing comes after it, and outside rupiah shares have cents', async () => {
  const last = await keeper.goal({ target: '100', due_on: '2026-11-30' })
  await keeper.move(last, '60', '2026-11-10')
  expect(await at(last, '2026-11-10')).toMatchObject({ per_period: '100.00', from_next_period: null })
  const abroad = await newGoalKeeper(api)
  await saveSettings(api, abroad, { currency: 'USD' })
  const id = await abroad.goal({ target: '100', due_on: '2027-01-15' })
  await abroad.move(id, '50', '2026-11-10')
  const found = await findGoal(api.database, abroad.id, id, { today: '2026-11-10', month_start: 1 })
  expect(found).toMatchObject({ per_period: '33.34', from_next_period: '25.00' })
})

test('what is planned for a day up to its own lowers it, and later moves do not', async () => {
  const id = await keeper.goal({ target: '1200', due_on: '2027-01-15' })
  await keeper.move(id, '300', '2026-12-20')
  await keeper.move(id, '500', '2027-01-16')
  expect(await at(id, '2026-11-10')).toMatchObject({ planned: '300.00', per_period: '300.00', saved: '0.00' })
})

test('a goal without a day, or whose day is over, asks for no amount', async () => {
  const [none, over] = [await keeper.goal(), await keeper.goal({ due_on: '2026-11-09' })]
  expect(await at(none, '2026-11-10')).toMatchObject({ per_period: null, is_reached: false })
  expect(await at(over, '2026-11-10')).toMatchObject({ per_period: null, is_reached: false })
})

test('all of it planned asks for nothing more', async () => {
  const id = await keeper.goal({ target: '1200', due_on: '2027-01-15' })
  await keeper.move(id, '1500', '2026-12-20')
  expect(await at(id, '2026-11-10')).toMatchObject({ per_period: '0.00' })
})

const at = (id: number, today: string, month_start = 1) =>
  findGoal(api.database, keeper.id, id, { today, month_start })

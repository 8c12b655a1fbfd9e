import { type Budgeter, newBudgeter } from '../../testing/budgeter'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let owner: Budgeter
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  owner = await newBudgeter(api)
})
afterAll(() => api.close())

test('an amount holds from its period on until the next one, and one for a period alone only then', async () => {
  expect((await owner.set(owner.makanan, { amount: '500000' })).status).toBe(200)
  await owner.set(owner.makanan, { amount: '600000.5', from_period: '2026-03-01' })
  await owner.set(owner.makanan, { amount: 1, from_period: '2026-04-10', is_once: true })
  const days = ['2025-12-31', '2026-01-31', '2026-02-01', '2026-03-01', '2026-04-30', '2026-05-01']
  const amounts = await Promise.all(days.map(async day => (await owner.food(day))?.amount))
  expect(amounts).toEqual([undefined, '500000.00', '500000.00', '600000.50', '1.00', '600000.50'])
  expect(await owner.food('2026-05-20')).toMatchObject({ from_period: '2026-03-01', is_once: false })
})

test('what came back lowers what was spent, parts of a split count in their own category, income and transfers in none', async () => {
  await owner.set(owner.makanan, { amount: '100000' })
  await owner.set(owner.transport, { amount: '50000' })
  await owner.book({ amount: '30000' })
  await owner.book({ amount: '40000', is_refund: true, transaction_date: '2026-02-20' })
  const splits = [
    { category_id: owner.makanan, amount: '5000' },
    { category_id: owner.transport, amount: '60000' },
  ]
  await owner.book({ amount: '65000', splits })
  await owner.earn({ amount: '7000' })
  const { data, meta } = await owner.read('2026-02-14')
  expect(data).toMatchObject([
    { name: 'Makanan', spent: '-5000.00', left: '105000.00' },
    { name: 'Transportasi', spent: '60000.00', left: '-10000.00' },
  ])
  expect(meta).toMatchObject({
    ...{ total: 2, amount: '150000.00', spent: '55000.00', left: '95000.00', carried: '0.00' },
    period: { from: '2026-02-01', to: '2026-02-28' },
  })
})

test('what was spent without a budget stands beside them, with the categories that it was spent in', async () => {
  await owner.set(owner.makanan, { amount: '100000' })
  await owner.book({ amount: '1' })
  await owner.book({ amount: '7', category_id: owner.transport })
  await owner.book({ amount: '2', category_id: owner.transport, is_refund: true })
  await owner.book({ amount: '900', category_id: owner.transport, transaction_date: '2026-03-01' })
  await owner.earn({ amount: '50' })
  const { meta } = await owner.read('2026-02-14')
  const found = { spent: '5.00', spent_today: '0.00', planned: '0.00', category_ids: [owner.transport] }
  expect(meta).toMatchObject({ spent: '1.00', outside: found })
  expect((await owner.read('2026-01-14')).meta.outside).toMatchObject({ spent: '0.00', category_ids: [] })
})

test('what is dated after today is planned and still left; in the next period it counts as spent', async () => {
  const { meta } = await owner.read('')
  await owner.set(owner.makanan, { amount: '100000', from_period: meta.today, carry: 'both' })
  await owner.book({ amount: '10000', transaction_date: meta.today })
  const isLast = meta.today === meta.period.to
  if (!isLast) await owner.book({ amount: '25000', transaction_date: meta.period.to })
  expect(await owner.food(meta.today)).toMatchObject({
    ...{ spent: '10000.00', spent_today: '10000.00', left: '90000.00' },
    planned: isLast ? '0.00' : '25000.00',
  })
  const next = dayAfter(meta.period.to)
  await owner.book({ amount: '1000', transaction_date: next })
  const carried = isLast ? '90000.00' : '65000.00'
  expect(await owner.food(next)).toMatchObject({ carried, spent: '0.00', planned: '1000.00' })
})

test('periods begin on the pay day, and another pay day rewrites no budget', async () => {
  const paid = await newBudgeter(api, 25)
  await paid.set(paid.makanan, { amount: '100000', from_period: '2026-01-25', carry: 'surplus' })
  await paid.book({ amount: '30000', transaction_date: '2026-02-24' })
  await paid.book({ amount: '1000', transaction_date: '2026-02-25' })
  expect(await paid.food('2026-01-25')).toMatchObject({ spent: '30000.00', left: '70000.00' })
  const { data, meta } = await paid.read('2026-03-24')
  expect(meta.period).toEqual({ from: '2026-02-25', to: '2026-03-24' })
  expect(data).toMatchObject([{ carried: '70000.00', spent: '1000.00', left: '169000.00' }])
  expect(await paid.rules()).toMatchObject([{ from_period: '2026-01-25' }])
  expect(await paid.food('2026-01-24')).toBeUndefined()
})

test('several are set by one call, all or none, and an empty one ends', async () => {
  await owner.set(owner.transport, { amount: '9' })
  const budgets = [
    { category_id: owner.makanan, amount: '100', carry: 'both' },
    { category_id: owner.transport, amount: null },
  ]
  const set = (some: object[]) => owner.call('PUT /api/budgets', { from_period: '2026-03-01', budgets: some })
  expect((await set([...budgets, { category_id: owner.gaji, amount: '5' }])).status).toBe(422)
  const twice = await set([...budgets, { category_id: owner.makanan, amount: '200' }])
  expect(twice.json.errors).toEqual({ budgets: ['Choose an option from the list'] })
  expect(await owner.amounts('2026-03-01')).toEqual({ Transportasi: '9.00' })
  expect((await set(budgets)).json.data).toMatchObject({ count: 2 })
  expect((await set(budgets)).json.data).toMatchObject({ count: 0 })
  expect(await owner.amounts('2026-03-01')).toEqual({ Makanan: '100.00' })
  expect(await owner.amounts('2026-02-01')).toEqual({ Transportasi: '9.00' })
})

test('a budget ends from a period on and keeps its history, or goes with it', async () => {
  await owner.set(owner.makanan, { amount: '5' })
  const remove = (query = '') => owner.call(`DELETE /api/budgets/${owner.makanan}${query}`)
  expect((await remove('?period=2026-04-01')).status).toBe(200)
  expect([await owner.food('2026-03-31'), await owner.food('2026-04-01')]).toMatchObject([
    { amount: '5.00' },
    undefined,
  ])
  expect((await remove()).status).toBe(200)
  expect(await owner.rules()).toEqual([])
  expect((await remove()).status).toBe(404)
})

test('the twelve periods tell what every expense category had and spent', async () => {
  await owner.set(owner.makanan, { amount: '5' })
  await owner.book({ amount: '7', transaction_date: '2026-02-28' })
  await owner.book({ amount: '8', category_id: owner.transport, transaction_date: '2025-03-01' })
  const [food, transport, ...others] = await owner.months('2026-02-01')
  expect(food!.months.slice(-3)).toEqual([
    { amount: null, spent: '0.00' },
    { amount: '5.00', spent: '0.00' },
    { amount: '5.00', spent: '7.00' },
  ])
  expect([transport!.months[0], transport!.months.length]).toEqual([{ amount: null, spent: '8.00' }, 12])
  expect(others.map(({ name }) => name)).toEqual(['Hiburan'])
})

test.each([
  [{ amount: '-1' }, 'amount', 'Enter zero or more'],
  [{ amount: '1', from_period: '1999-12-31' }, 'from_period', 'Enter a year from 2000 to 2100'],
  [{ amount: '1', from_period: '2026-02-30' }, 'from_period', 'Enter a valid date'],
  [{ amount: '1', carry: 'all' }, 'carry', 'Choose an option from the list'],
])('%j is refused', async (body, field, message) => {
  const { status, json } = await owner.set(owner.makanan, body)
  expect([status, json.errors[field]]).toEqual([422, [message]])
})

test('a category of another user, or of incomes, has no budget', async () => {
  const other = await newBudgeter(api)
  for (const id of [other.makanan, owner.gaji])
    expect((await owner.set(id, { amount: '1' })).status).toBe(404)
  expect(await other.rules()).toEqual([])
})

function dayAfter(day: string) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

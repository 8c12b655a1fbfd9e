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

const moved = (amount = '30000') =>
  owner.call('POST /api/budgets/move', {
    ...{ from_category_id: owner.makanan, to_category_id: owner.transport },
    ...{ amount, period: '2026-02-01' },
  })
const removeCategory = (query = '') => owner.call(`DELETE /api/categories/${owner.makanan}${query}`)

test('what was set, moved and deleted is undone from the log, each back to the letter', async () => {
  const states = [await owner.rules()]
  const entries: number[] = []
  for (const change of [
    () => owner.set(owner.makanan, { amount: '100000', carry: 'both' }),
    () => owner.set(owner.makanan, { amount: '5', from_period: '2026-06-01', is_once: true }),
    () => moved(),
    () => owner.call(`DELETE /api/budgets/${owner.makanan}?period=2026-02-01`),
    () => owner.call(`DELETE /api/budgets/${owner.makanan}`),
  ]) {
    const { json } = await change()
    entries.push(...json.data.activity_ids)
    states.push(await owner.rules())
  }
  expect(entries).toHaveLength(5)
  for (const id of entries.reverse()) {
    states.pop()
    expect((await owner.undo(id)).status).toBe(200)
    expect(await owner.rules()).toEqual(states.at(-1))
  }
})

test('a move is one entry of the log: both budgets come back, or none', async () => {
  await owner.set(owner.makanan, { amount: '100000' })
  const [id] = (await moved()).json.data.activity_ids
  const { data } = (await owner.call(`GET /api/activities/${id}`)).json
  expect(data).toMatchObject({
    ...{
      type: 'Move money between budgets',
      name: 'Makanan',
      subject: null,
      can_restore: true,
      obstacle: null,
    },
    budget: { before: { name: 'Makanan', other: { name: 'Transportasi', budgets: [] } } },
  })
  await owner.set(owner.transport, { amount: '7', from_period: '2026-02-01' })
  expect((await owner.undo(id!)).status).toBe(409)
  expect(await owner.amounts('2026-02-01')).toEqual({ Makanan: '70000.00', Transportasi: '7.00' })
  expect((await owner.undo(id!, { overwrite: true })).status).toBe(200)
  expect(await owner.amounts('2026-02-01')).toEqual({ Makanan: '100000.00' })
  expect((await owner.undo(id!)).json.message).toBe('Nothing to change.')
})

test('a removed category takes its budget along, and brings it back', async () => {
  await owner.set(owner.makanan, { amount: '100000', carry: 'surplus' })
  const before = await owner.rules()
  const set = await owner.lastEntry()
  const { json } = await removeCategory()
  expect(await owner.rules()).toEqual([])
  expect((await owner.undo(set)).json.message).toBe('The category was deleted. Restore it first.')
  expect((await owner.undo(json.data.activity_ids[0]!)).status).toBe(200)
  expect(await owner.rules()).toEqual(before)
})

test('a category that takes another one over has the sum of both budgets, and gives it back', async () => {
  await owner.set(owner.makanan, { amount: '100000', carry: 'surplus' })
  await owner.set(owner.makanan, { amount: '1', from_period: '2026-03-01', is_once: true })
  await owner.set(owner.transport, { amount: '20000', from_period: '2026-02-01', carry: 'both' })
  await owner.book({ amount: '7' })
  const before = await owner.rules()
  const { json } = await removeCategory(`?move_to=${owner.transport}`)
  const days = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01']
  const after = await Promise.all(days.map(async day => (await owner.read(day)).data))
  expect(after).toMatchObject([
    [{ name: 'Transportasi', amount: '100000.00', carry: 'surplus' }],
    [{ name: 'Transportasi', amount: '120000.00', carry: 'both', spent: '7.00' }],
    [{ name: 'Transportasi', amount: '20001.00', is_once: true }],
    [{ name: 'Transportasi', amount: '120000.00', is_once: false }],
  ])
  expect((await owner.undo(json.data.activity_ids[0]!)).status).toBe(200)
  expect(await owner.rules()).toEqual(before)
})

test('what was set in the other category since then is asked about, and stays with all that was added to it', async () => {
  await owner.set(owner.makanan, { amount: '100000' })
  const { json } = await removeCategory(`?move_to=${owner.transport}`)
  await owner.set(owner.transport, { amount: '3' })
  const [entry] = json.data.activity_ids
  expect((await owner.undo(entry!)).json.message).toBe('This item has since been changed.')
  expect((await owner.undo(entry!, { overwrite: true })).status).toBe(200)
  expect(await owner.amounts('2026-02-01')).toEqual({ Transportasi: '3.00' })
})

test('it is in the download of all data, with what removals did to it', async () => {
  await owner.set(owner.makanan, { amount: '100000' })
  await removeCategory(`?move_to=${owner.transport}`)
  const data = (await owner.call('GET /api/account/export')).json as unknown as Record<string, object[]>
  const rule = { from_period: '2026-01-01', is_once: false, amount: '100000.00', carry: 'none' }
  expect(data['budgets']).toEqual([{ category_id: owner.transport, budgets: [rule] }])
  const kept = data['activities']!.filter(one => 'budget' in one || 'moved_budgets' in one)
  expect(kept).toMatchObject([
    { budget: { before: { budgets: [] }, after: { budgets: [rule] } } },
    { moved_budgets: { gone: [rule], was: [], became: [rule] } },
  ])
})

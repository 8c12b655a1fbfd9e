import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('lists a new category as soon as it is added, among those of its type', async () => {
  const { token } = await api.newPerson()
  const { status, json } = await add(token, { name: ' Bonus ', type: 'income' })
  expect([status, json.data]).toEqual([201, { id: expect.any(Number), name: 'Bonus', type: 'income' }])
  const list = await api.call('GET /api/categories', { token })
  expect(list.json.data.map(({ name }: { name: string }) => name)).toEqual([
    'Gaji',
    'Bonus',
    'Makanan',
    'Transportasi',
    'Hiburan',
  ])
  expect(list.json.meta).toEqual({ total: 5, next_cursor: null })
})

test('belongs to the bearer of the token, whatever userid is sent', async () => {
  const [one, other] = [await api.newPerson(), await api.newPerson()]
  const { json } = await add(one.token, { userid: other.id, name: 'Kado', type: 'expense' })
  expect(await namesOf(one.token)).toContain('Kado')
  expect(await namesOf(other.token)).not.toContain('Kado')
  expect(json.data).not.toHaveProperty('userid')
})

test('a name exists once for each type, whatever its case', async () => {
  const { token } = await api.newPerson()
  const second = await add(token, { name: 'MAKANAN', type: 'expense' })
  expect([second.status, second.json.errors]).toEqual([
    409,
    { name: ['You already have a category of this name.'] },
  ])
  expect((await add(token, { name: 'Makanan', type: 'income' })).status).toBe(201)
  expect((await add(token, { name: 'Éclair', type: 'expense' })).status).toBe(201)
  expect((await add(token, { name: 'éclair', type: 'expense' })).status).toBe(409)
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'a'.repeat(61) }, 'name'],
  [{ name: 'a\u0000' }, 'name'],
  [{ name: null }, 'name'],
  [{ type: 'Income' }, 'type'],
  [{ type: undefined }, 'type'],
])('refuses %j, names the field and says Gagal in the log', async (change, field) => {
  const { token } = await api.newPerson()
  const { status, json } = await add(token, { name: 'Bonus', type: 'income', ...change })
  expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
  const log = await api.call('GET /api/activities', { token })
  expect(log.json.data[0]).toMatchObject({ type: 'Add category', status: 'Gagal', amount: null })
  expect(await namesOf(token)).toHaveLength(4)
})

const add = (token: string, body: object) => api.call('POST /api/categories', { token, body })

const namesOf = async (token: string): Promise<string[]> =>
  (await api.call('GET /api/categories', { token })).json.data.map(({ name }: { name: string }) => name)

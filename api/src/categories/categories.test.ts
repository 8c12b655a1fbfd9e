import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('lists a new category as soon as it is added, among those of its type', async () => {
  const { token } = await api.newPerson()
  const { status, json } = await add(token, { name: ' Bonus ', type: 'income' })
  const looks = { icon: null, color: null, position: 500, is_archived: false }
  expect([status, json.data]).toEqual([
    201,
    { id: expect.any(Number), name: 'Bonus', type: 'income', ...looks },
  ])
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
    { name: ['You already have a category with this name.'] },
  ])
  expect((await add(token, { name: 'Makanan', type: 'income' })).status).toBe(201)
  expect((await add(token, { name: 'Éclair', type: 'expense' })).status).toBe(201)
  expect((await add(token, { name: 'éclair', type: 'expense' })).status).toBe(409)
})

test.each([
  'Mak\u200banan',
  'makanan\u00ad',
  'MAKANAN\u202e',
  'Hibu\u2060ran',
  'Cafe\u0301  Kita',
  'Café\u00a0kita',
])('a name that reads like another one is that one: %j', async name => {
  const { token } = await api.newPerson()
  expect((await add(token, { name: 'Café Kita', type: 'expense' })).status).toBe(201)
  expect((await add(token, { name, type: 'expense' })).status).toBe(409)
  const list = await api.call('GET /api/categories', { token })
  expect(list.json.data).toHaveLength(5)
})

test('a name is kept composed and without what shows nothing, and found however it is written', async () => {
  const { token } = await api.newPerson()
  const { json } = await add(token, { name: 'Cafe\u0301\u200b', type: 'expense' })
  expect(json.data.name).toBe('Café')
  const body = { amount: 5, type: 'expense', category_id: json.data.id, transaction_date: '2026-01-01' }
  await api.call('POST /api/transactions', {
    token,
    body: { ...body, description: 'Re\u0301sume\u0301\u202e' },
  })
  for (const query of [
    'category=Cafe%CC%81',
    'category=Caf%C3%A9',
    'search=re%CC%81sum',
    'search=R%C3%A9s%E2%80%8Bum',
  ]) {
    const list = await api.call(`GET /api/transactions?${query}`, { token })
    expect([query, list.json.meta.total]).toEqual([query, 1])
  }
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: '\u200b\u2060' }, 'name'],
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

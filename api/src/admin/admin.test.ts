import sql from 'sql-template-tag'
import { newAdmin } from '../../testing/new-admin'
import { type Api, startApi } from '../../testing/start-api'
import { until } from '../../testing/until'

let api: Api
let admin: string
beforeAll(async () => {
  api = await startApi()
  admin = (await newAdmin(api, { name: 'Ratna Admin' })).token
})
afterAll(() => api.close())

test('lists every user, newest first, with name, e-mail and status and nothing more', async () => {
  const { id, name, email } = await api.newPerson()
  const { json } = await list('users')
  expect(json.data[0]).toEqual({
    ...{ id, name, email, role: 'user', status: 'active', transactions: 0, wallets: 0, transfers: 0 },
    created_at: expect.stringMatching(/Z$/),
    last_sign_in: expect.stringMatching(/Z$/),
  })
  expect(json.meta.total).toBe(await count('users'))
})

test('lists everybody’s transactions without their descriptions, and everybody’s categories', async () => {
  const { id, name, token } = await api.newPerson()
  const { json } = await api.call('GET /api/categories', { token })
  const category = { id: json.data[0]!.id, name: 'Gaji' }
  await api.call('POST /api/transactions', {
    token,
    body: {
      amount: '10',
      type: 'income',
      category_id: category.id,
      description: 'mine alone',
      transaction_date: '2026-01-01',
    },
  })
  await api.rows(sql`update users set currency = 'EUR' where id = ${id}`)
  const transactions = await list('transactions')
  expect(transactions.json.data[0]).toEqual({
    id: expect.any(Number),
    user_id: id,
    owner: { id, name },
    currency: 'EUR',
    amount: '10.00',
    type: 'income',
    category,
    transaction_date: '2026-01-01',
  })
  expect(transactions.json.meta.total).toBe(await count('transactions'))
  const categories = await list('categories?type=EXPENSE')
  expect(categories.json.data[0]).toEqual({
    id: expect.any(Number),
    user_id: id,
    owner: { id, name },
    name: 'Hiburan',
    type: 'expense',
    transactions: 0,
  })
  expect((await list('categories')).json.meta.total).toBe(await count('categories'))
})

test('lists what everybody did, newest first, sign-ins too', async () => {
  const { id, name } = await api.newPerson()
  const { json } = await list('logs')
  expect(json.data.slice(0, 2)).toEqual([
    {
      id: expect.any(Number),
      user_id: id,
      actor: { id, name },
      target: null,
      action: 'Sign in',
      timestamp: expect.any(String),
      status: 'Sukses',
    },
    expect.objectContaining({ user_id: id, action: 'Create account' }),
  ])
  expect(json.meta.total).toBe(await count('audit'))
})

test('writes a failed sign-in down for administrators, not for the user', async () => {
  const { id, email, token } = await api.newPerson()
  await api.call('POST /api/auth/login', { body: { email, password: 'a wrong one' } })
  await until(async () => (await list('logs?limit=1')).json.data[0]!.status === 'Gagal')
  const { json } = await list('logs?limit=1')
  expect(json.data).toMatchObject([{ user_id: id, action: 'Sign in', status: 'Gagal' }])
  const own = await api.call('GET /api/activities', { token })
  expect(own.json.meta.total).toBe(1)
})

test.each(['users', 'transactions', 'categories', 'logs'])(
  'goes page by page through all %s, and the total is never the length of a page',
  async name => {
    await api.newPerson()
    const whole = await list(`${name}?limit=500`)
    const ids: number[] = []
    let cursor = ''
    do {
      const { json } = await list(`${name}?limit=2${cursor}`)
      expect(json.meta.total).toBe(whole.json.meta.total)
      ids.push(...json.data.map((row: { id: number }) => row.id))
      cursor = json.meta.next_cursor ? `&cursor=${json.meta.next_cursor}` : ''
    } while (cursor)
    expect(ids).toEqual(whole.json.data.map((row: { id: number }) => row.id))
    expect((await list(`${name}?cursor=garbage`)).status).toBe(422)
  },
)

test('finds by a part of a name or address, in any case, and takes signs for what they are', async () => {
  const { email } = await api.newPerson({ name: 'Zainal_100%' })
  const find = async (text: string) => (await list(`users?search=${encodeURIComponent(text)}`)).json.data
  expect(await find('ZAINAL_100%')).toHaveLength(1)
  expect(await find(email.toUpperCase())).toHaveLength(1)
  expect(await find('l%0')).toHaveLength(0)
  expect((await list('categories?search=hibur&limit=1')).json.meta.total).toBe(await count('users'))
})

const list = (what: string) => api.call(`GET /api/admin/${what}`, { token: admin })

const count = async (table: string) =>
  (await api.database.query<{ count: number }>({ text: `select count(*) as count from ${table}` })).rows[0]!
    .count

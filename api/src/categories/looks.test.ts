import sql from 'sql-template-tag'
import { newSaver, type Saver } from '../../testing/savers'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let saver: Saver
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  saver = await newSaver(api)
})

describe('how a category looks', () => {
  test('the four that every account begins with have an icon and a colour', async () => {
    expect((await list()).map(({ name, icon, color }) => `${name} ${icon} ${color}`)).toEqual([
      'Gaji banknote teal',
      'Makanan utensils orange',
      'Transportasi bus blue',
      'Hiburan clapperboard violet',
    ])
  })

  test('a new one has what is sent, and nothing where nothing is', async () => {
    const looks = { icon: 'gift', color: 'rose' }
    const { status, json } = await ask('POST /api/categories', { name: 'Kado', type: 'expense', ...looks })
    expect([status, json.data]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: 'Kado',
        type: 'expense',
        ...looks,
        position: 500,
        is_archived: false,
      },
    ])
    const plain = await ask('POST /api/categories', { name: 'Lain', type: 'expense' })
    expect(plain.json.data).toMatchObject({ icon: null, color: null, is_archived: false })
  })

  test.each([
    [{ icon: 'no-such-icon' }, 'icon'],
    [{ icon: 5 }, 'icon'],
    [{ color: '#ff0000' }, 'color'],
    [{ color: 'Rose' }, 'color'],
    [{ is_archived: 'yes' }, 'is_archived'],
    [{ is_archived: null }, 'is_archived'],
  ])('refuses %j, names the field and changes nothing', async (change, field) => {
    const before = await list()
    for (const call of [
      ask('POST /api/categories', { name: 'Kado', type: 'expense', ...change }),
      ask(`PUT /api/categories/${saver.makanan}`, { name: 'Makanan', type: 'expense', ...change }),
      ask(`PATCH /api/categories/${saver.makanan}`, change),
    ]) {
      const { status, json } = await call
      expect([status, json.errors]).toEqual([422, { [field]: ['Choose an option from the list'] }])
    }
    expect(await list()).toEqual(before)
  })

  test('a client of the specification changes name and type, and leaves the rest alone', async () => {
    await ask(`PATCH /api/categories/${saver.makanan}`, { is_archived: true })
    const body = { userid: String(saver.id), name: 'Kuliner', type: 'expense' }
    const { json } = await ask(`PUT /api/categories/${saver.makanan}`, body)
    expect(json.data).toMatchObject({ name: 'Kuliner', icon: 'utensils', color: 'orange', is_archived: true })
    const cleared = await ask(`PUT /api/categories/${saver.makanan}`, { ...body, icon: null })
    expect(cleared.json.data).toMatchObject({ icon: null, color: 'orange' })
  })

  test('of two changes of different fields at once both are kept', async () => {
    const change = (body: object) => ask(`PATCH /api/categories/${saver.makanan}`, body)
    await Promise.all([change({ icon: 'pizza' }), change({ color: 'pink' }), change({ name: 'Jajan' })])
    expect((await list())[1]).toMatchObject({ name: 'Jajan', icon: 'pizza', color: 'pink' })
  })

  test('a change of nothing is answered, and not logged', async () => {
    const before = await countEntries()
    const { status, json } = await ask(`PATCH /api/categories/${saver.makanan}`, {})
    expect([status, json.data.name]).toEqual([200, 'Makanan'])
    expect(await countEntries()).toBe(before)
  })
})

describe('in the log', () => {
  test('a change of looks is undone at any later time', async () => {
    await ask(`PATCH /api/categories/${saver.makanan}`, { icon: 'pizza', color: 'pink', is_archived: true })
    const [entry] = await entries()
    expect(entry).toMatchObject({ type: 'Change category' })
    const detail = await ask(`GET /api/activities/${entry!.id}`)
    expect(detail.json.data).toMatchObject({
      before: { icon: 'utensils', color: 'orange', is_archived: false },
      after: { icon: 'pizza', color: 'pink', is_archived: true },
      obstacle: null,
    })
    expect((await ask(`POST /api/activities/${entry!.id}/restore`, {})).status).toBe(200)
    expect((await list())[1]).toMatchObject({ icon: 'utensils', color: 'orange', is_archived: false })
  })

  test('what a change says that is older than icons leaves them as they are', async () => {
    await ask(`PUT /api/categories/${saver.makanan}`, { name: 'Kuliner', type: 'expense' })
    const [entry] = await entries()
    for (const side of ['before', 'after'])
      await api.database.query({
        text: `update activities set ${side} = ${side} - '{icon,color,position,is_archived}'::text[]
          where user_id = ${saver.id} and id = ${entry!.id}`,
      })
    await ask(`PATCH /api/categories/${saver.makanan}`, { icon: 'pizza' })
    expect((await ask(`POST /api/activities/${entry!.id}/restore`, {})).status).toBe(200)
    expect((await list())[1]).toMatchObject({ name: 'Makanan', icon: 'pizza', color: 'orange' })
  })

  test('a deleted one comes back as it looked, in its place', async () => {
    const ids = (await list()).map(({ id }) => id)
    await ask('PUT /api/categories/order', { ids: [ids[2], ids[1], ids[3]] })
    const before = await list()
    const { json } = await ask(`DELETE /api/categories/${ids[2]}`)
    expect(await list()).toHaveLength(3)
    await ask(`POST /api/activities/${json.data.activity_ids[0]}/restore`, {})
    expect(await list()).toEqual(before)
  })
})

describe('what is archived', () => {
  test('keeps its transactions, takes more, and is found by its name', async () => {
    const book = () =>
      ask('POST /api/transactions', {
        ...{ amount: '5', type: 'expense', category_id: saver.makanan },
        ...{ description: 'Bakso', transaction_date: '2026-02-28' },
      })
    await book()
    await ask(`PATCH /api/categories/${saver.makanan}`, { is_archived: true })
    expect((await book()).status).toBe(201)
    const kept = await ask('GET /api/transactions?category=Makanan')
    expect(kept.json.meta.total).toBe(2)
    expect((await list())[1]).toMatchObject({ is_archived: true, count: 2 })
  })
})

test('is in the download of one’s own data', async () => {
  await ask(`PATCH /api/categories/${saver.makanan}`, { icon: 'pizza', is_archived: true })
  const { json } = await ask('GET /api/account/export')
  const { categories } = json as unknown as { categories: object[] }
  expect(categories).toContainEqual(
    expect.objectContaining({ id: saver.makanan, icon: 'pizza', color: 'orange', is_archived: true }),
  )
})

interface Item {
  id: number
  name: string
  icon: string | null
  color: string | null
  count: number
}

const ask = (what: string, body?: object) => api.call(what, { token: saver.token, ...(body && { body }) })
const list = async () => (await ask('GET /api/categories')).json.data as unknown as Item[]
const entries = async () =>
  (await api.rows(sql`select id, type from activities where user_id = ${saver.id} order by id desc`)) as {
    id: number
    type: string
  }[]
const countEntries = async () => (await entries()).length

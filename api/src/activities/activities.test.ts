import sql from 'sql-template-tag'
import { addTransaction, newSaver } from '../../testing/savers'
import { type Api, startApi } from '../../testing/start-api'
import type { Activity } from '@pundi/contract'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('lists what a user did, newest first, without sign-ins', async () => {
  const person = await api.newPerson()
  await api.signIn(person)
  await addCategory(person.token, 'Bonus')
  const { json } = await api.call('GET /api/activities', { token: person.token })
  expect(json).toEqual({
    data: [
      {
        id: expect.any(Number),
        type: 'Add category',
        amount: null,
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        status: 'Sukses',
        name: 'Bonus',
        description: null,
      },
      expect.objectContaining({ type: 'Create account', status: 'Sukses', name: null, description: null }),
    ],
    meta: { total: 2, next_cursor: null },
  })
})

test.each([
  ['en', 'CATEG', 'Add category'],
  ['id', 'KATEG', 'Tambah kategori'],
  ['es', 'categoría', 'Agregar categoría'],
])('searches the words that a reader of %s sees', async (language, search, type) => {
  const { token } = await api.newPerson()
  await addCategory(token, 'Bonus')
  const headers = { 'accept-language': language }
  const find = async (text: string) =>
    (await api.call(`GET /api/activities?search=${encodeURIComponent(text)}`, { token, headers })).json
  expect((await find(search)).data.map((row: { type: string }) => row.type)).toEqual([type])
  expect(await find('%')).toEqual({ data: [], meta: { total: 0, next_cursor: null } })
})

test('says and finds the record that an entry is about, as it was before and after', async () => {
  const { makanan, token } = await newSaver(api)
  const parking = { type: 'expense', category_id: makanan, description: 'Parkir', amount: '18500' }
  const { json: added } = await addTransaction(api, token, parking)
  await api.call(`PUT /api/transactions/${added.data.id}`, {
    token,
    body: { ...parking, description: 'Bensin', transaction_date: '2026-02-28' },
  })
  const find = async (search: string) => {
    const query = new URLSearchParams({ search }).toString()
    const { json } = await api.call(`GET /api/activities?${query}`, {
      token,
      headers: { 'accept-language': 'en' },
    })
    return json.data.map(
      ({ type, name, description }: Pick<Activity, 'type' | 'name' | 'description'>) =>
        `${type}: ${name} · ${description}`,
    )
  }
  const change = 'Edit transaction: Makanan · Bensin'
  const addition = 'Add transaction: Makanan · Parkir'
  expect(await find('parkir')).toEqual([change, addition])
  expect(await find('BENSIN')).toEqual([change])
  expect(await find('makanan')).toEqual([change, addition])
  expect(await find('18.500')).toEqual([change, addition])
  expect(await find('18501')).toEqual([])
  expect(await find('nasi')).toEqual([])
})

test('goes page by page through what happened in the same moment, nothing twice and nothing left out', async () => {
  const { id, token } = await api.newPerson()
  await api.rows(
    sql`insert into activities (user_id, type, date) select ${id}, 'Add category', '2026-01-01T00:00:00.123Z'
        from generate_series(1, 24)`,
  )
  const ids: number[] = []
  let cursor = ''
  do {
    const { json } = await api.call(`GET /api/activities?limit=7${cursor}`, { token })
    expect(json.meta.total).toBe(25)
    ids.push(...json.data.map((row: { id: number }) => row.id))
    cursor = json.meta.next_cursor ? `&cursor=${json.meta.next_cursor}` : ''
  } while (cursor)
  expect(new Set(ids).size).toBe(25)
  expect(ids).toHaveLength(25)
})

test('what is removed from a user’s list stays in the audit, which nobody can change', async () => {
  const { id, token } = await api.newPerson()
  await addCategory(token, 'Bonus')
  await api.rows(sql`delete from activities where user_id = ${id}`)
  const audited = await api.rows(sql`select action, status from audit where user_id = ${id} order by id`)
  expect(audited).toEqual([
    { action: 'Create account', status: 'Sukses' },
    { action: 'Sign in', status: 'Sukses' },
    { action: 'Add category', status: 'Sukses' },
  ])
  await expect(api.rows(sql`delete from audit where user_id = ${id}`)).rejects.toThrow('append-only')
  await expect(api.rows(sql`update audit set status = 'Gagal' where user_id = ${id}`)).rejects.toThrow(
    'append-only',
  )
  await expect(api.rows(sql`truncate audit`)).rejects.toThrow('append-only')
})

const addCategory = (token: string, name: string) =>
  api.call('POST /api/categories', { token, body: { name, type: 'income' } })

import sql from 'sql-template-tag'
import { newSaver, type Saver } from '../../testing/savers'
import { type Api, startApi } from '../../testing/start-api'
import { MOST_CATEGORIES } from './remove-category'

let api: Api
let saver: Saver
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  saver = await newSaver(api)
})

const add = (name: string, headers: Record<string, string> = {}) =>
  api.call('POST /api/categories', {
    token: saver.token,
    headers,
    body: { name, type: 'expense', userid: saver.id },
  })

const fillUpTo = (count: number) =>
  api.rows(
    sql`insert into categories (user_id, name, type)
        select ${saver.id}, 'Kategori ' || n, 'expense' from generate_series(5, ${count}::int) n`,
  )

const countAll = async () => (await api.call('GET /api/categories', { token: saver.token })).json.meta.total

test('a user has at most 500 categories, and is told so and what to do', async () => {
  await fillUpTo(499)
  expect((await add('Yang terakhir')).status).toBe(201)
  const { status, json } = await add('Satu lagi')
  expect(status).toBe(409)
  expect(json).toEqual({
    message: 'You’ve reached the limit of 500 categories. Delete one first.',
  })
  const inIndonesian = await add('Satu lagi', { 'accept-language': 'id' })
  expect(inIndonesian.json.message).toMatch(/500 kategori.*Hapus satu/)
  const inSpanish = await add('Satu lagi', { 'accept-language': 'es' })
  expect(inSpanish.json.message).toMatch(/500 categorías.*Elimina una/)
  expect([await countAll(), MOST_CATEGORIES]).toEqual([500, 500])
  const neighbour = await newSaver(api)
  const body = { name: 'Bonus', type: 'income', userid: neighbour.id }
  expect((await api.call('POST /api/categories', { token: neighbour.token, body })).status).toBe(201)
})

test('of many that are added at once, as many as there is room for', async () => {
  await fillUpTo(495)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => add(`Baru ${number}`)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status === 201)).toHaveLength(5)
  expect(statuses.filter(status => status === 409)).toHaveLength(15)
  expect(await countAll()).toBe(500)
})

test('the log brings none back beyond them, and does when there is room', async () => {
  const { token, makanan } = saver
  const { json } = await api.call(`DELETE /api/categories/${makanan}`, { token })
  const restore = () =>
    api.call(`POST /api/activities/${json.data.activity_ids[0]}/restore`, { token, body: {} })
  await fillUpTo(501)
  const refused = await restore()
  expect([refused.status, refused.json.message]).toEqual([409, expect.stringContaining('500 categories')])
  await api.rows(sql`delete from categories where user_id = ${saver.id} and name = 'Kategori 77'`)
  expect((await restore()).status).toBe(200)
  expect(await countAll()).toBe(500)
})

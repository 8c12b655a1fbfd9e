import { addTransaction, newSaver, type Saver } from '../../testing/savers'
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

const belanja = { name: 'Belanja harian', type: 'expense', icon: 'shopping-basket', color: 'lime' }
const bonus = { name: 'Bonus', type: 'income', icon: 'gift', color: 'amber' }

describe('several categories at once', () => {
  test('are added in their order, each with its entry in the log', async () => {
    const { status, json } = await add([belanja, bonus])
    expect([status, json.data]).toEqual([
      200,
      [
        { id: expect.any(Number), ...belanja, position: 500, is_archived: false },
        { id: expect.any(Number), ...bonus, position: 500, is_archived: false },
      ],
    ])
    expect(await names()).toEqual(['Gaji', 'Bonus', 'Makanan', 'Transportasi', 'Hiburan', 'Belanja harian'])
    const log = await ask('GET /api/activities')
    expect(log.json.data.slice(0, 2)).toMatchObject([
      { type: 'Add category', name: 'Bonus' },
      { type: 'Add category', name: 'Belanja harian' },
    ])
  })

  test('those whose names exist are passed over, however they are written, and so is a second call', async () => {
    const { json } = await add([{ ...belanja, name: 'MAKANAN' }, bonus, { ...bonus, name: 'bonus' }])
    expect(json.data.map(({ name }: { name: string }) => name)).toEqual(['Bonus'])
    expect((await add([belanja, bonus])).json.data).toHaveLength(1)
    expect((await add([belanja, bonus])).json.data).toEqual([])
    expect(await names()).toHaveLength(6)
  })

  test('two calls at the same moment add each once', async () => {
    const both = await Promise.all([add([belanja, bonus]), add([bonus, belanja])])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both.reduce((sum, { json }) => sum + json.data.length, 0)).toBe(2)
    expect(await names()).toHaveLength(6)
  })

  test('all or none: one that is refused adds none of them', async () => {
    const { status, json } = await add([belanja, { ...bonus, icon: 'nothing' }])
    expect([status, Object.keys(json.errors)[0]]).toEqual([422, expect.stringContaining('categories')])
    expect(await names()).toHaveLength(4)
    expect((await add([])).status).toBe(422)
    expect((await add(Array.from({ length: 51 }, (_, n) => ({ ...bonus, name: `B${n}` })))).status).toBe(422)
  })
})

describe('several that are removed at once', () => {
  test('go together, and come back together', async () => {
    const { json } = await add([belanja, bonus])
    const ids = json.data.map(({ id }: { id: number }) => id)
    const removed = await remove([...ids, 999_999])
    expect([removed.status, removed.json.data.count]).toEqual([200, 2])
    expect(await names()).toHaveLength(4)
    const again = await ask('POST /api/activities/restore', { ids: removed.json.data.activity_ids })
    expect(again.status).toBe(200)
    expect(await names()).toHaveLength(6)
  })

  test('stay all where one has a transaction', async () => {
    const { json } = await add([belanja, bonus])
    const [first = 0, second = 0] = json.data.map(({ id }: { id: number }) => id)
    await addTransaction(api, saver.token, { category_id: second })
    const { status, json: refused } = await remove([first, second])
    expect([status, refused.message]).toEqual([
      409,
      'This category has 1 transaction. Move it to another category first.',
    ])
    expect(await names()).toHaveLength(6)
  })

  test('are one’s own alone', async () => {
    const neighbour = await newSaver(api)
    expect((await remove([neighbour.makanan])).json.data).toEqual({ count: 0, activity_ids: [] })
    const { json } = await api.call('GET /api/categories', { token: neighbour.token })
    expect(json.meta.total).toBe(4)
  })
})

const ask = (what: string, body?: object) => api.call(what, { token: saver.token, ...(body && { body }) })
const add = (categories: object[]) => ask('POST /api/categories/several', { categories })
const remove = (ids: number[]) => ask('POST /api/categories/remove', { ids })
const names = async () =>
  (await ask('GET /api/categories')).json.data.map(({ name }: { name: string }) => name)

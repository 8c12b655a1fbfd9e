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

describe('the order', () => {
  test('is stored in one call, each type for itself, and logged once', async () => {
    const [gaji, makanan, transportasi, hiburan] = (await list()).map(({ id }) => id)
    const count = await countEntries()
    const { status, data, activity_ids } = await sort([hiburan!, gaji!, makanan!])
    expect([status, data]).toEqual([
      200,
      {
        before: [gaji, makanan, transportasi, hiburan],
        now: [gaji, hiburan, makanan, transportasi],
      },
    ])
    expect(activity_ids).toEqual([(await entries())[0]!.id])
    expect((await list()).map(({ id }) => id)).toEqual(data.now)
    expect([(await entries())[0]!.type, await countEntries()]).toEqual(['Sort categories', count + 1])
    const kado = (await ask('POST /api/categories', { name: 'Kado', type: 'expense' })).json.data.id
    expect((await list()).map(({ id }) => id)).toEqual([...data.now, kado])
  })

  test('goes back by sending what it was, as an older build does', async () => {
    const before = (await list()).map(({ id }) => id)
    const { data } = await sort([...before].reverse())
    expect(data.before).toEqual(before)
    await sort(data.before)
    expect((await list()).map(({ id }) => id)).toEqual(before)
  })

  test('that is so already is not logged', async () => {
    const before = (await list()).map(({ id }) => id)
    const count = await countEntries()
    expect(await sort(before)).toEqual({ status: 200, data: { before, now: before }, activity_ids: [] })
    expect(await countEntries()).toBe(count)
  })

  test('says nothing of categories of somebody else, and moves none of theirs', async () => {
    const neighbour = await newSaver(api)
    const theirs = async () => (await api.call('GET /api/categories', { token: neighbour.token })).json
    const before = await theirs()
    const own = (await list()).map(({ id }) => id)
    const { status, data } = await sort([neighbour.makanan, 999_999, own[3]!])
    expect([status, data.now]).toEqual([200, [own[0], own[3], own[1], own[2]]])
    expect(await theirs()).toEqual(before)
  })

  test.each([[{}], [{ ids: [] }], [{ ids: ['5'] }], [{ ids: [0] }], [{ ids: 'abc' }]])(
    '%j is refused',
    async body => {
      const { status, json } = await ask('PUT /api/categories/order', body)
      expect([status, Object.keys(json.errors)[0]!.split('.')[0]]).toEqual([422, 'ids'])
    },
  )
})

interface Sorted {
  data: { before: number[]; now: number[] }
  activity_ids: number[]
}

interface Item {
  id: number
  name: string
}

const ask = (what: string, body?: object) => api.call(what, { token: saver.token, ...(body && { body }) })
const list = async () => (await ask('GET /api/categories')).json.data as unknown as Item[]
const entries = async () =>
  (await api.rows(sql`select id, type from activities where user_id = ${saver.id} order by id desc`)) as {
    id: number
    type: string
  }[]
const countEntries = async () => (await entries()).length
async function sort(ids: number[]) {
  const { status, json } = await ask('PUT /api/categories/order', { ids })
  const { data, activity_ids } = json as unknown as Sorted
  return { status, data, activity_ids }
}

import sql from 'sql-template-tag'
import { readTotals } from '../../../testing/queries'
import { addTransaction, newSaver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('several are removed at once, each with an entry of its own; what is gone or not theirs is passed over', async () => {
  const [person, stranger] = [await newSaver(api), await newSaver(api)]
  const ids = await book(person.token, person.makanan, 4)
  const [foreign] = await book(stranger.token, stranger.makanan, 1)
  const asked = [ids[0], ids[1], ids[1], ids[3], foreign, 999_999_999]
  const { status, json } = await remove(person.token, asked)
  expect([status, json.data.count, json.data.activity_ids.length]).toEqual([200, 3, 3])
  expect(await listIds(person.token)).toEqual([ids[2]])
  expect(await listIds(stranger.token)).toEqual([foreign])
  const entries = await api.rows(
    sql`select type, record_id, amount, after from activities
        where user_id = ${person.id} and id = any(${json.data.activity_ids}::bigint[]) order by id`,
  )
  expect(entries).toEqual(
    [0, 1, 3].map(place => ({
      type: 'Delete transaction',
      record_id: ids[place],
      amount: `-${place + 1}.25`,
      after: null,
    })),
  )
  const { kept, summed } = await readTotals(api, person.id)
  expect(kept).toEqual(summed)
  const again = await remove(person.token, asked)
  expect([again.status, again.json.data]).toEqual([200, { count: 0, activity_ids: [] }])
})

test('several are moved at once, with their sums; those that are there already are not counted', async () => {
  const person = await newSaver(api)
  const hiburan = await idOf(person.token, 'Hiburan')
  const ids = await book(person.token, person.makanan, 3)
  const [there] = await book(person.token, hiburan, 1)
  const { status, json } = await move(person.token, [...ids.slice(1), there, 999_999_999], hiburan)
  expect([status, json.data.count]).toEqual([200, 2])
  const moved = await api.call(`GET /api/transactions?category_id=${hiburan}`, { token: person.token })
  expect(moved.json.meta.total).toBe(3)
  const entries = await api.rows(
    sql`select before, after from activities
        where user_id = ${person.id} and id = any(${json.data.activity_ids}::bigint[]) order by id`,
  )
  expect(entries).toMatchObject(
    ids.slice(1).map(id => ({
      before: { id, name: 'Makanan', category_id: person.makanan },
      after: { id, name: 'Hiburan', category_id: hiburan },
    })),
  )
  const { kept, summed } = await readTotals(api, person.id)
  expect(kept).toEqual(summed)
})

test('none is moved where one is of another type, or the category is not theirs', async () => {
  const [person, stranger] = [await newSaver(api), await newSaver(api)]
  const hiburan = await idOf(person.token, 'Hiburan')
  const ids = await book(person.token, person.makanan, 2)
  const { json: salary } = await addTransaction(api, person.token, { category_id: person.gaji })
  const before = (await api.call('GET /api/transactions', { token: person.token })).text
  for (const [asked, category] of [
    [[...ids, salary.data.id], hiburan],
    [ids, person.gaji],
    [ids, stranger.makanan],
    [ids, 999_999_999],
  ] as const) {
    const { status, json } = await move(person.token, [...asked], category)
    expect([status, json.errors]).toEqual([422, { category_id: ['Choose an option from the list'] }])
  }
  expect((await api.call('GET /api/transactions', { token: person.token })).text).toBe(before)
  const log = await api.call('GET /api/activities?search=edit', { token: person.token })
  expect(log.json.data.map(({ status }: { status: string }) => status)).toEqual(Array(4).fill('Gagal'))
})

test.each([
  [{}],
  [{ ids: [] }],
  [{ ids: 'all' }],
  [{ ids: ['1'] }],
  [{ ids: [0] }],
  [{ ids: [1.5] }],
  [{ ids: [1e300] }],
  [{ ids: [null] }],
  [{ ids: Array.from({ length: 501 }, (_, number) => number + 1) }],
])('the choice %j is refused', async body => {
  const { token, makanan } = await newSaver(api)
  const removed = await api.call('POST /api/transactions/remove', { token, body })
  const moved = await api.call('POST /api/transactions/move', {
    token,
    body: { ...body, category_id: makanan },
  })
  expect([removed.status, moved.status]).toEqual([422, 422])
})

const remove = (token: string, ids: unknown[]) =>
  api.call('POST /api/transactions/remove', { token, body: { ids } })
const move = (token: string, ids: unknown[], category_id: number) =>
  api.call('POST /api/transactions/move', { token, body: { ids, category_id } })

async function book(token: string, category_id: number, count: number): Promise<number[]> {
  const ids = []
  for (let number = 1; number <= count; number += 1) {
    const changes = {
      category_id,
      type: 'expense',
      amount: `${number}.25`,
      transaction_date: `2026-0${number}-15`,
    }
    ids.push((await addTransaction(api, token, changes)).json.data.id)
  }
  return ids
}

async function listIds(token: string): Promise<number[]> {
  const { json } = await api.call('GET /api/transactions', { token })
  return json.data.map(({ id }: { id: number }) => id)
}

async function idOf(token: string, name: string): Promise<number> {
  const { json } = await api.call('GET /api/categories', { token })
  return json.data.find((row: { name: string }) => row.name === name)!.id
}

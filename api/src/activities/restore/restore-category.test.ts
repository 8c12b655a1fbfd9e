import type { Item } from '../../../testing/answer'
import { readTotals } from '../../../testing/queries'
import { addTransaction, newSaver, type Saver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
let saver: Saver
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  saver = await newSaver(api)
})
afterEach(async () => {
  const { kept, summed } = await readTotals(api, saver.id)
  expect(kept).toEqual(summed)
})
afterAll(() => api.close())

const makanan = { name: 'Makanan', type: 'expense' }

describe('a deleted category', () => {
  test('comes back under its id, and the log says so', async () => {
    const entry = await remove(saver.makanan)
    expect(await open(entry)).toMatchObject({
      type: 'Delete category',
      amount: null,
      subject: 'category',
      before: { id: saver.makanan, ...makanan },
      after: null,
      can_restore: true,
      obstacle: null,
    })
    const { status, json } = await restore(entry)
    expect([status, json.data.count]).toEqual([200, 1])
    expect(await list()).toContainEqual({ id: saver.makanan, ...makanan, count: 0 })
    expect(await open(json.data.activity_ids[0]!)).toMatchObject({ type: 'Restore category', before: null })
    expect((await restore(entry)).json).toEqual({ message: 'It is as it was already.' })
  })

  test('takes the transactions home that its deletion moved, if they are still there', async () => {
    const jajan = await add('Jajan')
    const [first, second, third] = [await book(), await book(), await book()]
    const own = await book(jajan)
    const entry = await remove(saver.makanan, jajan)
    const elsewhere = await add('Lain-lain')
    await api.call('POST /api/transactions/move', {
      token: saver.token,
      body: { ids: [second], category_id: elsewhere },
    })
    await api.call(`DELETE /api/transactions/${third}`, { token: saver.token })
    expect((await restore(entry)).status).toBe(200)
    expect(await idsIn(saver.makanan)).toEqual([first])
    expect(await idsIn(jajan)).toEqual([own])
    expect(await idsIn(elsewhere)).toEqual([second])
  })

  test('whose name is taken by now comes back under another one', async () => {
    const entry = await remove(saver.makanan)
    await add('MAKANAN')
    expect((await open(entry)).obstacle).toBe('name')
    const { status, json } = await restore(entry)
    const message = 'You already have a category of this name.'
    expect([status, json]).toEqual([409, { message, errors: { name: [message] } }])
    expect((await restore(entry, { name: 'makanan' })).status).toBe(409)
    expect((await restore(entry, { name: '' })).status).toBe(422)
    expect((await restore(entry, { name: 'Makan' })).status).toBe(200)
    expect(await list()).toContainEqual({ id: saver.makanan, name: 'Makan', type: 'expense', count: 0 })
  })

  test('comes back with its transactions in one call', async () => {
    const id = await book()
    const { json } = await api.call(`DELETE /api/transactions/${id}`, { token: saver.token })
    const entry = await remove(saver.makanan)
    const body = { ids: [...json.data.activity_ids, entry] }
    const { status } = await api.call('POST /api/activities/restore', { token: saver.token, body })
    expect(status).toBe(200)
    expect(await idsIn(saver.makanan)).toEqual([id])
  })

  test('comes back once of two at the same moment', async () => {
    const entry = await remove(saver.makanan)
    const both = await Promise.all([restore(entry), restore(entry)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a changed category', () => {
  test('gets its former name back, and that can be undone in turn', async () => {
    const entry = await change({ name: 'Kuliner' })
    const { json } = await restore(entry)
    expect(await list()).toContainEqual({ id: saver.makanan, ...makanan, count: 0 })
    expect((await restore(json.data.activity_ids[0]!)).status).toBe(200)
    expect((await list()).map(({ name }) => name)).toContain('Kuliner')
  })

  test('that was changed once more is overwritten only where that is asked for', async () => {
    const entry = await change({ name: 'Kuliner' })
    await change({ name: 'Jajan' })
    expect((await open(entry)).obstacle).toBe('changed')
    expect((await restore(entry)).json.errors).toEqual({ overwrite: ['It was changed since.'] })
    expect((await restore(entry, { overwrite: true })).status).toBe(200)
    expect((await list()).map(({ name }) => name)).toContain('Makanan')
  })

  test('does not get its type back while it has transactions', async () => {
    const entry = await change({ type: 'income' })
    await addTransaction(api, saver.token, { category_id: saver.makanan })
    expect((await open(entry)).obstacle).toBe('type')
    const { status, json } = await restore(entry, { overwrite: true })
    const message = 'A category that has transactions keeps its type.'
    expect([status, json]).toEqual([409, { message, errors: { type: [message] } }])
  })
})

const open = async (id: number) =>
  (await api.call(`GET /api/activities/${id}`, { token: saver.token })).json.data
const restore = (id: number, body: object = {}) =>
  api.call(`POST /api/activities/${id}/restore`, { token: saver.token, body })
const list = async () => (await api.call('GET /api/categories', { token: saver.token })).json.data as Item[]

async function add(name: string): Promise<number> {
  const body = { name, type: 'expense' }
  return (await api.call('POST /api/categories', { token: saver.token, body })).json.data.id
}

async function book(category_id = saver.makanan): Promise<number> {
  const changes = { category_id, type: 'expense', amount: '20000.5' }
  return (await addTransaction(api, saver.token, changes)).json.data.id
}

async function idsIn(category: number): Promise<number[]> {
  const { json } = await api.call(`GET /api/transactions?category_id=${category}`, { token: saver.token })
  return json.data.map(({ id }: { id: number }) => id)
}

async function remove(id: number, moveTo?: number): Promise<number> {
  const { json } = await api.call(`DELETE /api/categories/${id}?move_to=${moveTo ?? ''}`, {
    token: saver.token,
  })
  return json.data.activity_ids[0]!
}

/** Changes "Makanan" and answers the entry of that. */
async function change(changes: object): Promise<number> {
  const body = { ...makanan, ...changes }
  await api.call(`PUT /api/categories/${saver.makanan}`, { token: saver.token, body })
  return (await api.call('GET /api/activities', { token: saver.token })).json.data[0]!.id
}

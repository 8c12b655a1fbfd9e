import type { Item } from '../../../testing/answer'
import { eachWithLog, type Log } from '../../../testing/history'
import { addTransaction, type Saver } from '../../../testing/savers'
import type { Api } from '../../../testing/start-api'

let api: Api
let saver: Saver
let log: Log
eachWithLog((...given) => ([api, saver, log] = given))

const looks = { icon: 'utensils', color: 'orange', is_archived: false }
const makanan = { name: 'Makanan', type: 'expense', ...looks }

describe('a deleted category', () => {
  test('comes back under its id, and the log says so', async () => {
    const entry = await remove(saver.makanan)
    expect(await log.open(entry)).toMatchObject({
      type: 'Delete category',
      amount: null,
      subject: 'category',
      before: { id: saver.makanan, ...makanan },
      after: null,
      can_restore: true,
      obstacle: null,
    })
    const { status, json } = await log.restore(entry)
    expect([status, json.data.count]).toEqual([200, 1])
    expect(await list()).toContainEqual({ id: saver.makanan, ...makanan, position: 500, count: 0 })
    expect(await log.open(json.data.activity_ids[0]!)).toMatchObject({
      type: 'Restore category',
      before: null,
    })
    expect((await log.restore(entry)).json).toEqual({ message: 'Nothing to change.' })
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
    expect((await log.restore(entry)).json.message).toBe('This item has since been changed.')
    expect((await log.restore(entry, { overwrite: true })).status).toBe(200)
    expect(await idsIn(saver.makanan)).toEqual([first])
    expect(await idsIn(jajan)).toEqual([own])
    expect(await idsIn(elsewhere)).toEqual([second])
  })

  test('whose name is taken by now comes back under another one', async () => {
    const entry = await remove(saver.makanan)
    await add('MAKANAN')
    expect((await log.open(entry)).obstacle).toBe('name')
    const { status, json } = await log.restore(entry)
    const message = 'You already have a category with this name.'
    expect([status, json]).toEqual([409, { message, errors: { name: [message] } }])
    expect((await log.restore(entry, { name: 'makanan' })).status).toBe(409)
    expect((await log.restore(entry, { name: '' })).status).toBe(422)
    expect((await log.restore(entry, { name: 'Makan' })).status).toBe(200)
    expect(await list()).toContainEqual({
      ...makanan,
      ...{ id: saver.makanan, name: 'Makan', position: 500, count: 0 },
    })
  })

  test('comes back with its transactions in one call', async () => {
    const id = await book()
    const { json } = await api.call(`DELETE /api/transactions/${id}`, { token: saver.token })
    const entry = await remove(saver.makanan)
    expect((await log.restoreMany([...json.data.activity_ids, entry])).status).toBe(200)
    expect(await idsIn(saver.makanan)).toEqual([id])
  })

  test('comes back once of two at the same moment', async () => {
    const entry = await remove(saver.makanan)
    const both = await Promise.all([log.restore(entry), log.restore(entry)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a changed category', () => {
  test('gets its former name back, and that can be undone in turn', async () => {
    const entry = await change({ name: 'Kuliner' })
    const { json } = await log.restore(entry)
    expect(await list()).toContainEqual({ id: saver.makanan, ...makanan, position: 500, count: 0 })
    expect((await log.restore(json.data.activity_ids[0]!)).status).toBe(200)
    expect((await list()).map(({ name }) => name)).toContain('Kuliner')
  })

  test('gets its former name back and no transaction, wherever those of it have gone since', async () => {
    const renamed = await change({ name: 'Kuliner' })
    const jajan = await add('Jajan')
    const id = await book()
    await log.restore(await remove(saver.makanan, jajan))
    await api.call('POST /api/transactions/move', {
      token: saver.token,
      body: { ids: [id], category_id: jajan },
    })
    expect((await log.restore(renamed)).status).toBe(200)
    expect(await idsIn(jajan)).toEqual([id])
  })

  test('that was changed once more is overwritten only where that is asked for', async () => {
    const entry = await change({ name: 'Kuliner' })
    await change({ name: 'Jajan' })
    expect((await log.open(entry)).obstacle).toBe('changed')
    expect((await log.restore(entry)).json.errors).toEqual({
      overwrite: ['This item has since been changed.'],
    })
    expect((await log.restore(entry, { overwrite: true })).status).toBe(200)
    expect((await list()).map(({ name }) => name)).toContain('Makanan')
  })

  test('does not get its type back while it has transactions', async () => {
    const entry = await change({ type: 'income' })
    await addTransaction(api, saver.token, { category_id: saver.makanan })
    expect((await log.open(entry)).obstacle).toBe('type')
    const { status, json } = await log.restore(entry, { overwrite: true })
    const message = 'This category has transactions, so you can’t change its type.'
    expect([status, json]).toEqual([409, { message, errors: { type: [message] } }])
  })
})

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

async function change(changes: object): Promise<number> {
  const body = { ...makanan, ...changes }
  await api.call(`PUT /api/categories/${saver.makanan}`, { token: saver.token, body })
  return log.lastEntry()
}

import type { Category, OrderChange } from '@pundi/contract'
import type { Item } from '../../testing/answer'
import { eachWithLog, type Log } from '../../testing/history'
import { newSaver, type Saver } from '../../testing/savers'
import type { Api } from '../../testing/start-api'

let api: Api
let saver: Saver
let log: Log
eachWithLog((...given) => ([api, saver, log] = given))

const added = ['Gaji', 'Makanan', 'Transportasi', 'Hiburan']
const sorted = ['Gaji', 'Hiburan', 'Transportasi', 'Makanan']

describe('a new order of the categories', () => {
  test('is undone by its entry, and so is the undo', async () => {
    const entry = await sort(['Hiburan', 'Transportasi'])
    const { status, json } = await log.restoreMany([entry])
    expect([status, json.data.count, await names()]).toEqual([200, 1, added])
    const [undo] = json.data.activity_ids
    expect(await orderIn(undo!)).toEqual({ before: sorted, after: added, now: added })
    expect((await log.restoreMany([undo!])).status).toBe(200)
    expect(await names()).toEqual(sorted)
  })

  test('is shown in the log by the names of that time', async () => {
    const entry = await sort(['Hiburan', 'Transportasi'])
    await change('Hiburan', { name: 'Senang-senang' })
    const now = ['Gaji', 'Senang-senang', 'Transportasi', 'Makanan']
    expect(await log.open(entry)).toMatchObject({
      ...{ type: 'Sort categories', name: null, description: null, amount: null },
      ...{ subject: null, before: null, after: null, can_restore: true, obstacle: null },
      order: { before: [{ id: saver.gaji, name: 'Gaji', type: 'income' }, {}, {}, {}] },
    })
    expect(await orderIn(entry)).toEqual({ before: added, after: sorted, now })
    const [undo] = await undone(entry)
    expect(await log.open(undo!)).toMatchObject({
      type: 'Restore category order',
      can_restore: true,
    })
    expect(await log.open(entry)).toMatchObject({ can_restore: true, obstacle: 'same' })
    expect((await log.restore(entry)).json).toEqual({ message: 'Nothing to change.' })
  })

  test('of somebody else is not found, and stays', async () => {
    const entry = await sort(['Hiburan', 'Transportasi'])
    const { token } = await newSaver(api)
    const body = { ids: [entry] }
    expect((await api.call('POST /api/activities/restore', { token, body })).status).toBe(404)
    expect((await api.call(`POST /api/activities/${entry}/restore`, { token, body: {} })).status).toBe(404)
    expect((await api.call(`GET /api/activities/${entry}`, { token })).status).toBe(404)
    expect(await names()).toEqual(sorted)
  })

  test('is undone although categories were added and removed since', async () => {
    const entry = await sort(['Hiburan', 'Transportasi'])
    await add('Kado')
    await remove('Makanan')
    await sort(['Kado'])
    expect(await names()).toEqual(['Gaji', 'Kado', 'Hiburan', 'Transportasi'])
    expect(await log.open(entry)).toMatchObject({ obstacle: null })
    const [undo] = await undone(entry)
    expect(await names()).toEqual(['Gaji', 'Transportasi', 'Hiburan', 'Kado'])
    await undone(undo!)
    expect(await names()).toEqual(['Gaji', 'Kado', 'Hiburan', 'Transportasi'])
  })

  test('counts as undone if the categories that are left are in the former order', async () => {
    const entry = await sort(['Makanan', 'Hiburan'])
    await remove('Hiburan')
    await add('Kado')
    expect(await log.open(entry)).toMatchObject({ obstacle: 'same' })
  })

  test('is compared within each type, so a category that got another type does not block the undo', async () => {
    const entry = await sort(['Hiburan', 'Transportasi'])
    await change('Hiburan', { type: 'income' })
    expect(await log.open(entry)).toMatchObject({ obstacle: null })
    await undone(entry)
    expect(await names()).toEqual(['Gaji', 'Hiburan', 'Makanan', 'Transportasi'])
  })

  test('that was changed once more is overwritten only where that is asked for', async () => {
    const entry = await sort(['Hiburan', 'Transportasi'])
    await sort(['Makanan', 'Hiburan'])
    expect(await log.open(entry)).toMatchObject({ obstacle: 'changed' })
    const { status, json } = await log.restore(entry)
    const message = 'This item has since been changed.'
    expect([status, json]).toEqual([409, { message, errors: { overwrite: [message] } }])
    expect(await names()).toEqual(['Gaji', 'Makanan', 'Hiburan', 'Transportasi'])
    expect((await log.restore(entry, { overwrite: true })).status).toBe(200)
    expect(await names()).toEqual(added)
  })
})

describe('two orders', () => {
  test('are undone one after the other, newest first', async () => {
    const [first, second] = [await sort(['Hiburan', 'Transportasi']), await sort(['Makanan'])]
    await undone(second)
    expect(await names()).toEqual(sorted)
    await undone(first)
    expect(await names()).toEqual(added)
  })

  test('are undone in one call, with what was added between', async () => {
    const first = await sort(['Hiburan', 'Transportasi'])
    await add('Kado')
    await add('Amal')
    const second = await sort(['Amal', 'Kado', 'Makanan'])
    const { status, json } = await log.restoreMany([first, second])
    expect([status, json.data.count]).toEqual([200, 1])
    expect(await names()).toEqual([...added, 'Kado', 'Amal'])
  })

  test('that led back to the former order are undone in one call, which is logged', async () => {
    const entries = [await sort(['Hiburan', 'Transportasi']), await sort(['Makanan', 'Transportasi'])]
    expect(await names()).toEqual(added)
    const { status, json } = await log.restoreMany(entries)
    expect([status, json.data.count, await names()]).toEqual([200, 1, added])
  })

  test('stay if one of the call cannot be undone', async () => {
    const entries = [await sort(['Hiburan', 'Transportasi']), await sort(['Makanan'])]
    const now = await names()
    await sort(['Transportasi'])
    const last = await log.lastEntry()
    expect((await log.restoreMany(entries)).status).toBe(409)
    expect((await names())[1]).toBe('Transportasi')
    await undone(last)
    expect(await names()).toEqual(now)
    expect((await log.restoreMany([...entries, 999_999_999])).status).toBe(404)
    expect(await names()).toEqual(now)
  })
})

test('an order is undone in one call with changes of its categories', async () => {
  await add('Kado')
  const order = await sort(['Hiburan', 'Kado'])
  const [changed, hobi] = [await change('Transportasi', { type: 'income' }), await add('Hobi')]
  const gone = await remove('Kado')
  const { status, json } = await log.restoreMany([order, changed, hobi, gone])
  expect([status, json.data.count, await names()]).toEqual([200, 4, [...added, 'Kado']])
})

const ask = (what: string, body?: object) => api.call(what, { token: saver.token, ...(body && { body }) })
const list = async () => (await ask('GET /api/categories')).json.data as Item[]
const names = async () => (await list()).map(({ name }) => name)
const namesOf = (order: Category[]) => order.map(({ name }) => name)

async function sort(first: string[]): Promise<number> {
  const ids = await Promise.all(first.map(log.idOf))
  return entryOf(await ask('PUT /api/categories/order', { ids }))
}

async function orderIn(entry: number) {
  const { before, after, now = [] } = ((await log.open(entry)) as unknown as { order: OrderChange }).order
  return { before: namesOf(before), after: namesOf(after), now: namesOf(now) }
}

async function undone(entry: number): Promise<number[]> {
  const { status, json } = await log.restoreMany([entry])
  expect(status).toBe(200)
  return json.data.activity_ids
}

const add = async (name: string): Promise<number> =>
  entryOf(await ask('POST /api/categories', { name, type: 'expense' }))
const change = async (name: string, changes: object): Promise<number> =>
  entryOf(await ask(`PATCH /api/categories/${await log.idOf(name)}`, changes))
const remove = async (name: string): Promise<number> => {
  const { json } = await ask(`DELETE /api/categories/${await log.idOf(name)}`)
  return json.data.activity_ids[0]!
}
const entryOf = ({ json }: { json: object }) => (json as { activity_ids: number[] }).activity_ids[0]!

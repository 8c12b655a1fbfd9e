import { eachWithLog, type Log } from '../../../testing/history'
import { addTransaction, type Saver } from '../../../testing/savers'
import type { Api } from '../../../testing/start-api'
import type { Database } from '../../platform/database/database'
import { sayIn } from '../../platform/messages/say'
import { undoable } from '../../undoable'
import { restore } from './restore'

const today = '2026-03-01'

let api: Api
let saver: Saver
let log: Log
eachWithLog((...given) => ([api, saver, log] = given))

describe('several at once', () => {
  test('come back together, the undo of one call', async () => {
    const rows = [await log.book(), await log.book(), await log.book()]
    const ids = rows.map(({ id }) => id)
    const { json } = await api.call('POST /api/transactions/remove', { token: saver.token, body: { ids } })
    const { status, json: restored } = await log.restoreMany(json.data.activity_ids)
    expect([status, restored.data.count, restored.data.activity_ids.length]).toEqual([200, 3, 3])
    for (const row of rows) expect(await log.read(row.id)).toEqual(row)
  })

  test('come back all or none', async () => {
    const rows = [await log.book(), await log.book()]
    const entries = [await log.remove(rows[0]!.id), await log.remove(rows[1]!.id)]
    await log.restore(entries[0]!)
    expect((await log.restoreMany(entries)).status).toBe(409)
    expect((await log.restoreMany([entries[1]!, 999_999_999])).status).toBe(404)
    expect((await api.call(`GET /api/transactions/${rows[1]!.id}`, { token: saver.token })).status).toBe(404)
  })

  test('of one record are undone from the newest to the oldest', async () => {
    const before = await log.book()
    await log.change(before.id, { amount: '7' })
    const first = await log.lastEntry()
    await log.change(before.id, { amount: '8' })
    const second = await log.lastEntry()
    const third = await log.remove(before.id)
    const { status, json } = await log.restoreMany([second, first, third])
    expect([status, json.data.count]).toEqual([200, 1])
    expect(await log.read(before.id)).toEqual(before)
  })

  test('of one record that is still there are undone in turn: what the newer one leaves is no change since', async () => {
    const before = await log.book()
    await log.change(before.id, { amount: '7' })
    const first = await log.lastEntry()
    await log.change(before.id, { amount: '8' })
    const second = await log.lastEntry()
    expect((await log.restoreMany([first, second])).status).toBe(200)
    expect(await log.read(before.id)).toEqual(before)
  })

  test.each([[{}], [{ ids: [] }], [{ ids: ['1'] }], [{ ids: [0] }], [{ ids: Array(501).fill(1) }]])(
    'as %j are refused',
    async body => {
      expect((await api.call('POST /api/activities/restore', { token: saver.token, body })).status).toBe(422)
    },
  )
})

describe('a record that changes between the look and the write', () => {
  const meddledWith = (meddle: () => Promise<unknown>): Database => ({
    ...api.app.database,
    inTransaction: async work => {
      await meddle()
      return api.app.database.inTransaction(work)
    },
  })

  test('is looked at again', async () => {
    const row = await log.book()
    const entry = await log.remove(row.id)
    const database = meddledWith(() => log.restore(entry))
    const asked = { undoable, ids: [entry] }
    await expect(restore(database, restorer(), asked)).rejects.toMatchObject({
      statusCode: 409,
      message: 'It is already like this.',
    })
    expect(await log.read(row.id)).toEqual(row)
  })

  test('is looked at again, a category too', async () => {
    const entry = await removeMakanan()
    const database = meddledWith(() => log.restore(entry))
    const asked = { undoable, ids: [entry] }
    await expect(restore(database, restorer(), asked)).rejects.toMatchObject({
      statusCode: 409,
      message: 'It is already like this.',
    })
    expect(await log.idOf('Makanan')).toBe(saver.makanan)
  })

  test('is refused at the first try where its name was taken', async () => {
    const entry = await removeMakanan()
    const message = 'You already have a category with this name.'
    await refuseAtOnce(entry, () => ask('POST /api/categories', { name: 'MAKANAN', type: 'expense' }), {
      message,
      errors: { name: [message] },
    })
  })

  test('is refused at the first try where a transaction holds its type', async () => {
    await ask(`PUT /api/categories/${saver.makanan}`, { name: 'Makanan', type: 'income' })
    const entry = await log.lastEntry()
    const booked = { category_id: saver.makanan, type: 'income' }
    const message = 'A category that has transactions keeps its type.'
    await refuseAtOnce(entry, () => addTransaction(api, saver.token, booked), {
      message,
      errors: { type: [message] },
    })
  })

  async function refuseAtOnce(entry: number, meddle: () => Promise<unknown>, refusal: object) {
    let tries = 0
    const database = meddledWith(() => {
      tries += 1
      return meddle()
    })
    const asked = { undoable, ids: [entry] }
    await expect(restore(database, restorer(), asked)).rejects.toMatchObject({
      statusCode: 409,
      ...refusal,
    })
    expect(tries).toBe(1)
  }
})

test('a failure of the database is no change of a record, and is not tried again', async () => {
  const entry = await log.remove((await log.book()).id)
  let tries = 0
  const inTransaction = () => {
    tries += 1
    return Promise.reject(new Error('The connection is gone.'))
  }
  const database: Database = { ...api.app.database, inTransaction }
  const asked = { undoable, ids: [entry] }
  await expect(restore(database, restorer(), asked)).rejects.toThrow('The connection is gone.')
  expect(tries).toBe(1)
})

const restorer = () => ({ id: saver.id, today, month_start: 1, say: sayIn('en') })

const ask = (what: string, body?: object) => api.call(what, { token: saver.token, ...(body && { body }) })

const removeMakanan = async (): Promise<number> =>
  (await ask(`DELETE /api/categories/${saver.makanan}`)).json.data.activity_ids[0]!

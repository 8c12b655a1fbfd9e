import sql from 'sql-template-tag'
import { readTotals } from '../../testing/queries'
import { addTransaction, newSaver } from '../../testing/savers'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const looks = { icon: 'utensils', color: 'orange', is_archived: false }

describe('changing a category', () => {
  test('renames it everywhere, and the log keeps what it was', async () => {
    const { id: userId, token, makanan } = await newSaver(api)
    await spend(token, makanan)
    const { status, json } = await put(token, makanan, { name: ' Kuliner ' })
    expect([status, json.data]).toEqual([
      200,
      { id: makanan, name: 'Kuliner', type: 'expense', ...looks, position: 500 },
    ])
    const list = await api.call('GET /api/transactions?category=Kuliner', { token })
    expect(list.json.data[0]!.category).toEqual({ id: makanan, name: 'Kuliner' })
    expect(await lastEntry(userId)).toMatchObject({
      type: 'Change category',
      amount: null,
      subject: 'category',
      record_id: makanan,
      before: { id: makanan, name: 'Makanan', type: 'expense' },
      after: { id: makanan, name: 'Kuliner', type: 'expense' },
    })
    const audited = await api.rows(
      sql`select action from audit where user_id = ${userId} order by id desc limit 1`,
    )
    expect(audited).toEqual([{ action: 'Change category' }])
  })

  test('is not logged where nothing changes', async () => {
    const { id: userId, token, makanan } = await newSaver(api)
    const before = await lastEntry(userId)
    expect((await put(token, makanan, {})).json.data.name).toBe('Makanan')
    expect(await lastEntry(userId)).toEqual(before)
  })

  test('changes the case of its own name, but takes nobody else’s', async () => {
    const { token, makanan } = await newSaver(api)
    expect((await put(token, makanan, { name: 'MAKANAN' })).status).toBe(200)
    const { status, json } = await put(token, makanan, { name: 'hiburan' })
    expect([status, json.errors]).toEqual([409, { name: ['You already have a category with this name.'] }])
    const log = await api.call('GET /api/activities', { token })
    expect(log.json.data[0]).toMatchObject({ type: 'Edit category', status: 'Gagal' })
  })

  test('changes its type only while it has no transactions', async () => {
    const { token, makanan } = await newSaver(api)
    expect((await put(token, makanan, { type: 'income' })).json.data.type).toBe('income')
    expect((await put(token, makanan, { type: 'expense' })).status).toBe(200)
    await spend(token, makanan)
    const { status, json } = await put(token, makanan, { type: 'income' })
    const message = 'This category has transactions, so you can’t change its type.'
    expect([status, json]).toEqual([409, { message, errors: { type: [message] } }])
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'a'.repeat(61) }, 'name'],
    [{ name: 'a\u0000' }, 'name'],
    [{ type: 'Income' }, 'type'],
    [{ type: null }, 'type'],
  ])('refuses %j and names the field', async (change, field) => {
    const { token, makanan } = await newSaver(api)
    const { status, json } = await put(token, makanan, change)
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
  })
})

describe('deleting a category', () => {
  test('takes an empty one away, and the log keeps it', async () => {
    const { id: userId, token, makanan } = await newSaver(api)
    const { status, json } = await api.call(`DELETE /api/categories/${makanan}`, { token })
    const entry = await lastEntry(userId)
    expect([status, json.data]).toEqual([200, { count: 1, activity_ids: [entry.id] }])
    expect(entry).toMatchObject({
      type: 'Delete category',
      record_id: makanan,
      before: { id: makanan, name: 'Makanan', type: 'expense' },
      after: null,
    })
    const { json: list } = await api.call('GET /api/categories', { token })
    expect(list.data.map(({ name }: { name: string }) => name)).not.toContain('Makanan')
  })

  test('does not happen from under its transactions', async () => {
    const { token, makanan } = await newSaver(api)
    await spend(token, makanan)
    await spend(token, makanan)
    const { status, json } = await api.call(`DELETE /api/categories/${makanan}`, { token })
    expect([status, json]).toEqual([
      409,
      { message: 'This category has 2 transactions. Move them to another category first.' },
    ])
    const { json: list } = await api.call('GET /api/categories', { token })
    expect(list.data).toContainEqual({
      ...{ id: makanan, name: 'Makanan', type: 'expense', count: 2 },
      ...{ ...looks, position: 500 },
    })
  })

  test('moves its transactions and their sums to another one that is named', async () => {
    const { id: userId, token, makanan } = await newSaver(api)
    const hiburan = await addCategory(token, 'Jajan')
    await spend(token, makanan)
    await spend(token, makanan, '2026-03-01')
    await spend(token, hiburan)
    const { status } = await api.call(`DELETE /api/categories/${makanan}?move_to=${hiburan}`, { token })
    expect(status).toBe(200)
    const { json: list } = await api.call('GET /api/categories', { token })
    expect(list.data).toContainEqual({
      ...{ id: hiburan, name: 'Jajan', type: 'expense', count: 3 },
      ...{ icon: null, color: null, is_archived: false, position: 500 },
    })
    const { kept, summed } = await readTotals(api, userId)
    expect(kept).toEqual(summed)
    expect(summed).toHaveLength(2)
    expect((await lastEntry(userId)).moved).toHaveLength(2)
  })

  test('moves to nothing but another category of theirs and of the same type', async () => {
    const [{ token, gaji, makanan }, stranger] = [await newSaver(api), await newSaver(api)]
    await spend(token, makanan)
    for (const target of [
      gaji,
      makanan,
      stranger.makanan,
      999_999_999,
      0,
      'abc',
      '1e3',
      '99999999999999999999',
    ]) {
      const { status, json } = await api.call(`DELETE /api/categories/${makanan}?move_to=${target}`, {
        token,
      })
      expect([status, json.errors]).toEqual([422, { move_to: ['Choose an option from the list'] }])
    }
    expect((await api.call(`DELETE /api/categories/${makanan}?move_to=`, { token })).status).toBe(409)
    const { json } = await api.call(`GET /api/transactions?category_id=${makanan}`, { token })
    expect(json.meta.total).toBe(1)
  })

  test('is all or nothing', async () => {
    const { id: userId, token, makanan } = await newSaver(api)
    const jajan = await addCategory(token, 'Jajan')
    await spend(token, makanan)
    await api.database.query({
      text: `alter table audit add constraint out_of_order check (user_id <> ${userId}) not valid`,
    })
    const { status } = await api.call(`DELETE /api/categories/${makanan}?move_to=${jajan}`, { token })
    await api.database.query({ text: 'alter table audit drop constraint out_of_order' })
    expect(status).toBe(500)
    const { json } = await api.call(`GET /api/transactions?category_id=${makanan}`, { token })
    expect(json.meta.total).toBe(1)
    const { kept, summed } = await readTotals(api, userId)
    expect(kept).toEqual(summed)
  })
})

test.each(['abc', '0', '1e3', '99999999999999999999', '999999999'])(
  'a category that is called %s is answered 404, and so is one of somebody else',
  async garbage => {
    const [{ token }, stranger] = [await newSaver(api), await newSaver(api)]
    for (const id of [garbage, stranger.makanan]) {
      const changed = await put(token, id, {})
      const removed = await api.call(`DELETE /api/categories/${id}`, { token })
      expect([changed.status, removed.status]).toEqual([404, 404])
    }
  },
)

const put = (token: string, id: number | string, changes: object) =>
  api.call(`PUT /api/categories/${id}`, { token, body: { name: 'Makanan', type: 'expense', ...changes } })

const spend = (token: string, category_id: number, transaction_date = '2026-02-28') =>
  addTransaction(api, token, { category_id, type: 'expense', amount: '1.5', transaction_date })

async function addCategory(token: string, name: string): Promise<number> {
  const { json } = await api.call('POST /api/categories', { token, body: { name, type: 'expense' } })
  return json.data.id
}

type Entry = { id: number; moved: number[] | null }
const lastEntry = async (userId: number) =>
  (
    await api.rows(sql`select * from activities where user_id = ${userId} order by id desc limit 1`)
  )[0] as Entry

import sql from 'sql-template-tag'
import { readTotals } from '../../../testing/queries'
import { addTransaction, newSaver, type Saver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('one transaction is answered as the list has it', async () => {
  const { token, id } = await newBooker()
  const one = await api.call(`GET /api/transactions/${id}`, { token })
  const list = await api.call('GET /api/transactions', { token })
  expect([one.status, one.json.data]).toEqual([200, list.json.data[0]])
})

describe('changing a transaction', () => {
  test('answers what it is now, and every total follows it', async () => {
    const { token, id, userId, makanan } = await newBooker()
    const body = {
      amount: '0.07',
      type: 'expense',
      category_id: makanan,
      description: '  Kopi  ',
      transaction_date: '2025-12-31',
    }
    const { status, json } = await put(token, id, body)
    expect([status, json.data]).toEqual([
      200,
      {
        ...body,
        id,
        description: 'Kopi',
        category: { id: makanan, name: 'Makanan' },
        created_at: expect.any(String),
        version: expect.any(String),
      },
    ])
    const list = await api.call('GET /api/transactions', { token })
    expect(list.json.data).toEqual([json.data])
    const { kept, summed } = await readTotals(api, userId)
    expect(kept).toEqual(summed)
    expect(summed).toMatchObject([{ month: '2025-12-01', type: 'expense', total: '0.07', count: 1 }])
  })

  test('is logged with what was before and after, and audited without', async () => {
    const { token, id, userId, gaji } = await newBooker()
    await put(token, id, { amount: '12.50' })
    const [entry] = await logOf(userId)
    const before = {
      id,
      type: 'income',
      name: 'Gaji',
      amount: '5000000.00',
      category_id: gaji,
      description: 'Gaji bulan ini',
      transaction_date: '2026-02-28',
      created_at: expect.any(String),
    }
    expect(entry).toMatchObject({
      type: 'Change transaction',
      amount: '12.50',
      subject: 'transaction',
      record_id: id,
      before,
      after: { ...before, amount: '12.50' },
    })
    const audited = await api.rows(
      sql`select * from audit where user_id = ${userId} order by id desc limit 1`,
    )
    expect(audited[0]).toMatchObject({ action: 'Change transaction', status: 'Sukses', network: null })
    expect(Object.keys(audited[0]!).sort()).toEqual([
      'action',
      'id',
      'network',
      'status',
      'target_id',
      'timestamp',
      'user_id',
    ])
  })

  test('is not logged where nothing changes', async () => {
    const { token, id, userId } = await newBooker()
    const before = await logOf(userId)
    const { status, json } = await put(token, id, { amount: '5000000.0' })
    expect([status, json.data.amount]).toEqual([200, '5000000.00'])
    expect(await logOf(userId)).toEqual(before)
  })

  test.each([
    ['amount', '0'],
    ['amount', '-1'],
    ['amount', '1.234'],
    ['amount', '1234567890123456'],
    ['amount', 'seribu'],
    ['amount', '١٢٣'],
    ['amount', '１２３'],
    ['type', 'expense'],
    ['category_id', 999_999_999],
    ['description', '🍜'.repeat(501)],
    ['transaction_date', '2026-02-30'],
  ])('refuses %s %j, changes nothing and says Gagal', async (field, value) => {
    const { token, id, userId } = await newBooker()
    const before = await api.call(`GET /api/transactions/${id}`, { token })
    const { status, json } = await put(token, id, { [field]: value })
    expect([status, Object.keys(json.errors)]).toEqual([422, [field === 'type' ? 'category_id' : field]])
    expect((await api.call(`GET /api/transactions/${id}`, { token })).text).toBe(before.text)
    expect((await logOf(userId))[0]).toMatchObject({ type: 'Change transaction', status: 'Gagal' })
    const { kept, summed } = await readTotals(api, userId)
    expect(kept).toEqual(summed)
  })

  test('refuses a category of somebody else', async () => {
    const [{ token, id }, other] = [await newBooker(), await newSaver(api)]
    const { status, json } = await put(token, id, { category_id: other.gaji })
    expect([status, json.errors]).toEqual([422, { category_id: ['Choose an option from the list'] }])
  })
})

test('what is removed is gone, with its sums, and the answer names the entry that has it', async () => {
  const { token, id, userId } = await newBooker()
  const { status, json } = await api.call(`DELETE /api/transactions/${id}`, { token })
  const [entry] = await logOf(userId)
  expect([status, json.data]).toEqual([200, { count: 1, activity_ids: [entry!.id] }])
  expect(entry).toMatchObject({ type: 'Delete transaction', amount: '5000000.00', after: null })
  expect(entry!.before).toMatchObject({ id, description: 'Gaji bulan ini' })
  expect(await readTotals(api, userId)).toEqual({ kept: [], summed: [] })
  expect((await api.call(`DELETE /api/transactions/${id}`, { token })).status).toBe(404)
})

test('an amount is booked in a category of its own type only', async () => {
  const { token, gaji } = await newSaver(api)
  const { status, json } = await addTransaction(api, token, { category_id: gaji, type: 'expense' })
  expect([status, json.errors]).toEqual([422, { category_id: ['Choose an option from the list'] }])
})

test.each(['activities', 'audit', 'monthly_totals'])(
  'a change and a removal are all or nothing: %s out of order',
  async table => {
    const { token, id, userId } = await newBooker()
    await api.database.query({
      text: `alter table ${table} add constraint out_of_order check (user_id <> ${userId}) not valid`,
    })
    const changed = await put(token, id, { amount: '1' })
    const removed = await api.call(`DELETE /api/transactions/${id}`, { token })
    await api.database.query({ text: `alter table ${table} drop constraint out_of_order` })
    expect([changed.status, removed.status]).toEqual([500, 500])
    const { json } = await api.call(`GET /api/transactions/${id}`, { token })
    expect(json.data.amount).toBe('5000000.00')
    const { kept, summed } = await readTotals(api, userId)
    expect(kept).toEqual(summed)
  },
)

type Entry = { id: number; before: object | null; after: object | null }

async function newBooker(): Promise<Saver & { userId: number }> {
  const saver = await newSaver(api)
  const { json } = await addTransaction(api, saver.token, { category_id: saver.gaji })
  return { ...saver, userId: saver.id, id: json.data.id }
}

const body = (changes: object) => ({
  amount: '5000000',
  type: 'income',
  description: 'Gaji bulan ini',
  transaction_date: '2026-02-28',
  ...changes,
})

async function put(token: string, id: number, changes: object) {
  const { json } = await api.call('GET /api/categories', { token })
  return api.call(`PUT /api/transactions/${id}`, {
    token,
    body: body({ category_id: json.data[0]!.id, ...changes }),
  })
}

const logOf = async (userId: number) =>
  (await api.rows(sql`select * from activities where user_id = ${userId} order by id desc`)) as Entry[]

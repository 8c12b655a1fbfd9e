import sql from 'sql-template-tag'
import { type Api, type Person, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('adding a transaction', () => {
  test('answers what was added, with the category’s name', async () => {
    const { token, gaji } = await newSaver()
    const { status, json } = await add(token, { category_id: gaji, amount: '150000.5' })
    expect(status).toBe(201)
    expect(json.data).toEqual({
      id: expect.any(Number),
      amount: '150000.50',
      type: 'income',
      category_id: gaji,
      category: { id: gaji, name: 'Gaji' },
      description: 'Gaji bulan ini',
      transaction_date: '2026-02-28',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
    const list = await api.call('GET /api/transactions', { token })
    expect(list.json).toEqual({ data: [json.data], meta: { total: 1, next_cursor: null } })
  })

  test.each(['0.01', '1', '999999999999.99', '007'])('keeps the amount %s exactly', async amount => {
    const { token, gaji } = await newSaver()
    const { json } = await add(token, { category_id: gaji, amount })
    expect(json.data.amount).toBe(Number(amount).toFixed(2))
  })

  test.each([
    ['amount', '0'],
    ['amount', '0.00'],
    ['amount', '-5'],
    ['amount', '1.234'],
    ['amount', '1234567890123456'],
    ['amount', '1e3'],
    ['amount', 'seribu'],
    ['amount', '١٢٣'],
    ['amount', '1,000'],
    ['amount', ''],
    ['amount', 150000],
    ['amount', null],
    ['amount', true],
    ['amount', ['5']],
    ['type', 'Income'],
    ['type', 'gift'],
    ['category_id', 0],
    ['category_id', -1],
    ['category_id', '1'],
    ['category_id', 1.5],
    ['category_id', 9007199254740993],
    ['category_id', 1e300],
    ['category_id', null],
    ['description', ''],
    ['description', '  \n '],
    ['description', 'a\u0000b'],
    ['description', '\ud800'],
    ['description', '🍜'.repeat(501)],
    ['description', 'a'.repeat(501)],
    ['transaction_date', '2026-02-30'],
    ['transaction_date', '2025-02-29'],
    ['transaction_date', '2026-13-01'],
    ['transaction_date', '0000-01-01'],
    ['transaction_date', '2026-1-1'],
    ['transaction_date', '28/02/2026'],
    ['transaction_date', '2026-02-28T00:00:00Z'],
    ['transaction_date', '+012026-02-28'],
    ['transaction_date', ''],
  ])('refuses %s %j, names the field and adds nothing', async (field, value) => {
    const { id, token, gaji } = await newSaver()
    const { status, json } = await add(token, { category_id: gaji, [field]: value })
    expect(status).toBe(422)
    expect(Object.keys(json.errors)).toEqual([field])
    expect(json.message).toBe(json.errors[field][0])
    expect(await countOf(id)).toBe(0)
  })

  test.each(['2024-02-29', '0001-01-01', '9999-12-31'])('takes the day %s', async transaction_date => {
    const { token, gaji } = await newSaver()
    const { json } = await add(token, { category_id: gaji, transaction_date })
    expect(json.data.transaction_date).toBe(transaction_date)
  })

  test.each(['🍜'.repeat(500), 'a"b\\c\'; drop table users; --', 'סלט 沙拉 é', 'line\nline\ttab'])(
    'keeps the description %j as it is',
    async description => {
      const { token, gaji } = await newSaver()
      expect((await add(token, { category_id: gaji, description })).json.data.description).toBe(description)
    },
  )

  test('answers a category of somebody else and one that does not exist alike', async () => {
    const { id, token } = await newSaver()
    const other = await newSaver()
    const foreign = await add(token, { category_id: other.gaji })
    const missing = await add(token, { category_id: 999_999_999 })
    expect([foreign.status, foreign.json.errors]).toEqual([
      422,
      { category_id: ['Choose one from the list'] },
    ])
    expect(missing.text).toBe(foreign.text)
    expect(await countOf(id)).toBe(0)
  })

  test('names every field that is missing', async () => {
    const { token } = await newSaver()
    const { status, json } = await api.call('POST /api/transactions', { token })
    expect(status).toBe(422)
    expect(Object.keys(json.errors).sort()).toEqual([
      'amount',
      'category_id',
      'description',
      'transaction_date',
      'type',
    ])
  })
})

describe('its activity', () => {
  test('carries the amount, negative for an expense', async () => {
    const { token, gaji, makanan } = await newSaver()
    await add(token, { category_id: gaji, amount: '500' })
    await add(token, { category_id: makanan, amount: '20', type: 'expense' })
    const { json } = await api.call('GET /api/activities?search=transaction', { token })
    expect(json.data).toMatchObject([
      { type: 'Add transaction', amount: '-20.00', status: 'Sukses' },
      { type: 'Add transaction', amount: '500.00', status: 'Sukses' },
    ])
  })

  test.each(['activities', 'audit', 'monthly_totals', 'idempotency_keys'])(
    'cannot exist without the change, nor the change without it: %s out of order',
    async table => {
      const { id, token, gaji } = await newSaver()
      const key = { 'idempotency-key': 'once' }
      await api.database.query({
        text: `alter table ${table} add constraint out_of_order check (user_id <> ${id}) not valid`,
      })
      const failed = await add(token, { category_id: gaji, amount: '77' }, key)
      await api.database.query({ text: `alter table ${table} drop constraint out_of_order` })
      expect([failed.status, failed.json]).toEqual([
        500,
        { message: 'Something went wrong on our side. Please try again.' },
      ])
      expect(await countOf(id)).toBe(0)
      const traces = await api.rows(
        sql`select 'total' as of from monthly_totals where user_id = ${id}
            union all select 'key' from idempotency_keys where user_id = ${id}
            union all select 'activity' from activities where user_id = ${id} and amount = 77
            union all select 'audit' from audit where user_id = ${id} and amount = 77`,
      )
      expect(traces).toEqual([])
      expect((await add(token, { category_id: gaji, amount: '77' }, key)).status).toBe(201)
    },
  )

  test('says Gagal for what was refused, to the user and to the audit', async () => {
    const { id, token } = await newSaver()
    await add(token, { category_id: 999_999_999 })
    await add(token, { amount: '-1' })
    await api.call('POST /api/transactions', { token, raw: '{"amount":' })
    const { json } = await api.call('GET /api/activities?search=transaction', { token })
    expect(json.data.map(({ status }: { status: string }) => status)).toEqual(['Gagal', 'Gagal', 'Gagal'])
    const audited = await api.rows(
      sql`select action from audit where user_id = ${id} and status = 'Gagal' and action = 'Add transaction'`,
    )
    expect(audited).toHaveLength(3)
  })
})

describe('an Idempotency-Key', () => {
  test('gives the first answer again and adds nothing', async () => {
    const { id, token, gaji } = await newSaver()
    const first = await add(token, { category_id: gaji }, { 'idempotency-key': 'form-1' })
    const again = await add(token, { category_id: gaji }, { 'idempotency-key': 'form-1' })
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(await countOf(id)).toBe(1)
    const { json } = await api.call('GET /api/activities?search=transaction', { token })
    expect(json.meta.total).toBe(1)
  })

  test('lets one of many at the same moment in, and gives all the same answer', async () => {
    const { id, token, gaji } = await newSaver()
    const all = await Promise.all(
      Array.from({ length: 8 }, () => add(token, { category_id: gaji }, { 'idempotency-key': 'form-1' })),
    )
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(all[0]!.status).toBe(201)
    expect(await countOf(id)).toBe(1)
  })

  test('is refused for another body', async () => {
    const { id, token, gaji } = await newSaver()
    await add(token, { category_id: gaji }, { 'idempotency-key': 'form-1' })
    const other = await add(token, { category_id: gaji, amount: '1' }, { 'idempotency-key': 'form-1' })
    expect([other.status, other.json.message]).toEqual([422, 'This key was used for something else.'])
    expect(await countOf(id)).toBe(1)
  })

  test('is not used up by a refused body', async () => {
    const { token, gaji } = await newSaver()
    const key = { 'idempotency-key': 'form-1' }
    expect((await add(token, { category_id: gaji, amount: '0' }, key)).status).toBe(422)
    expect((await add(token, { category_id: gaji }, key)).status).toBe(201)
  })

  test('belongs to its user', async () => {
    const [one, other] = [await newSaver(), await newSaver()]
    await add(one.token, { category_id: one.gaji }, { 'idempotency-key': 'form-1' })
    const { json } = await add(other.token, { category_id: other.gaji }, { 'idempotency-key': 'form-1' })
    expect(json.data.category_id).toBe(other.gaji)
  })

  test.each(['', 'a b', 'k'.repeat(256)])('is refused as %j', async key => {
    const { token, gaji } = await newSaver()
    const { status } = await add(token, { category_id: gaji }, { 'idempotency-key': key })
    expect(status).toBe(422)
  })
})

describe('the summary', () => {
  test('adds up exactly, by month and by category', async () => {
    const { token, gaji, makanan } = await newSaver()
    await add(token, { category_id: gaji, amount: '0.10', transaction_date: '2026-01-31' })
    await add(token, { category_id: gaji, amount: '0.20', transaction_date: '2026-02-01' })
    await add(token, { category_id: makanan, amount: '999999999999.99', type: 'expense' })
    const { json } = await api.call('GET /api/transactions/summary', { token })
    expect(json.data).toEqual({
      income: '0.30',
      expense: '999999999999.99',
      balance: '-999999999999.69',
      count: 3,
      by_month: [
        { month: '2026-01', income: '0.10', expense: '0.00' },
        { month: '2026-02', income: '0.20', expense: '999999999999.99' },
      ],
      by_category: [
        { category_id: makanan, name: 'Makanan', type: 'expense', total: '999999999999.99', count: 1 },
        { category_id: gaji, name: 'Gaji', type: 'income', total: '0.30', count: 2 },
      ],
    })
  })

  test('is all zeroes for a new account', async () => {
    const { token } = await newSaver()
    const { json } = await api.call('GET /api/transactions/summary', { token })
    expect(json.data).toEqual({
      income: '0.00',
      expense: '0.00',
      balance: '0.00',
      count: 0,
      by_month: [],
      by_category: [],
    })
  })

  test('is the sum of the rows after many additions at once', async () => {
    const { id, token, gaji, makanan } = await newSaver()
    await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        add(token, {
          category_id: number % 3 ? gaji : makanan,
          type: number % 2 ? 'income' : 'expense',
          amount: `${(number * 7919) % 1000}.${10 + number}`,
          transaction_date: `2026-0${1 + (number % 4)}-15`,
        }),
      ),
    )
    const kept = await api.rows(
      sql`select month, type, category_id, total, count from monthly_totals where user_id = ${id}`,
    )
    const added = await api.rows(
      sql`select date_trunc('month', transaction_date)::date as month, type, category_id, sum(amount) as total,
            count(*) as count
          from transactions where user_id = ${id} group by 1, 2, 3`,
    )
    expect(kept.map(row => JSON.stringify(row)).sort()).toEqual(added.map(row => JSON.stringify(row)).sort())
    const quick = await api.call('GET /api/transactions/summary', { token })
    const thorough = await api.call('GET /api/transactions/summary?min_amount=0', { token })
    expect(quick.json).toEqual(thorough.json)
    expect(quick.json.data.count).toBe(60)
  })
})

type Saver = Person & { gaji: number; makanan: number }

async function newSaver(): Promise<Saver> {
  const person = await api.newPerson()
  const { json } = await api.call('GET /api/categories', { token: person.token })
  return { ...person, gaji: json.data[0].id, makanan: json.data[1].id }
}

const add = (token: string, changes: object, headers: Record<string, string> = {}) =>
  api.call('POST /api/transactions', {
    token,
    headers,
    body: {
      amount: '5000000',
      type: 'income',
      category_id: 1,
      description: 'Gaji bulan ini',
      transaction_date: '2026-02-28',
      ...changes,
    },
  })

const countOf = async (userId: number) =>
  (await api.rows(sql`select count(*) as count from transactions where user_id = ${userId}`))[0].count

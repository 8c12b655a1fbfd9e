import { countTransactions } from '../../testing/queries'
import { addTransaction, newSaver } from '../../testing/savers'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('adding a transaction', () => {
  test('answers what was added, with the category’s name', async () => {
    const { token, gaji } = await newSaver(api)
    const { status, json } = await addTransaction(api, token, { category_id: gaji, amount: '150000.5' })
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
      version: expect.any(String),
    })
    const list = await api.call('GET /api/transactions', { token })
    expect(list.json).toEqual({
      data: [json.data],
      meta: { total: 1, next_cursor: null, income: '150000.50', expense: '0.00', balance: '150000.50' },
    })
  })

  test.each(['0.01', '1', '999999999999.99', '007'])('keeps the amount %s exactly', async amount => {
    const { token, gaji } = await newSaver(api)
    const { json } = await addTransaction(api, token, { category_id: gaji, amount })
    expect(json.data.amount).toBe(Number(amount).toFixed(2))
  })

  test.each([
    [25000, '25000.00'],
    [5000000.25, '5000000.25'],
    [0.01, '0.01'],
    [1e3, '1000.00'],
    [999999999999.99, '999999999999.99'],
    [999999999999.9, '999999999999.90'],
    [876543210987.65, '876543210987.65'],
  ])('takes the JSON number %j exactly, in an addition and in a change', async (amount, kept) => {
    const { token, gaji } = await newSaver(api)
    const { json } = await addTransaction(api, token, { category_id: gaji, amount })
    expect(json.data.amount).toBe(kept)
    const { type, category_id, transaction_date } = json.data
    const body = { amount, type, category_id, description: 'Again', transaction_date }
    const changed = await api.call(`PUT /api/transactions/${json.data.id}`, { token, body })
    expect([changed.status, changed.json.data.amount]).toEqual([200, kept])
  })

  const form = 'Write the amount as "150000.00" or 150000, with at most two decimal places'
  const tooLong = 'Use at most 12 digits and 2 decimal places'
  const tooSmall = 'Enter an amount greater than zero'
  test.each([
    ['0.30000000000000004', form],
    ['1e-7', form],
    ['0.001', form],
    ['999999999999.994', tooLong],
    ['1000000000000', tooLong],
    ['1e300', tooLong],
    ['1e999', form],
    ['0', tooSmall],
    ['-0', tooSmall],
    ['-5', tooSmall],
    ['null', form],
    ['true', form],
    ['{}', form],
    ['"25,000"', form],
    ['"1e3"', form],
    ['"NaN"', form],
    ['"-5"', form],
    ['"1000000000000"', tooLong],
    ['"0.00"', tooSmall],
    ['""', 'Enter an amount'],
  ])('refuses the amount %s of a body and says why', async (amount, message) => {
    const { token, gaji } = await newSaver(api)
    const raw = `{"amount":${amount},"type":"income","category_id":${gaji},"description":"x","transaction_date":"2026-02-28"}`
    const { status, json } = await api.call('POST /api/transactions', { token, raw })
    expect([status, json.message]).toEqual([422, message])
  })

  test('names the form of an id that came as text', async () => {
    const { token, gaji } = await newSaver(api)
    const { status, json } = await addTransaction(api, token, { category_id: String(gaji) })
    const message = 'Write the id as a number without quotes, such as 5'
    expect([status, json.errors]).toEqual([422, { category_id: [message] }])
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
    ['amount', '１２３'],
    ['amount', ' 5'],
    ['amount', '1,000'],
    ['amount', ''],
    ['amount', null],
    ['amount', true],
    ['amount', ['5']],
    ['type', 'Income'],
    ['type', 'gift'],
    ['category_id', 0],
    ['category_id', -1],
    ['category_id', '1'],
    ['category_id', 1.5],
    ['category_id', 2 ** 53],
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
    const { id, token, gaji } = await newSaver(api)
    const { status, json } = await addTransaction(api, token, { category_id: gaji, [field]: value })
    expect(status).toBe(422)
    expect(Object.keys(json.errors)).toEqual([field])
    expect(json.message).toBe(json.errors[field]![0])
    expect(await countTransactions(api, id)).toBe(0)
  })

  test.each(['2024-02-29', '0001-01-01', '9999-12-31'])('takes the day %s', async transaction_date => {
    const { token, gaji } = await newSaver(api)
    const { json } = await addTransaction(api, token, { category_id: gaji, transaction_date })
    expect(json.data.transaction_date).toBe(transaction_date)
  })

  test.each(['🍜'.repeat(500), 'a"b\\c\'; drop table users; --', 'סלט 沙拉 é'])(
    'keeps the description %j as it is',
    async description => {
      const { token, gaji } = await newSaver(api)
      expect(
        (await addTransaction(api, token, { category_id: gaji, description })).json.data.description,
      ).toBe(description)
    },
  )

  test('answers a category of somebody else and one that does not exist alike', async () => {
    const { id, token } = await newSaver(api)
    const other = await newSaver(api)
    const foreign = await addTransaction(api, token, { category_id: other.gaji })
    const missing = await addTransaction(api, token, { category_id: 999_999_999 })
    expect([foreign.status, foreign.json.errors]).toEqual([
      422,
      { category_id: ['Choose an option from the list'] },
    ])
    expect(missing.text).toBe(foreign.text)
    expect(await countTransactions(api, id)).toBe(0)
  })

  test('names every field that is missing', async () => {
    const { token } = await newSaver(api)
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

import sql from 'sql-template-tag'
import { addTransaction, newSaver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('the summary', () => {
  test('adds up exactly, by month and by category', async () => {
    const { token, gaji, makanan } = await newSaver(api)
    await addTransaction(api, token, { category_id: gaji, amount: '0.10', transaction_date: '2026-01-31' })
    await addTransaction(api, token, { category_id: gaji, amount: '0.20', transaction_date: '2026-02-01' })
    await addTransaction(api, token, { category_id: makanan, amount: '999999999999.99', type: 'expense' })
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

  test('has the months in their order, and the largest category of each type first', async () => {
    const { token, id, gaji, makanan } = await newSaver(api)
    await api.rows(
      sql`insert into monthly_totals (user_id, month, type, category_id, total, count)
          select ${id}, month::date, type, category_id, total, 1 from (values
            ('2026-10-01', 'expense', ${makanan}::bigint, 0.30), ('2026-09-01', 'income', ${gaji}::bigint, 0.10),
            ('2026-10-01', 'income', ${gaji}::bigint, 0.20), ('2026-09-01', 'expense', ${gaji}::bigint, 7.00)
          ) s (month, type, category_id, total)`,
    )
    const { json } = await api.call('GET /api/transactions/summary', { token })
    expect(json.data).toEqual({
      ...{ income: '0.30', expense: '7.30', balance: '-7.00', count: 4 },
      by_month: [
        { month: '2026-09', income: '0.10', expense: '7.00' },
        { month: '2026-10', income: '0.20', expense: '0.30' },
      ],
      by_category: [
        { category_id: gaji, name: 'Gaji', type: 'expense', total: '7.00', count: 1 },
        { category_id: gaji, name: 'Gaji', type: 'income', total: '0.30', count: 2 },
        { category_id: makanan, name: 'Makanan', type: 'expense', total: '0.30', count: 1 },
      ],
    })
  })

  test('says that nothing is there but what is planned', async () => {
    const { token, gaji } = await newSaver(api)
    const read = async (query = ''): Promise<object> =>
      (await api.call(`GET /api/transactions/summary${query}`, { token })).json.data
    expect(await read()).not.toHaveProperty('is_planned_only')
    const booking = await addTransaction(api, token, { category_id: gaji, transaction_date: '2090-01-31' })
    expect(await read()).toHaveProperty('is_planned_only', true)
    expect(await read('?type=income&from=2090-01-01')).toHaveProperty('is_planned_only', true)
    for (const query of ['?type=expense', '?to=2089-12-31', '?planned=only', '?planned=without'])
      expect(await read(query)).not.toHaveProperty('is_planned_only')
    await addTransaction(api, token, { category_id: gaji })
    expect(await read()).not.toHaveProperty('is_planned_only')
    await api.call(`DELETE /api/transactions/${booking.json.data.id}`, { token })
    expect(await read()).not.toHaveProperty('is_planned_only')
  })

  test('is compared in one call with other days, up to the same day', async () => {
    const { token, gaji, makanan } = await newSaver(api)
    const book = (amount: string, transaction_date: string, changes = {}) =>
      addTransaction(api, token, { category_id: gaji, amount, transaction_date, ...changes })
    await book('100', '2026-01-24')
    await book('5', '2026-01-25')
    await book('7', '2026-02-10', { type: 'expense', category_id: makanan })
    await book('9', '2026-02-11', { type: 'expense', category_id: makanan })
    await book('11', '2026-02-25')
    const range = 'from=2026-02-25&to=2026-03-24&compare_from=2026-01-25&compare_to=2026-02-10'
    const { json } = await api.call(`GET /api/transactions/summary?${range}&month_start=25`, { token })
    expect(json.data).toEqual({
      ...{ income: '11.00', expense: '0.00', balance: '11.00', count: 1 },
      by_month: [{ month: '2026-02', income: '11.00', expense: '0.00' }],
      by_category: [{ category_id: gaji, name: 'Gaji', type: 'income', total: '11.00', count: 1 }],
      compared: {
        ...{ income: '5.00', expense: '7.00', balance: '-2.00', count: 2 },
        by_category: [
          { category_id: makanan, name: 'Makanan', type: 'expense', total: '7.00', count: 1 },
          { category_id: gaji, name: 'Gaji', type: 'income', total: '5.00', count: 1 },
        ],
        first_day: '2026-01-24',
      },
    })
    const other = await api.call(`GET /api/transactions/summary?${range}&type=expense`, { token })
    expect(other.json.data).toMatchObject({ count: 0, compared: { income: '0.00', expense: '7.00' } })
  })

  test.each([
    'month_start=0',
    'month_start=29',
    'month_start=1.5',
    'compare_from=2026-02-30',
    'compare_to=x',
  ])('is refused by %s', async query => {
    const { token } = await newSaver(api)
    const { status, json } = await api.call(`GET /api/transactions/summary?${query}`, { token })
    expect([status, Object.keys(json.errors)]).toEqual([422, [query.split('=')[0]]])
  })

  test('is all zeroes for a new account', async () => {
    const { token } = await newSaver(api)
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
    const { id, token, gaji, makanan } = await newSaver(api)
    await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        addTransaction(api, token, {
          category_id: number % 3 ? gaji : makanan,
          type: number % 3 ? 'income' : 'expense',
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

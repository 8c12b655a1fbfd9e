import sql from 'sql-template-tag'
import { countTransactions } from '../../../testing/queries'
import { addTransaction, newSaver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('its activity', () => {
  test('carries the amount, negative for an expense', async () => {
    const { token, gaji, makanan } = await newSaver(api)
    await addTransaction(api, token, { category_id: gaji, amount: '500' })
    await addTransaction(api, token, { category_id: makanan, amount: '20', type: 'expense' })
    const { json } = await api.call('GET /api/activities?search=transaction', { token })
    expect(json.data).toMatchObject([
      { type: 'Add transaction', amount: '-20.00', status: 'Sukses' },
      { type: 'Add transaction', amount: '500.00', status: 'Sukses' },
    ])
  })

  test.each(['activities', 'audit', 'monthly_totals', 'idempotency_keys'])(
    'cannot exist without the change, nor the change without it: %s out of order',
    async table => {
      const { id, token, gaji } = await newSaver(api)
      const key = { 'idempotency-key': 'once' }
      await api.database.query({
        text: `alter table ${table} add constraint out_of_order check (user_id <> ${id}) not valid`,
      })
      const failed = await addTransaction(api, token, { category_id: gaji, amount: '77' }, key)
      await api.database.query({ text: `alter table ${table} drop constraint out_of_order` })
      expect([failed.status, failed.json]).toEqual([
        500,
        { message: 'Something went wrong on our side. Please try again.' },
      ])
      expect(await countTransactions(api, id)).toBe(0)
      const traces = await api.rows(
        sql`select 'total' as of from monthly_totals where user_id = ${id}
            union all select 'key' from idempotency_keys where user_id = ${id}
            union all select 'activity' from activities where user_id = ${id} and amount = 77
            union all select 'audit' from audit
              where user_id = ${id} and action = 'Add transaction' and status = 'Sukses'`,
      )
      expect(traces).toEqual([])
      expect((await addTransaction(api, token, { category_id: gaji, amount: '77' }, key)).status).toBe(201)
    },
  )

  test('says Gagal for what was refused, to the user and to the audit', async () => {
    const { id, token } = await newSaver(api)
    await addTransaction(api, token, { category_id: 999_999_999 })
    await addTransaction(api, token, { amount: '-1' })
    await api.call('POST /api/transactions', { token, raw: '{"amount":' })
    const { json } = await api.call('GET /api/activities?search=transaction', { token })
    expect(json.data.map(({ status }: { status: string }) => status)).toEqual(['Gagal', 'Gagal', 'Gagal'])
    const audited = await api.rows(
      sql`select action from audit where user_id = ${id} and status = 'Gagal' and action = 'Add transaction'`,
    )
    expect(audited).toHaveLength(3)
  })
})

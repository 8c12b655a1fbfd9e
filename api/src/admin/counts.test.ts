import sql from 'sql-template-tag'
import { newLender } from '../../testing/lender'
import { newAdmin } from '../../testing/new-admin'
import { addTransaction, newSaver } from '../../testing/savers'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('counts and sums are what is there, after all that people and administrators do', async () => {
  await live()
  const admin = await newAdmin(api)
  const ask = async (path: string) => (await api.call(`GET /api/admin/${path}`, admin)).json
  for (const [path, from] of [
    ['users?', sql`users`],
    ['users?role=admin', sql`users where role = 'admin'`],
    ['users?status=deactive', sql`users where status = 'deactive'`],
    ['users?status=active&role=user', sql`users where status = 'active' and role = 'user'`],
    ['categories?', sql`categories`],
    ['categories?type=income', sql`categories where type = 'income'`],
    ['logs?', sql`audit`],
    ['logs?status=Gagal', sql`audit where status = 'Gagal'`],
    ['transactions?', sql`transactions`],
    ['transactions?type=expense', sql`transactions where type = 'expense'`],
    [
      'transactions?from=2026-02-01&to=2026-02-28',
      sql`transactions where date_trunc('month', transaction_date) = '2026-02-01'`,
    ],
    ['transactions?from=2026-02-02', sql`transactions where transaction_date >= '2026-02-02'`],
  ] as const) {
    const [row] = await api.rows(sql`select count(*) as count from ${from}`)
    const { meta } = await ask(`${path}&limit=1`)
    expect([path, meta]).toMatchObject([path, { total: row!.count, is_more: false }])
  }
  for (const [query, which] of [
    ['', sql`true`],
    ['type=income', sql`type = 'income'`],
    ['to=2026-03-31', sql`transaction_date <= '2026-03-31'`],
    ['to=2026-03-30', sql`transaction_date <= '2026-03-30'`],
    ['min_amount=10', sql`amount >= 10`],
  ] as const) {
    const sum = (type: string) =>
      sql`coalesce(sum(amount) filter (where type = ${type}), 0)::numeric(24, 2)::text`
    const [row] = await api.rows(
      sql`select ${sum('income')} as income, ${sum('expense')} as expense, count(*) as count
          from transactions where ${which}`,
    )
    expect((await ask(`transactions/summary?${query}`)).data).toMatchObject(row!)
  }
})
test('each user in the list has as many transactions, wallets and transfers as there are, whatever was done', async () => {
  const lender = await newLender(api)
  const { json } = await lender.book({ amount: '300', shares: [{ name: 'Budi', amount: '100' }] })
  const part = { category_id: lender.makanan, amount: '1' }
  await lender.book({ amount: '2', splits: [part, part] })
  const settlement = { name: 'Budi', transaction_date: '2026-02-20', wallet_id: lender.bank }
  await lender.call('POST /api/shares/settlement', settlement)
  const fee = { fee: '1', fee_category_id: lender.makanan }
  await lender.addTransfer({ from_wallet_id: lender.bank, ...fee })
  const [kept, gone] = [await lender.bought(), await lender.bought({ books: 'per_instalment' })]
  for (const { id } of [kept, gone]) await lender.pay(id)
  await lender.call(`DELETE /api/instalments/${gone.id}`)
  const other = await lender.wallet('Lain')
  await lender.call(`DELETE /api/wallets/${lender.bank}?move_to=${other}`)
  await lender.call(`DELETE /api/transactions/${json.data.id}`)
  await lender.undo(await lender.lastEntry())
  const { data } = (await api.call(`GET /api/admin/users?search=${lender.email}`, await newAdmin(api))).json
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ id: lender.id, transactions: 5, wallets: 2, transfers: 2 })
})

async function live() {
  const [saver, other] = [await newSaver(api), await newSaver(api)]
  const admin = await newAdmin(api)
  const { token, gaji, makanan } = saver
  const ask = (what: string, body?: object) => api.call(what, { token, body })
  const ids: number[] = []
  for (const day of ['2026-01-01', '2026-01-01', '2026-02-01', '2026-03-01'])
    ids.push((await addTransaction(api, token, { category_id: gaji, transaction_date: day })).json.data.id)
  await addTransaction(api, other.token, { category_id: other.makanan, type: 'expense', amount: '0.10' })
  await ask(`PUT /api/transactions/${ids[0]}`, {
    amount: '12.34',
    type: 'expense',
    category_id: makanan,
    description: 'a',
    transaction_date: '2026-04-01',
  })
  const gone = await ask('POST /api/transactions/remove', { ids: ids.slice(1, 3) })
  await ask('POST /api/activities/restore', { ids: gone.json.data.activity_ids.slice(0, 1) })
  const added = await ask('POST /api/categories', { name: 'Lain', type: 'income' })
  await ask('POST /api/transactions/move', { ids: ids.slice(3), category_id: added.json.data.id })
  await ask(`DELETE /api/categories/${added.json.data.id}?move_to=${gaji}`)
  const changed = await ask('POST /api/categories', { name: 'Lain', type: 'income' })
  await ask(`PUT /api/categories/${changed.json.data.id}`, { name: 'Lain lagi', type: 'expense' })
  for (const what of ['deactivate', 'activate', 'promote', 'deactivate'])
    await api.call(`PATCH /api/admin/users/${other.id}/${what}`, admin)
}

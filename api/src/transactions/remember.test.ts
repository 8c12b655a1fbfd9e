import sql from 'sql-template-tag'
import { addTransaction, newSaver } from '../../testing/savers'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** What the list says of itself for each of these, in a server that has been asked before. */
async function totalsOf(token: string) {
  const totals: number[] = []
  for (const query of ['search=gaji', 'min_amount=100', 'category=Bonus', 'type=income&sort=amount']) {
    const { json } = await api.call(`GET /api/transactions?${query}`, { token })
    expect(json.data).toHaveLength(json.meta.total)
    totals.push(json.meta.total)
  }
  return totals
}

test('what was found before is found anew as soon as a transaction or the name of a category has changed', async () => {
  const { id, token, gaji } = await newSaver(api)
  expect(await totalsOf(token)).toEqual([0, 0, 0, 0])
  await addTransaction(api, token, { category_id: gaji })
  await addTransaction(api, token, { category_id: gaji, amount: '99' })
  expect(await totalsOf(token)).toEqual([2, 1, 0, 2])
  await api.rows(sql`update categories set name = 'Bonus' where user_id = ${id} and name = 'Gaji'`)
  expect(await totalsOf(token)).toEqual([2, 1, 2, 2])
  await api.rows(
    sql`update transactions set amount = 100, description = 'Lain' where user_id = ${id} and amount = 99`,
  )
  expect(await totalsOf(token)).toEqual([1, 2, 2, 2])
  await api.rows(sql`truncate transactions, monthly_totals`)
  expect(await totalsOf(token)).toEqual([0, 0, 0, 0])
})

test('nobody is answered with what was found for somebody else', async () => {
  const [one, other] = [await newSaver(api), await newSaver(api)]
  await addTransaction(api, one.token, { category_id: one.gaji })
  expect(await totalsOf(one.token)).toEqual([1, 1, 0, 1])
  expect(await totalsOf(other.token)).toEqual([0, 0, 0, 0])
})

test('of more rows than are kept by number, all are counted and none is left out', async () => {
  const { id, token, gaji } = await newSaver(api)
  await api.rows(
    sql`insert into transactions (user_id, amount, type, category_id, description, transaction_date)
        select ${id}, n, 'income', ${gaji}::bigint, 'Gaji', '2026-01-01' from generate_series(1, 1001) n`,
  )
  const answer = () => api.call('GET /api/transactions?search=gaji&sort=-amount&limit=2', { token })
  for (const { json } of [await answer(), await answer()])
    expect([json.meta.total, json.data.map(({ amount }: { amount: string }) => amount)]).toEqual([
      1001,
      ['1001.00', '1000.00'],
    ])
  await api.rows(sql`delete from transactions where user_id = ${id} and amount > 1000`)
  expect((await answer()).json.meta.total).toBe(1000)
})

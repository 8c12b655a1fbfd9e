import sql from 'sql-template-tag'
import { addTransaction, newSaver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'
import { openTestDatabase } from '../../../testing/test-database'
import { until } from '../../../testing/until'
import { removeExpired } from '../../jobs/queries'

let api: Api
let other: Api
/** What the first server has asked the database since it was emptied. */
let asked: string[] = []
beforeAll(async () => {
  const database = await openTestDatabase()
  const query: typeof database.query = statement => {
    asked.push(statement.text)
    return database.query(statement)
  }
  api = await startApi({}, { ...database, query })
  other = await startApi({}, await database.another())
})
afterAll(async () => {
  await other.close()
  await api.close()
})

const queries = ['search=gaji', 'min_amount=100', 'category=Bonus', 'type=income&sort=amount']

/** What the list says of itself for each of these, and the summary with it. */
async function totalsOf(token: string, server = api) {
  const totals: number[] = []
  for (const query of queries) {
    const { json } = await server.call(`GET /api/transactions?${query}`, { token })
    expect(json.data).toHaveLength(json.meta.total)
    const summary = await server.call(`GET /api/transactions/summary?${query}`, { token })
    expect(summary.json.data.count).toBe(json.meta.total)
    totals.push(json.meta.total)
  }
  return totals
}

test('what was found before is found anew as soon as a transaction or the name of a category has changed', async () => {
  const { id, token, gaji } = await newSaver(api)
  expect(await totalsOf(token)).toEqual([0, 0, 0, 0])
  await addTransaction(api, token, { category_id: gaji })
  await addTransaction(other, token, { category_id: gaji, amount: '99' })
  expect(await totalsOf(token)).toEqual([2, 1, 0, 2])
  await api.rows(sql`update categories set name = 'Bonus' where user_id = ${id} and name = 'Gaji'`)
  expect(await totalsOf(token)).toEqual([2, 1, 2, 2])
  await api.rows(
    sql`with was as (select * from transactions where user_id = ${id} and amount = 99), changed as (
          update transactions t set amount = 100, description = 'Lain' from was w where t.user_id = w.user_id and t.id = w.id)
        update monthly_totals set total = total + 1 where user_id = ${id}`,
  )
  expect(await totalsOf(token)).toEqual([1, 2, 2, 2])
  const { json } = await api.call('GET /api/transactions?search=lain', { token })
  expect((await other.call(`DELETE /api/transactions/${json.data[0]!.id}`, { token })).status).toBe(200)
  expect(await totalsOf(token)).toEqual([1, 1, 1, 1])
  await api.rows(sql`truncate transactions, monthly_totals`)
  expect(await totalsOf(token)).toEqual([0, 0, 0, 0])
})

test('nobody is answered with what was found for somebody else', async () => {
  const [one, another] = [await newSaver(api), await newSaver(api)]
  await addTransaction(api, one.token, { category_id: one.gaji })
  expect(await totalsOf(one.token)).toEqual([1, 1, 0, 1])
  expect(await totalsOf(another.token)).toEqual([0, 0, 0, 0])
})

test('whoever asks while others change is answered with what there was at some moment', async () => {
  const { token, gaji } = await newSaver(api)
  const adding = async () => {
    for (let count = 0; count < 15; count += 1) await addTransaction(other, token, { category_id: gaji })
  }
  const asking = async () => {
    const seen: number[] = []
    for (let count = 0; count < 15; count += 1) {
      const { json } = await api.call('GET /api/transactions?search=gaji', { token })
      expect(json.data).toHaveLength(json.meta.total)
      seen.push(json.meta.total)
    }
    expect(seen).toEqual([...seen].sort((before, after) => before - after))
  }
  await Promise.all([adding(), adding(), asking(), asking()])
  expect(await totalsOf(token)).toEqual([30, 30, 0, 30])
})

describe('of more than are fetched at once', () => {
  const MANY = 6000
  let saver: Awaited<ReturnType<typeof newSaver>>
  beforeAll(async () => {
    saver = await newSaver(api)
    await api.rows(
      sql`with t as (
            insert into transactions (user_id, amount, type, category_id, description, transaction_date)
            select ${saver.id}, n, 'income', ${saver.gaji}::bigint, 'Gaji ' || n, date '2026-01-01' + n % 700
            from generate_series(1, ${MANY}::int) n returning *)
          insert into monthly_totals (user_id, month, type, category_id, total, count)
          select user_id, date_trunc('month', transaction_date), type, category_id, sum(amount), count(*) from t group by 1, 2, 3, 4`,
    )
  })

  const answer = async (query = 'search=gaji&sort=-amount&limit=2') => {
    const { json } = await api.call(`GET /api/transactions?${query}`, { token: saver.token })
    return { total: json.meta.total, amounts: json.data.map(({ amount }) => amount) }
  }
  const fromMemory = async () => {
    asked = []
    await answer()
    return !asked.some(text => text.includes('few'))
  }

  test('the database answers first, and the memory as soon as it has them: the same', async () => {
    const expected = { total: MANY, amounts: ['6000.00', '5999.00'] }
    expect(await answer()).toEqual(expected)
    await until(fromMemory)
    expect(await answer()).toEqual(expected)
    for (const query of ['search=gaji&sort=date', 'search=gaji%201', 'min_amount=100&max_amount=350.5'])
      expect(await everyPage(api, query)).toEqual(await everyPage(other, query))
  })

  test('a change of one reads that one', async () => {
    await until(fromMemory)
    const { json } = await api.call('GET /api/transactions?search=gaji%20599&sort=-amount', {
      token: saver.token,
    })
    await other.call(`DELETE /api/transactions/${json.data[0]!.id}`, { token: saver.token })
    expect(await answer()).toEqual({ total: MANY - 1, amounts: ['6000.00', '5998.00'] })
    expect(await fromMemory()).toBe(true)
  })

  test('a change of too many to be named, or one that is not known any more, begins anew', async () => {
    await until(fromMemory)
    await api.rows(sql`update transactions set description = 'Upah' where user_id = ${saver.id}`)
    expect((await answer()).total).toBe(0)
    expect((await answer('search=upah')).total).toBe(MANY - 1)
    await until(fromMemory)
    await api.rows(
      sql`update transactions set description = 'Gaji' where user_id = ${saver.id} and amount = 1`,
    )
    await api.rows(sql`update transaction_changes set noted_at = now() - interval '2 hours'`)
    await removeExpired(api.database)
    expect((await answer()).total).toBe(1)
  })

  async function everyPage(server: Api, query: string) {
    const ids: number[] = []
    let cursor = ''
    do {
      const { json } = await server.call(`GET /api/transactions?limit=500&${query}${cursor}`, {
        token: saver.token,
      })
      ids.push(...json.data.map(({ id }) => id))
      cursor = json.meta.next_cursor ? `&cursor=${json.meta.next_cursor}` : ''
    } while (cursor)
    return ids
  }
})

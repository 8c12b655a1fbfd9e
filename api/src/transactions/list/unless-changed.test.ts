import sql from 'sql-template-tag'
import { addTransaction, newSaver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'
import { openTestDatabase } from '../../../testing/test-database'

let api: Api
let asked: string[] = []
beforeAll(async () => {
  const database = await openTestDatabase()
  const query: typeof database.query = statement => {
    asked.push(statement.text)
    return database.query(statement)
  }
  api = await startApi({}, { ...database, query, lookups: { query } })
})
afterAll(() => api.close())

const paths = [
  'transactions',
  'transactions?search=gaji',
  'transactions?type=income',
  'transactions?with=transfers',
  'transactions?with=transfers&search=gaji',
  'transactions/summary',
  'transactions/summary?compare_to=2026-01-31',
]

async function tagsOf(token: string) {
  const tags: string[] = []
  for (const path of paths) tags.push((await ask(token, path)).headers.get('etag')!)
  return tags
}

const ask = (token: string, path: string, tag?: string) =>
  api.call(`GET /api/${path}`, { token, headers: tag === undefined ? {} : { 'if-none-match': tag } })

test('an answer that still holds is 304, after the session’s lookup and before any data is read', async () => {
  const [{ token, gaji }, other] = [await newSaver(api), await newSaver(api)]
  await addTransaction(api, token, { category_id: gaji })
  const tags = await tagsOf(token)
  await addTransaction(api, other.token, { category_id: other.gaji })
  for (const [index, path] of paths.entries()) {
    asked = []
    const { status, text, headers } = await ask(token, path, tags[index])
    expect([status, text, headers.get('etag')]).toEqual([304, '', tags[index]])
    expect(asked).toHaveLength(1)
    expect((await ask(token, path, `"other", W/${tags[index]}`)).status).toBe(304)
  }
})

test('an answer from before a backup was put back is never taken for one of now', async () => {
  const { token, gaji } = await newSaver(api)
  await addTransaction(api, token, { category_id: gaji })
  const [list] = await tagsOf(token)
  const later = await startApi({}, { ...api.database, life: 'after it', close: async () => undefined })
  const headers = { 'if-none-match': list! }
  const answer = await later.call('GET /api/transactions', { token, headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('etag')).not.toBe(list)
  await later.close()
})

type Saver = Awaited<ReturnType<typeof newSaver>>

test.each<[string, (saver: Saver, id: number) => Promise<unknown>]>([
  ['adding', ({ token, gaji }) => addTransaction(api, token, { category_id: gaji, amount: '1' })],
  [
    'describing anew',
    ({ token, gaji }, id) => change(token, id, { category_id: gaji, description: 'Other' }),
  ],
  ['changing the amount', ({ token, gaji }, id) => change(token, id, { category_id: gaji, amount: '7' })],
  [
    'moving to another month',
    ({ token, gaji }, id) => change(token, id, { category_id: gaji, transaction_date: '2026-01-01' }),
  ],
  ['deleting', ({ token }, id) => api.call(`DELETE /api/transactions/${id}`, { token })],
  [
    'deleting and restoring',
    async ({ token }, id) => {
      const { json } = await api.call(`DELETE /api/transactions/${id}`, { token })
      await restore(token, json.data.activity_ids)
    },
  ],
  ['naming the category anew', ({ token, gaji }) => rename(token, gaji, 'Upah')],
  [
    'deleting the category, with a target',
    async ({ token, gaji }) => {
      const body = { name: 'Bonus', type: 'income' }
      const { json } = await api.call('POST /api/categories', { token, body })
      await api.call(`DELETE /api/categories/${gaji}?move_to=${json.data.id}`, { token })
    },
  ],
])('%s makes another answer of every list', async (_, work) => {
  const saver = await newSaver(api)
  const { json } = await addTransaction(api, saver.token, { category_id: saver.gaji })
  const before = await tagsOf(saver.token)
  await work(saver, json.data.id)
  const after = await tagsOf(saver.token)
  for (const [index, path] of paths.entries()) {
    expect(after[index]).not.toBe(before[index])
    expect((await ask(saver.token, path, before[index])).status).toBe(200)
  }
})

test('bringing back a category’s former name makes another answer of every list', async () => {
  const { token, gaji } = await newSaver(api)
  await addTransaction(api, token, { category_id: gaji })
  await rename(token, gaji, 'Upah')
  const { json } = await api.call('GET /api/activities?limit=1', { token })
  const before = await tagsOf(token)
  expect((await restore(token, [json.data[0]!.id])).status).toBe(200)
  const after = await tagsOf(token)
  for (const [index, path] of paths.entries()) {
    expect(after[index]).not.toBe(before[index])
    expect((await ask(token, path, before[index])).status).toBe(200)
  }
})

test('a tag is of one user and one address, and a range that moves with the clock has none', async () => {
  const [{ token, gaji }, other] = [await newSaver(api), await newSaver(api)]
  for (const saver of [{ token, gaji }, other])
    await addTransaction(api, saver.token, { category_id: saver.gaji })
  const [list] = await tagsOf(token)
  expect((await ask(other.token, 'transactions', list)).status).toBe(200)
  expect((await ask(token, 'transactions/summary', list)).status).toBe(200)
  const recent = await ask(token, 'transactions?date_range=1day', list)
  expect([recent.status, recent.headers.get('etag')]).toEqual([200, null])
  expect((await ask('wrong', 'transactions', list)).status).toBe(401)
})

test('every one of many changes at once makes another number', async () => {
  const { id, token, gaji, makanan } = await newSaver(api)
  const read = async () =>
    (await api.rows(sql`select sum(changes) as changes from monthly_totals where user_id = ${id}`))[0]!
      .changes
  await addTransaction(api, token, { category_id: gaji })
  const before = Number(await read())
  const adding = Array.from({ length: 20 }, (_, number) =>
    addTransaction(api, token, {
      category_id: number % 2 ? gaji : makanan,
      type: number % 2 ? 'income' : 'expense',
      transaction_date: `2026-0${1 + (number % 3)}-01`,
    }),
  )
  await Promise.all(adding)
  expect(Number(await read())).toBe(before + 20)
})

test('a new name and a category’s first transaction at the same moment both count', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { id, token, gaji } = await newSaver(api)
    await Promise.all([addTransaction(api, token, { category_id: gaji }), rename(token, gaji, 'Upah')])
    const [row] = await api.rows(
      sql`select sum(changes)::int as changes from monthly_totals where user_id = ${id}`,
    )
    expect(row).toEqual({ changes: 2 })
  }
})

test('restoring a category’s name beside a change of its transactions refuses nobody', async () => {
  const { token, gaji } = await newSaver(api)
  const { json } = await addTransaction(api, token, { category_id: gaji })
  const { id } = json.data
  for (let round = 0; round < 15; round += 1) {
    await change(token, id, { category_id: gaji, description: `before ${round}` })
    await rename(token, gaji, `Upah ${round}`)
    await change(token, id, { category_id: gaji, description: `after ${round}` })
    const { json: log } = await api.call('GET /api/activities?limit=2', { token })
    const [restored, changed] = await Promise.all([
      restore(token, [log.data[0]!.id, log.data[1]!.id]),
      change(token, id, { category_id: gaji, description: `meanwhile ${round}` }),
    ])
    expect([200, 409]).toContain(restored.status)
    expect(changed.status).toBe(200)
  }
})

const change = (token: string, id: number, changes: object) =>
  api.call(`PUT /api/transactions/${id}`, {
    token,
    body: {
      amount: '5000000',
      type: 'income',
      description: 'Gaji bulan ini',
      transaction_date: '2026-02-28',
      ...changes,
    },
  })

const rename = (token: string, id: number, name: string) =>
  api.call(`PUT /api/categories/${id}`, { token, body: { name, type: 'income' } })

const restore = (token: string, ids: number[]) =>
  api.call('POST /api/activities/restore', { token, body: { ids } })

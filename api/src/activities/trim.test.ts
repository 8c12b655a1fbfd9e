import { accountExport, type Activity, type ActivityDetail } from '@pundi/contract'
import sql from 'sql-template-tag'
import { newSaver } from '../../testing/savers'
import { type Api, type Person, startApi } from '../../testing/start-api'
import { trace } from '../../testing/traced-queries'
import { newRichSaver } from '../../testing/trace-queries'
import { newPurse, purseOf } from '../../testing/purse'
import { trimActivities } from './write-queries'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('an old entry of any kind keeps its line, and is found by what the line says', async () => {
  const saver = await newRichSaver(api)
  const { id, token } = saver
  const purse = purseOf(api, saver)
  const gone = await purse.wallet('Kaleng', { opening_balance: '5' })
  await purse.call(`DELETE /api/wallets/${gone}?move_to=${await purse.wallet('Brankas')}`)
  await age(id, '2 years 1 minute')
  const [lines, audit] = [await list(token), await auditOf(id)]
  expect(lines.some(({ moved }) => moved !== undefined)).toBe(true)
  await trimActivities(api.database)
  expect(await list(token)).toEqual(lines)
  expect(await auditOf(id)).toEqual(audit)
  for (const word of lines.flatMap(({ name, description, moved }) => [name, description, moved]))
    if (word) expect((await list(token, word)).length).toBeGreaterThan(0)
  const kept = await api.rows(
    sql`select from activities where user_id = ${id}
          and num_nonnulls(before, after, moved, moved_parts, moved_to, moved_budgets, moved_opening) > 0`,
  )
  expect(kept).toEqual([])
})

test('an old entry of any kind can be opened, and says that it can no longer be undone where it could be', async () => {
  const { id, token } = await newRichSaver(api)
  await age(id, '3 years')
  await trimActivities(api.database)
  const opened = await Promise.all(
    (await list(token)).map(async (line): Promise<Pick<ActivityDetail, 'type' | 'is_final'>> => {
      const { status, json } = await api.call(`GET /api/activities/${line.id}`, { token })
      expect([status, json.data]).toMatchObject([200, { ...line, can_restore: false, obstacle: null }])
      const { data }: { data: object } = json
      return data as ActivityDetail
    }),
  )
  expect(opened.find(({ type }) => type === 'Add transaction')?.is_final).toBe(true)
  expect(opened.find(({ type }) => type === 'Create account')?.is_final).toBeUndefined()
})

test('the file of all data says what is left of old entries', async () => {
  const { id, token } = await newRichSaver(api)
  await age(id, '3 years')
  await trimActivities(api.database)
  const { text } = await api.call('GET /api/account/export', { token })
  const { activities } = accountExport.parse(JSON.parse(text))
  expect(activities.find(({ type }) => type === 'Add transfer')).toMatchObject({
    money: { kind: 'transfer', before: null, after: null },
    line: { amount: '5.00', description: expect.stringMatching(/^Pindah-/) },
  })
})

test('what is younger than two years, or has no record, stays as it is', async () => {
  const saver = await newSaver(api)
  await removeCategory(saver)
  await age(saver.id, '1 year 364 days')
  const entries = sql`select * from activities where user_id = ${saver.id} order by id`
  const before = await api.rows(entries)
  await trimActivities(api.database)
  expect(await api.rows(entries)).toEqual(before)
})

test.each([
  ['en', 'This happened more than two years ago and can no longer be undone.'],
  ['id', 'Perubahan ini terjadi lebih dari dua tahun lalu dan tidak bisa diurungkan lagi.'],
  ['es', 'Esto ocurrió hace más de dos años y ya no se puede deshacer.'],
])('the undo of an old entry is refused with its sentence in %s', async (language, message) => {
  const saver = await newSaver(api)
  const entry = await removeCategory(saver)
  await age(saver.id, '3 years')
  await trimActivities(api.database)
  const headers = { 'accept-language': language }
  const ask = { token: saver.token, headers }
  const one = await api.call(`POST /api/activities/${entry}/restore`, { ...ask, body: {} })
  const many = await api.call('POST /api/activities/restore', { ...ask, body: { ids: [entry] } })
  expect([one.status, one.json.message, many.status, many.json.message]).toEqual([409, message, 409, message])
})

test('of several entries of which one is old none is undone', async () => {
  const saver = await newSaver(api)
  const old = await removeCategory(saver)
  await age(saver.id, '3 years')
  const young = await removeCategory(saver)
  await trimActivities(api.database)
  const ids = [young, old]
  const { status } = await api.call('POST /api/activities/restore', { token: saver.token, body: { ids } })
  expect(status).toBe(409)
  const { json } = await api.call('GET /api/categories', { token: saver.token })
  expect(json.data.map(({ name }) => name)).not.toContain('Hobi')
  const again = await api.call(`POST /api/activities/${young}/restore`, { token: saver.token, body: {} })
  expect(again.status).toBe(200)
})

test.each([
  ['category', 'categories', 'Delete category'],
  ['wallet', 'wallets', 'Delete wallet'],
])('a %s that was deleted long ago too takes home what its last deletion moved', async (kind, path, type) => {
  const purse = await newPurse(api)
  const { id, token, makanan } = purse
  const source = kind === 'wallet' ? await purse.wallet('Lama') : await addCategory(purse, 'Lama')
  const target = kind === 'wallet' ? await purse.wallet('Baru') : makanan
  const used = kind === 'wallet' ? { wallet_id: source } : { category_id: source }
  const restoreLast = async () => {
    const entry = (await list(token)).find(line => line.type === type)!
    expect((await api.call(`POST /api/activities/${entry.id}/restore`, { token, body: {} })).status).toBe(200)
  }
  const remove = () => api.call(`DELETE /api/${path}/${source}?move_to=${target}`, { token })
  await purse.book({ amount: '7', ...used })
  expect((await remove()).status).toBe(200)
  await restoreLast()
  await age(id, '3 years')
  await trimActivities(api.database)
  expect((await remove()).status).toBe(200)
  await restoreLast()
  const { json } = await api.call('GET /api/transactions', { token })
  expect(json.data).toMatchObject([used])
})

test('a long log is trimmed in small steps, which end once the server stops', async () => {
  const { id } = await newSaver(api)
  await api.rows(
    sql`insert into activities (user_id, type, subject, record_id, after, date)
        select ${id}, 'Add category', 'category', n, '{"name": "Hobi"}', now() - interval '3 years'
        from generate_series(1, 1200) n`,
  )
  const left = async () =>
    (await api.rows(sql`select from activities where user_id = ${id} and after is not null and line is null`))
      .length
  const traced = trace(api.database)
  await trimActivities(traced.database, () => traced.asked.length > 0)
  expect(await left()).toBe(700)
  await trimActivities(traced.database)
  expect([await left(), traced.asked.length]).toEqual([0, 3])
})

async function removeCategory({ token }: Person): Promise<number> {
  const { json } = await api.call('POST /api/categories', { token, body: { name: 'Hobi', type: 'expense' } })
  await api.call(`DELETE /api/categories/${json.data.id}`, { token })
  return (await list(token))[0]!.id
}

async function addCategory({ token }: Pick<Person, 'token'>, name: string): Promise<number> {
  return (await api.call('POST /api/categories', { token, body: { name, type: 'expense' } })).json.data.id
}

const age = (userId: number, time: string) =>
  api.rows(sql`update activities set date = date - ${time}::interval where user_id = ${userId}`)

async function list(token: string, search = ''): Promise<Activity[]> {
  const query = new URLSearchParams({ limit: '500', search })
  return (await api.call(`GET /api/activities?${query}`, { token })).json.data as unknown as Activity[]
}

const auditOf = (userId: number) => api.rows(sql`select * from audit where user_id = ${userId} order by id`)

import sql from 'sql-template-tag'
import { letterTo } from '../../testing/letters'
import { newAdmin } from '../../testing/new-admin'
import { addTransaction, newSaver } from '../../testing/savers'
import { type Api, type Person, startApi } from '../../testing/start-api'
import { newRichSaver, rowsOf, tablesOf, tablesWith } from '../../testing/trace-queries'
import { until } from '../../testing/until'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const remove = ({ token, email, password }: Person) =>
  api.call('DELETE /api/account', { token, body: { confirmation: email, current_password: password } })
const tablesThatHold = async ({ id }: Person) =>
  tablesWith(api, await tablesOf(api, 'user_id'), sql`r.user_id = ${id}`)

test('removes every row of the user from every table, but for the audit', async () => {
  const [person, other] = [await newRichSaver(api), await newRichSaver(api)]
  // An empty table would prove nothing, so newRichSaver must add rows to every table that has a
  // user_id.
  expect(await tablesThatHold(person)).toEqual(await tablesOf(api, 'user_id'))
  const others = await rowsOf(api, other.id)
  const { status, json } = await remove(person)
  expect([status, json]).toEqual([200, { message: 'Your account has been deleted.' }])
  expect(await tablesThatHold(person)).toEqual(['audit'])
  expect(await api.rows(sql`select * from users where id = ${person.id}`)).toEqual([])
  expect(await rowsOf(api, other.id)).toEqual(others)
})

test('leaves nothing that the user ever wrote, nor any amount, once the last e-mail is sent', async () => {
  const person = await newRichSaver(api)
  const has = (words: string) => sql`strpos(lower(r::text), ${words.toLowerCase()}) > 0`
  const tables = await tablesOf(api)
  for (const words of person.words)
    expect([words, await tablesWith(api, tables, has(words))]).not.toEqual([words, []])
  await api.rows(sql`update users set email_verified_at = now() where id = ${person.id}`)
  expect((await remove(person)).status).toBe(200)
  await letterTo(api, person.email, 2)
  await until(async () => (await tablesWith(api, ['mails'], has(person.email))).length === 0)
  for (const words of person.words)
    expect([words, await tablesWith(api, tables, has(words))]).toEqual([words, []])
})

test('the audit keeps what was done by a number, and says that the account was deleted', async () => {
  const [person, admin] = [await newRichSaver(api), await newAdmin(api)]
  const columns = await api.rows(
    sql`select column_name as name from information_schema.columns
        where table_name = 'audit' and table_schema = current_schema() order by 1`,
  )
  // Audit records remain after an account is deleted, so a new column must not hold personal data.
  // The column `network` may hold it, because network addresses are removed after 90 days.
  expect(columns.map(({ name }) => name)).toEqual([
    'action',
    'id',
    'network',
    'status',
    'target_id',
    'timestamp',
    'user_id',
  ])
  const before = await api.rows(sql`select * from audit where user_id = ${person.id} order by id`)
  await remove(person)
  const after = await api.rows(sql`select * from audit where user_id = ${person.id} order by id`)
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after.slice(before.length)).toMatchObject([{ action: 'Delete account', status: 'Sukses' }])
  const { status, json } = await api.call(`GET /api/admin/logs?user_id=${person.id}`, { token: admin.token })
  expect([status, json.meta.total]).toEqual([200, after.length])
  expect(json.data[0]).toMatchObject({ action: 'Delete account', actor: { id: person.id, name: '' } })
})

test('what was done to the user stays readable too, and so do the admin’s other lists', async () => {
  const [person, admin] = [await newRichSaver(api), await newAdmin(api)]
  await api.call(`PATCH /api/admin/users/${person.id}/promote`, { token: admin.token })
  await api.call(`PATCH /api/admin/users/${person.id}/demote`, { token: admin.token })
  const list = (what: string) => api.call(`GET /api/admin/${what}`, { token: admin.token })
  const before = (await list('users?limit=1')).json.meta.total
  expect((await remove(person)).status).toBe(200)
  const { json } = await list(`logs?user_id=${person.id}&limit=500`)
  const target = { id: person.id, name: '' }
  expect(json.data).toEqual(expect.arrayContaining([expect.objectContaining({ target })]))
  expect((await list('users?limit=1')).json.meta.total).toBe(before - 1)
  expect((await list(`users?search=${encodeURIComponent(person.email)}`)).json.data).toEqual([])
  for (const what of ['transactions', 'categories', `logs?search=${person.name}`, 'transactions/summary'])
    expect([what, (await list(what)).status]).toEqual([what, 200])
  expect((await list(`users?sort=name&cursor=${cursorAt(person.id)}`)).status).toBe(200)
  const left = await list('transactions?limit=1')
  const [row] = await api.rows(sql`select count(*) as count from transactions`)
  expect(left.json.meta.total).toBe(row!.count)
})

test('is all or nothing: where its last statement fails, everything is as it was', async () => {
  const person = await newRichSaver(api)
  const before = await rowsOf(api, person.id)
  await api.rows(sql`create table held_back (user_id bigint references users)`)
  await api.rows(sql`insert into held_back values (${person.id})`)
  expect((await remove(person)).status).toBe(500)
  await api.rows(sql`drop table held_back`)
  expect(await rowsOf(api, person.id)).toEqual(before)
})

test('deletions while transactions are added leave no row behind, without a deadlock', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await newSaver(api)
    const bookings = [1, 2, 3, 4, 5].map(() =>
      addTransaction(api, person.token, { category_id: person.gaji }),
    )
    const [deleted, ...booked] = await Promise.all([remove(person), ...bookings])
    expect(deleted.status).toBe(200)
    for (const { status } of booked) expect([201, 401, 422, 500]).toContain(status)
    expect(await tablesThatHold(person)).toEqual(['audit'])
  }
})

const cursorAt = (id: number) => Buffer.from(JSON.stringify(['name', id])).toString('base64url')

import sql from 'sql-template-tag'
import { type Admin, newAdmin } from '../../testing/new-admin'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database'
import { type Api, startApi } from '../../testing/start-api'
import { changeUser } from '../admin/users/write-queries'
import type { Database } from '../platform/database/database'
import { removeAccount } from './queries'

/*
 * With DATABASE_URL (PostgreSQL), the two database transactions of a test run at the same time.
 * Without DATABASE_URL, the embedded database runs them in sequence.
 */

let database: TestDatabase
let other: Database
let api: Api
beforeAll(async () => {
  database = await openTestDatabase()
  other = await database.another()
  api = await startApi({}, database)
})
afterAll(async () => {
  await other.close()
  await api.close()
})
beforeEach(() => api.rows(sql`update users set role = 'user'`))

const remove = ({ token, email, password }: Admin) =>
  api.call('DELETE /api/account', { token, body: { confirmation: email, current_password: password } })
const sessionOf = ({ token }: Admin) => Number(token.split('|')[0])
const activeAdmins = async () =>
  (await api.rows(sql`select id from users where role = 'admin' and status = 'active'`)).length

test('the last active administrator stays, also beside one who is deactivated, and is told why', async () => {
  const [admin, idle] = [await newAdmin(api), await newAdmin(api)]
  await api.rows(sql`update users set status = 'deactive' where id = ${idle.id}`)
  const { status, json } = await remove(admin)
  expect([status, json]).toEqual([
    409,
    { message: 'You’re the only admin. Make someone else an admin first.' },
  ])
  expect((await api.call('GET /api/auth/user', { token: admin.token })).status).toBe(200)
  const written = await api.rows(
    sql`select status from audit where user_id = ${admin.id} and action = 'Delete account'`,
  )
  expect(written).toEqual([{ status: 'Gagal' }])
  await newAdmin(api)
  expect((await remove(admin)).status).toBe(200)
})

test('of two administrators who delete themselves at the same moment one stays', async () => {
  for (let round = 0; round < 10; round += 1) {
    await api.rows(sql`update users set role = 'user'`)
    const [one, two] = [await newAdmin(api), await newAdmin(api)]
    const outcomes = await Promise.all([
      removeAccount(database, one.id, sessionOf(one), { language: 'en' }),
      removeAccount(other, two.id, sessionOf(two), { language: 'en' }),
    ])
    expect(outcomes.map(({ is_last_admin }) => is_last_admin).sort()).toEqual([false, true])
    expect(await activeAdmins()).toBe(1)
  }
})

test('of five administrators who delete themselves at once over HTTP one stays', async () => {
  const admins: Admin[] = []
  for (let count = 0; count < 5; count += 1) admins.push(await newAdmin(api))
  const answers = await Promise.all(admins.map(remove))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409])
  expect(await activeAdmins()).toBe(1)
})

test('of two administrators one stays when one deletes themselves and demotes the other at the same moment', async () => {
  for (let round = 0; round < 10; round += 1) {
    await api.rows(sql`update users set role = 'user'`)
    const [one, two] = [await newAdmin(api), await newAdmin(api)]
    await Promise.all([
      removeAccount(database, one.id, sessionOf(one), { language: 'en' }),
      changeUser(other, one.id, two.id, { action: 'Demote user', column: 'role', value: 'user' }),
    ])
    expect(await activeAdmins()).toBe(1)
  }
})

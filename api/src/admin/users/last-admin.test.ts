import sql from 'sql-template-tag'
import { type Admin, newAdmin } from '../../../testing/new-admin'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database'
import { type Api, startApi } from '../../../testing/start-api'
import type { Database } from '../../platform/database/database'
import { type Change, changeUser } from './write-queries'

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

const deactivate: Change = { action: 'Deactivate user', column: 'status', value: 'deactive' }
const demote: Change = { action: 'Demote user', column: 'role', value: 'user' }

const activeAdmins = async () =>
  (await api.rows(sql`select id from users where role = 'admin' and status = 'active'`)).length
const written = async () =>
  (
    await api.rows(sql`select count(*) as count from audit where target_id is not null and status = 'Sukses'`)
  )[0]!.count as number

test.each([
  ['deactivate', deactivate, deactivate],
  ['demote', demote, demote],
  ['deactivate and demote', deactivate, demote],
])('of two administrators who %s each other at the same moment one stays', async (_, ones, others) => {
  await api.rows(sql`update users set role = 'user'`)
  const [one, two] = [await newAdmin(api), await newAdmin(api)]
  for (let round = 0; round < 30; round += 1) {
    const before = await written()
    const outcomes = await Promise.all([
      changeUser(database, one.id, two.id, ones),
      changeUser(other, two.id, one.id, others),
    ])
    expect(outcomes.map(({ is_allowed }) => is_allowed).sort()).toEqual([false, true])
    expect([await activeAdmins(), await written()]).toEqual([1, before + 1])
    await api.rows(sql`update users set role = 'admin', status = 'active' where id in (${one.id}, ${two.id})`)
  }
})

test('of five administrators who deactivate each other in a circle over HTTP at least one stays, without a deadlock', async () => {
  await api.rows(sql`update users set role = 'user'`)
  const admins: Admin[] = []
  for (let count = 0; count < 5; count += 1) admins.push(await newAdmin(api))
  const answers = await Promise.all(
    admins.map(({ token }, place) =>
      api.call(`PATCH /api/admin/users/${admins[(place + 1) % 5]!.id}/deactivate`, { token }),
    ),
  )
  for (const { status } of answers) expect([200, 401, 403]).toContain(status)
  const done = answers.filter(({ status }) => status === 200).length
  expect([done >= 1, await activeAdmins()]).toEqual([true, 5 - done])
})

test('the second change waits for the first and then does nothing', async () => {
  await api.rows(sql`update users set role = 'user'`)
  const [one, two] = [await newAdmin(api), await newAdmin(api)]
  let second: Promise<{ is_allowed: boolean }> | undefined
  await database.inTransaction(async client => {
    await changeUser(client, one.id, two.id, deactivate)
    second = changeUser(other, two.id, one.id, deactivate)
    await new Promise(resolve => setTimeout(resolve, 200))
  })
  expect((await second!).is_allowed).toBe(false)
  expect(await activeAdmins()).toBe(1)
})

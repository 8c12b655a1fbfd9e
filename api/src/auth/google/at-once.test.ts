import sql from 'sql-template-tag'
import { type Api, startApi } from '../../../testing/start-api'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database'
import { until } from '../../../testing/until'
import { newVisitor } from '../../../testing/visitor'

let api: Api
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  api = await startApi({}, database)
})
afterAll(() => api.close())

test('a session that the removed password began a moment before Google joined is ended with the others', async () => {
  const { id } = await api.signUp({ email: 'sari.contoh@pundi.example' })
  const visitor = newVisitor(api)
  const back = await visitor.choose('sari')
  const { location } = await signInMeanwhile(id, () => visitor.go(back))
  expect(location).toMatch(/^\/google-callback\?token=/)
  expect(await api.rows(sql`select * from sessions where user_id = ${id}`)).toHaveLength(1)
})

async function signInMeanwhile<Result>(userId: number, join: () => Promise<Result>) {
  const signIn = sql`with entrant as (select id from users where id = ${userId} for share)
    insert into sessions (user_id, secret_hash, expires_at)
    select id, ${Buffer.from('of the password')}, now() + interval '1 day' from entrant`
  if (!process.env.DATABASE_URL) {
    await api.rows(signIn)
    return join()
  }
  const other = await database.another()
  const joined = await other.inTransaction(async client => {
    await client.query(signIn)
    const joining = join()
    const waiting = sql`select from pg_locks where not granted`
    await until(async () => (await api.rows(waiting)).length > 0)
    return { joining }
  })
  await other.close()
  return joined.joining
}

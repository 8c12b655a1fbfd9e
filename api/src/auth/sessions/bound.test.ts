import sql from 'sql-template-tag'
import { type Api, type Person, startApi } from '../../../testing/start-api'

let api: Api
let person: Person
beforeAll(async () => {
  api = await startApi({ SIGN_IN_LIMIT: '1000' })
})
afterAll(() => api.close())
beforeEach(async () => {
  person = await api.signUp()
})

const fillUpTo = (count: number) =>
  api.rows(
    sql`insert into sessions (user_id, secret_hash, user_agent, last_used_at, expires_at)
        select ${person.id}, sha256((${person.email}::text || n)::bytea), n::text,
          now() - make_interval(mins => 1000 - n), now() + interval '1 day'
        from generate_series(2, ${count}::int) n`,
  )

const agents = async () => {
  const rows = await api.rows(
    sql`select user_agent from sessions where user_id = ${person.id} order by last_used_at, id`,
  )
  return rows.map(({ user_agent }) => user_agent as string)
}

const signedOut = async () =>
  (await api.rows(sql`select id from audit where user_id = ${person.id} and action = 'Sign out'`)).length

test('the fifty-first session ends the one that was not used for longest, and no other', async () => {
  await fillUpTo(49)
  await api.signIn(person)
  expect([(await agents()).length, await signedOut()]).toEqual([50, 0])
  const oldest = (await agents())[0]
  const token = await api.signIn(person)
  const left = await agents()
  expect([oldest, left[0], left.length, await signedOut()]).toEqual(['2', '3', 50, 1])
  for (const each of [person.token, token])
    expect((await api.call('GET /api/auth/user', { token: each })).status).toBe(200)
})

test('so it does when many begin at once', async () => {
  await fillUpTo(50)
  const tokens = await Promise.all(Array.from({ length: 8 }, () => api.signIn(person)))
  const left = await agents()
  expect([left.length, left[0], await signedOut()]).toEqual([50, '10', 8])
  for (const token of tokens) expect((await api.call('GET /api/auth/user', { token })).status).toBe(200)
})

test('the sessions of others are left alone', async () => {
  const neighbour = await api.signUp()
  await fillUpTo(50)
  await api.signIn(person)
  expect((await api.call('GET /api/auth/user', { token: neighbour.token })).status).toBe(200)
})

import sql from 'sql-template-tag'
import { type Api, type Person, startApi } from '../../../testing/start-api'
import { nameDevice } from './begin-session'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

type Listed = {
  id: number
  device: string | null
  current: boolean
  created_at: string
  last_used_at: string
}
const list = async (token: string) =>
  JSON.parse((await api.call('GET /api/auth/sessions', { token })).text) as { data: Listed[]; meta: object }
const isSignedIn = async (token: string) => (await api.call('GET /api/auth/user', { token })).status === 200

test('lists where the account is signed in, this session marked, others’ and ended ones left out', async () => {
  const person = await api.signUp()
  await signInWith(person, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')
  const ended = await api.signIn(person)
  await api.rows(sql`update sessions set last_used_at = now() - interval '15 days'
    where user_id = ${person.id} and id = ${Number(ended.split('|')[0])}`)
  await api.signUp()
  const { data, meta } = await list(person.token)
  expect(meta).toEqual({ total: 2, next_cursor: null })
  expect(data.map(({ device, current }) => [device, current])).toEqual([
    ['Safari, iPhone', false],
    [null, true],
  ])
  expect(data[0]).toEqual({
    id: expect.any(Number),
    device: 'Safari, iPhone',
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    last_used_at: expect.stringMatching(/^\d{4}-.*Z$/),
    current: false,
  })
})

test('ends one of the user’s sessions, and nobody else’s', async () => {
  const person = await api.signUp()
  const other = await api.signIn(person)
  const stranger = await api.signUp()
  const id = other.split('|')[0]
  const foreign = await api.call(`DELETE /api/auth/sessions/${id}`, { token: stranger.token })
  const missing = await api.call('DELETE /api/auth/sessions/999999', { token: stranger.token })
  expect([foreign.status, foreign.text]).toEqual([404, missing.text])
  expect(await isSignedIn(other)).toBe(true)
  const own = await api.call(`DELETE /api/auth/sessions/${id}`, { token: person.token })
  expect([own.status, own.json]).toEqual([200, { message: 'The session has ended.' }])
  expect([await isSignedIn(other), await isSignedIn(person.token)]).toEqual([false, true])
  const again = await api.call(`DELETE /api/auth/sessions/${id}`, { token: person.token })
  expect(again.status).toBe(404)
})

test('ends all others at once', async () => {
  const person = await api.signUp()
  const others = [await api.signIn(person), await api.signIn(person)]
  const stranger = await api.signUp()
  const { json } = await api.call('DELETE /api/auth/sessions', { token: person.token })
  expect(json).toEqual({ message: 'You’re signed out on all other devices.' })
  expect(await Promise.all([...others, person.token, stranger.token].map(isSignedIn))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

describe('rotating', () => {
  test('swaps the token: the old one is dead at once, the session is the same', async () => {
    const { token } = await api.signUp()
    const before = await list(token)
    const { status, json } = await api.call('POST /api/auth/rotate', { token })
    expect(status).toBe(200)
    expect(json.token.split('|')[0]).toBe(token.split('|')[0])
    expect([await isSignedIn(token), await isSignedIn(json.token)]).toEqual([false, true])
    expect((await list(json.token)).data[0]).toMatchObject({
      id: before.data[0]!.id,
      created_at: before.data[0]!.created_at,
    })
    expect((await api.call('POST /api/auth/rotate', { token })).status).toBe(401)
  })

  test('gives one of two who ask with the same token a token that lives', async () => {
    const { token } = await api.signUp()
    const both = await Promise.all([1, 2].map(() => api.call('POST /api/auth/rotate', { token })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    const { json } = both.find(({ status }) => status === 200)!
    expect(await isSignedIn(json.token)).toBe(true)
  })
})

test('a deactivation ends sessions for good, whoever writes it', async () => {
  const person = await api.signUp()
  await api.rows(sql`update users set status = 'deactive' where id = ${person.id}`)
  await api.rows(sql`update users set status = 'active' where id = ${person.id}`)
  expect(await isSignedIn(person.token)).toBe(false)
  expect(await api.signIn(person)).toMatch(/\|/)
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', 'Chrome, Linux'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge, Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari, macOS'],
  ['curl/8.0', null],
  ['<script>alert(1)</script>', null],
])('a device that says %s', (agent, name) => {
  expect(nameDevice(agent)).toBe(name)
})

async function signInWith({ email, password }: Person, agent: string) {
  const headers = { 'user-agent': agent }
  await api.call('POST /api/auth/login', { body: { email, password }, headers })
}

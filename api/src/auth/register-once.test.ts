import sql from 'sql-template-tag'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const body = { name: 'Ayu', email: 'ayu@pundi.example', phone: '0812345678', password: 'rahasia-besar-1' }
const key = { 'idempotency-key': 'form-1' }
const register = (changes: object = {}, headers: Record<string, string> = key) =>
  api.call('POST /api/auth/register', { headers, body: { ...body, ...changes } })

test('a sign-up whose answer was lost is sent again, and is in the account that it made', async () => {
  const first = await register()
  const again = await register({ name: ' A\u200byu ' })
  expect([again.status, again.json.data]).toEqual([201, first.json.data])
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(again.json.token).not.toBe(first.json.token)
  for (const { json } of [first, again])
    expect((await api.call('GET /api/auth/user', { token: json.token })).json.data.email).toBe(body.email)
  expect(await api.rows(sql`select id from users where email = ${body.email}`)).toHaveLength(1)
})

test.each([
  ['another password', { password: 'rahasia-besar-2' }, key],
  ['another name', { name: 'Budi' }, key],
  ['another phone number', { phone: '0812345679' }, key],
  ['another language', { language: 'es' }, key],
  ['another key', {}, { 'idempotency-key': 'form-2' }],
  ['no key', {}, {}],
])('with %s the address is taken, as ever', async (_what, changes, headers) => {
  const { status, json } = await register(changes, headers)
  expect([status, json.errors]).toEqual([409, { email: ['This email address is already registered.'] }])
})

test('guesses by a known key are counted like those of a sign-in', async () => {
  const email = 'budi@pundi.example'
  await register({ email })
  for (let tries = 0; tries < 18; tries += 1) await register({ email, password: `rahasia-salah-${tries}` })
  const signIn = () => api.call('POST /api/auth/login', { body: { email, password: 'rahasia-salah' } })
  const statuses = [(await signIn()).status, (await signIn()).status, (await signIn()).status]
  expect(statuses).toEqual([401, 401, 429])
})

test('nothing of the password, nor a token, stands beside the key', async () => {
  const rows = await api.rows(sql`select answer from idempotency_keys`)
  expect(rows).toEqual([{ answer: {} }, { answer: {} }])
})

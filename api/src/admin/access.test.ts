import sql from 'sql-template-tag'
import { newAdmin } from '../../testing/new-admin'
import { startApi } from '../../testing/start-api'

const api = await startApi()
await api.app.ready()
const admin = await newAdmin(api)
const user = await api.newPerson({ name: 'Whom it is done to' })
afterAll(() => api.close())

const calls = api.app.calls
  .map(({ method, url }) => `${String(method)} ${url}`)
  .filter(name => / \/api\/admin(\/|$)/.test(name))

const signedOut = '401 Please sign in.'
const refused = '403 This area is for admins only.'

const callers: [string, () => Promise<string | undefined>, string][] = [
  ['no token', async () => undefined, signedOut],
  ['garbage', async () => `1|${'x'.repeat(43)}`, signedOut],
  [
    'an expired token',
    () => spoil(id => sql`update sessions set expires_at = now() where user_id = ${id}`),
    signedOut,
  ],
  ['a logged out token', () => logOut(), signedOut],
  ['a deactivated user’s token', () => deactivate(false), signedOut],
  ['a deactivated admin’s token', () => deactivate(true), signedOut],
  ['a demoted admin’s token', () => demote(), refused],
  ['the user it is about', () => enter(), refused],
  ['another user', async () => (await api.newPerson()).token, refused],
  ['an admin', async () => admin.token, '200'],
]

test('the table has every call', () => {
  expect(calls.filter(name => name.startsWith('GET')).length).toBeGreaterThanOrEqual(7)
  expect(calls.filter(name => name.startsWith('PATCH')).length).toBeGreaterThanOrEqual(4)
  expect(new Set(calls).size).toBe(calls.length)
})

describe.each(calls)('%s', call => {
  test.each(callers)('with %s', async (_, tokenOf, expected) => {
    const token = await tokenOf()
    const before = await read()
    const { status, json, text, headers } = await api.call(call.replace(':id', String(user.id)), { token })
    expect(status === 200 ? '200' : `${status} ${json.message}`).toBe(expected)
    if (status === 401) expect(headers.get('www-authenticate')).toMatch(/^Bearer/)
    if (status !== 200) expect(await read()).toEqual(before)
    expect(text).not.toMatch(/\$argon2|password|description|phone|token|secret/i)
  })
})

async function enter() {
  await api.rows(sql`update users set role = 'user', status = 'active' where id = ${user.id}`)
  return api.signIn(user)
}

const read = () => api.rows(sql`select role, status from users where id = ${user.id}`)

async function spoil(change: (userId: number) => ReturnType<typeof sql>) {
  const { id, token } = await newAdmin(api)
  await api.rows(change(id))
  return token
}

async function logOut() {
  const { token } = await newAdmin(api)
  expect((await api.call('POST /api/auth/logout', { token })).status).toBe(200)
  return token
}

async function deactivate(isAdmin: boolean) {
  const { id, token } = isAdmin ? await newAdmin(api) : await api.newPerson()
  expect((await api.call(`PATCH /api/admin/users/${id}/deactivate`, admin)).status).toBe(200)
  return token
}

async function demote() {
  const { id, token } = await newAdmin(api)
  expect((await api.call(`PATCH /api/admin/users/${id}/demote`, admin)).status).toBe(200)
  return token
}

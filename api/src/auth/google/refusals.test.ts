import sql from 'sql-template-tag'
import { forgeHost } from '../../../testing/forge-host'
import { production } from '../../../testing/production'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database'
import { type Api, startApi } from '../../../testing/start-api'
import { newVisitor, tokenIn } from '../../../testing/visitor'
import { DatabaseUnavailable } from '../../platform/database/unavailable'

let api: Api
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  api = await startApi({}, database)
})
afterAll(() => api.close())
afterEach(async () => {
  await api.rows(sql`truncate users, attempts, sign_in_flows cascade`)
})

const failed = '/sign-in?problem=failed'

test('a callback of a flow that nobody began', async () => {
  expect((await newVisitor(api).go('/api/auth/google/callback?code=x&state=y')).location).toBe(failed)
})

test('a callback in another browser than the one that began', async () => {
  const back = await newVisitor(api).choose('sari')
  const other = newVisitor(api)
  await other.go(other.begin)
  expect((await other.go(back)).location).toBe(failed)
  await noSessions()
})

test('another state', async () => {
  const visitor = newVisitor(api)
  const back = await visitor.choose('sari')
  expect((await visitor.go(back.replace(/state=[\w-]+/, `state=${'x'.repeat(43)}`))).location).toBe(failed)
  await noSessions()
})

test.each([
  ['another nonce', sql`nonce = ${'x'.repeat(43)}`],
  ['another code verifier', sql`code_verifier = ${'x'.repeat(43)}`],
  ['a flow of more than ten minutes', sql`expires_at = now()`],
])('%s', async (_, change) => {
  const visitor = newVisitor(api)
  const back = await visitor.choose('sari')
  await api.rows(sql`update sign_in_flows set ${change}`)
  expect((await visitor.go(back)).location).toBe(failed)
  await noSessions()
})

test('a code that was used, in its own flow and in a new one', async () => {
  const visitor = newVisitor(api)
  const back = await visitor.choose('sari')
  const cookie = visitor.cookies.get('pundi_sign_in')!
  expect(tokenIn((await visitor.go(back)).location)).toMatch(/\|/)
  visitor.cookies.set('pundi_sign_in', cookie)
  expect((await visitor.go(back)).location).toBe(failed)

  const { location } = await visitor.go(visitor.begin)
  const state = new URL(location, visitor.origin).searchParams.get('state')!
  expect((await visitor.go(back.replace(/state=[\w-]+/, `state=${state}`))).location).toBe(failed)
  expect(await api.rows(sql`select * from sessions`)).toHaveLength(1)
})

test('consent that was denied, which is told apart only in the flow that it belongs to', async () => {
  expect(await newVisitor(api).signIn('')).toBe('/sign-in?problem=denied')
  const forged = '/api/auth/google/callback?error=access_denied&state=x'
  expect((await newVisitor(api).go(forged)).location).toBe(failed)
})

test('the same subject of another issuer is somebody else', async () => {
  const other = await startApi({}, await database.another())
  const first = tokenIn(await newVisitor(api).signIn('sari'))
  await api.rows(sql`update users set email = 'first@pundi.example'`)
  const second = tokenIn(await newVisitor(other).signIn('sari'))
  const ids = await Promise.all(
    [first, second].map(async token => (await api.call('GET /api/auth/user', { token })).json.data.id),
  )
  await other.close()
  expect(ids[0]).not.toBe(ids[1])
  expect(await api.rows(sql`select distinct issuer, subject from identities`)).toHaveLength(2)
})

test('a provider that is away', async () => {
  const lonely = await startApi(
    { OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'pundi', OIDC_CLIENT_SECRET: 'something secret' },
    await database.another(),
  )
  const visitor = newVisitor(lonely)
  const { location } = await visitor.go(visitor.begin)
  expect(location).toBe('/sign-in?problem=unavailable')
  expect((await lonely.call('GET /oidc/auth')).status).not.toBe(200)
  await lonely.close()
})

test('a database that is away, at the beginning and at the end', async () => {
  const visitor = newVisitor(api)
  const back = await visitor.choose('sari')
  const { query } = api.database
  api.database.query = () => Promise.reject(new DatabaseUnavailable(new Error('away')))
  const locations = [(await visitor.go(visitor.begin)).location, (await visitor.go(back)).location]
  api.database.query = query
  expect(locations).toEqual(['/sign-in?problem=unavailable', '/sign-in?problem=unavailable'])
})

test('more sign-ins than an address may begin', async () => {
  const limited = await startApi({ SIGN_UP_LIMIT: '1' }, await database.another())
  const visitor = newVisitor(limited)
  await visitor.go(visitor.begin)
  expect((await visitor.go(visitor.begin)).location).toBe('/sign-in?problem=limited')
  await limited.close()
})

test.each([
  ['no key of a tab', '/api/auth/google/redirect'],
  ['a key of another form', '/api/auth/google/redirect?tab=evil'],
  ['two keys', `/api/auth/google/redirect?tab=${'a'.repeat(32)}&tab=${'b'.repeat(32)}`],
])('%s begins nothing', async (_, address) => {
  expect((await newVisitor(api).go(address)).location).toBe('/sign-in?problem=elsewhere')
  expect(await api.rows(sql`select * from sign_in_flows`)).toEqual([])
})

test.each(['cross-site', 'same-site', 'none'])(
  'a browser that is sent here %s begins nothing',
  async site => {
    const { origin, begin } = newVisitor(api)
    const answer = await fetch(origin + begin, { redirect: 'manual', headers: { 'sec-fetch-site': site } })
    expect(answer.headers.get('location')).toBe('/sign-in?problem=elsewhere')
    expect(answer.headers.get('set-cookie')).toBeNull()
  },
)

test('a flow that was begun before tabs had keys', async () => {
  const visitor = newVisitor(api)
  const back = await visitor.choose('sari')
  await api.rows(sql`update sign_in_flows set tab = null`)
  expect((await visitor.go(back)).location).toBe(failed)
  await noSessions()
})

test('a Host that is not this server’s is never believed', async () => {
  const { origin, begin } = newVisitor(api)
  const headers = await forgeHost(api, 'GET', begin)
  expect([headers.location, headers['set-cookie']]).toEqual([
    `${origin}/sign-in?problem=elsewhere`,
    undefined,
  ])
})

describe('without a provider in production', () => {
  test('there is no button, no local provider and no way on', async () => {
    const live = await startApi(production, await database.another())
    expect((await live.call('GET /api/auth/providers')).text).toBe('{"data":{"google":false}}')
    expect((await live.call('GET /api/auth/google/redirect')).headers.get('location')).toBe(
      '/sign-in?problem=unavailable',
    )
    expect((await live.call('GET /oidc/.well-known/openid-configuration')).status).toBe(404)
    await live.close()
    expect((await api.call('GET /api/auth/providers')).text).toBe('{"data":{"google":true}}')
  })
})

async function noSessions() {
  expect(await api.rows(sql`select * from sessions`)).toEqual([])
}

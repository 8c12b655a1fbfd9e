import sql from 'sql-template-tag'
import { deviceIn, signInFrom } from '../../../testing/attempt-queries'
import { resetToken } from '../../../testing/letters'
import { type Api, type Person, startApi } from '../../../testing/start-api'
import { newVisitor } from '../../../testing/visitor'
import { hashSecret } from '../../platform/caller/token'
import { deviceCookie, readDeviceCookie } from './remember-device'

let api: Api
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' })
})
afterAll(() => api.close())
beforeEach(() => api.rows(sql`delete from attempts`))

const enter = (person: Person, cookie?: string) => signInFrom(api, person, '10.0.0.1', cookie)
const secretIn = (cookie = '') => cookie.split('=')[1] ?? ''
const isKnown = async ({ id }: Pick<Person, 'id'>, cookie?: string) =>
  (
    await api.rows(
      sql`select from known_devices where user_id = ${id} and secret_hash = ${hashSecret(secretIn(cookie))}`,
    )
  ).length > 0
const change = (token: string, cookie?: string) =>
  api.call('POST /api/auth/change-password', {
    token,
    body: { password: 'bintang laut merah' },
    ...(cookie !== undefined && { headers: { cookie } }),
  })

test('a browser gets a cookie that no script sees, and only the hash of it is kept', async () => {
  const person = await api.signUp()
  const answer = await enter(person)
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^pundi_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/),
  ])
  expect(await isKnown(person, deviceIn(answer))).toBe(true)
  const rows = await api.rows(sql`select d::text from known_devices d`)
  expect(JSON.stringify(rows)).not.toContain(secretIn(deviceIn(answer)))
})

test('over https its name says that it is this host’s alone', () => {
  const secret = 'a'.repeat(43)
  const [cookie = ''] = deviceCookie(secret, 'https://pundi.example').split(';')
  expect(deviceCookie(secret, 'https://pundi.example')).toMatch(/^__Host-pundi_device=.*; Secure$/)
  expect(readDeviceCookie(`a=b; ${cookie}`, 'https://pundi.example')).toBe(secret)
  expect(readDeviceCookie(`pundi_device=${secret}`, 'https://pundi.example')).toBeUndefined()
  expect(readDeviceCookie('pundi_device=short', 'http://localhost')).toBeUndefined()
})

test('a wrong password gets none', async () => {
  const { headers } = await enter({ ...(await api.signUp()), password: 'not the password' })
  expect(headers.getSetCookie()).toEqual([])
})

test('two who share a browser are known there both', async () => {
  const [one, two] = [await api.signUp(), await api.signUp()]
  const cookie = deviceIn(await enter(one))
  expect(deviceIn(await enter(two, cookie))).toBe(cookie)
  expect([await isKnown(one, cookie), await isKnown(two, cookie)]).toEqual([true, true])
})

test('an account knows the ten browsers that it saw last', async () => {
  const person = await api.signUp()
  const cookies: (string | undefined)[] = []
  for (let count = 0; count < 11; count += 1) cookies.push(deviceIn(await enter(person)))
  await enter(person, cookies[1])
  cookies.push(deviceIn(await enter(person)))
  const known = await Promise.all(cookies.map(cookie => isKnown(person, cookie)))
  expect(known).toEqual([false, true, false, ...Array<boolean>(9).fill(true)])
})

test.each(['a session', 'a reset link'])(
  'a new password by %s has the account know the browser that sets it, and no other',
  async way => {
    const person = await api.signUp()
    const [mine, elsewhere] = [deviceIn(await enter(person)), deviceIn(await enter(person))]
    const token = way === 'a session' ? person.token : await resetToken(api, person.email)
    const { status, headers } = await change(token, mine)
    expect([status, deviceIn({ headers })]).toEqual([200, mine])
    expect([await isKnown(person, mine), await isKnown(person, elsewhere)]).toEqual([true, false])
  },
)

test('who is deactivated is known nowhere any more', async () => {
  const person = await api.signUp()
  const cookie = deviceIn(await enter(person))
  await api.rows(sql`update users set status = 'deactive' where id = ${person.id}`)
  expect(await isKnown(person, cookie)).toBe(false)
})

test('a sign-in by a provider has the account know the browser, by the cookie that is there', async () => {
  const visitor = newVisitor(api)
  await visitor.signIn('sari')
  const secret = visitor.cookies.get('pundi_device')?.value
  expect(secret).toMatch(/^[\w-]{43}$/)
  await visitor.signIn('sari')
  expect(visitor.cookies.get('pundi_device')?.value).toBe(secret)
})

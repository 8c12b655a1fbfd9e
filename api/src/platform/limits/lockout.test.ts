import sql from 'sql-template-tag'
import { atOnce, deviceIn, inTurn, pass, signInFrom } from '../../../testing/attempt-queries'
import { resetToken } from '../../../testing/letters'
import { type Api, type Person, startApi } from '../../../testing/start-api'
import { openTestDatabase } from '../../../testing/test-database'

/*
 * The limits in these tests: 4 attempts per account and network, 60 per network, 20 per account.
 * After an account's 20 attempts, each network still gets 3 attempts at this account.
 */

let api: Api
let strict: Api
beforeAll(async () => {
  const database = await openTestDatabase()
  api = await startApi({ SIGN_IN_LIMIT: '4', TRUST_PROXY: '1' }, database)
  strict = await startApi({ SIGN_IN_LIMIT: '1', TRUST_PROXY: '1' }, await database.another())
})
afterAll(async () => {
  await strict.close()
  await api.close()
})
beforeEach(() => api.rows(sql`delete from attempts`))

const guess = (email: string, address: string, cookie?: string) =>
  signInFrom(api, { email, password: 'not the password' }, address, cookie)
const enter = (person: Person, address: string, cookie?: string) => signInFrom(api, person, address, cookie)
const waitOf = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'))

const spray = (number: number) =>
  signInFrom(strict, { email: `nobody-${number}@pundi.example`, password: 'guessed' }, '10.0.0.1')

const attack = (email: string) => atOnce(20, number => guess(email, `10.1.0.${number % 5}`))

test('what one network is refused fills no other’s limit: a flood of one locks out nobody elsewhere', async () => {
  const person = await api.signUp()
  expect(await atOnce(120, () => guess(person.email, '10.0.0.1'))).toEqual({ 401: 4, 429: 116 })
  expect((await enter(person, '10.0.0.2')).status).toBe(200)
  expect((await enter(await api.signUp(), '10.0.0.1')).status).toBe(200)
})

test('the account’s own limit from anywhere is five times that from one network; then each has a few', async () => {
  const person = await api.signUp()
  expect(await attack(person.email)).toEqual({ 401: 20 })
  expect(await inTurn(4, () => guess(person.email, '10.2.0.1'))).toEqual([401, 401, 401, 429])
  const refused = await guess(person.email, '10.2.0.1')
  expect([waitOf(refused) > 0, waitOf(refused) <= 60]).toEqual([true, true])
  expect((await enter(person, '10.2.0.2')).status).toBe(200)
})

test('what has leaked away of the account’s limit is there for the next network', async () => {
  const { email } = await api.signUp()
  await attack(email)
  await pass(api, '3 minutes')
  expect(await inTurn(5, () => guess(email, '10.2.0.1'))).toEqual([401, 401, 401, 401, 429])
  expect(await inTurn(4, () => guess(email, '10.2.0.2'))).toEqual([401, 401, 401, 429])
})

test('a network has fifteen times as many over all accounts, and another one after seconds', async () => {
  const person = await api.signUp()
  await api.rows(sql`delete from attempts`)
  expect(await atOnce(18, spray)).toEqual({ 401: 15, 429: 3 })
  const honest = await signInFrom(strict, person, '10.0.0.1')
  expect([honest.status, waitOf(honest) <= 60]).toEqual([429, true])
  expect((await signInFrom(strict, person, '10.0.0.2')).status).toBe(200)
  await pass(api, '1 minute')
  expect((await signInFrom(strict, person, '10.0.0.1')).status).toBe(200)
})

describe('a right password takes its try back', () => {
  const enterOften = async (person: Person) =>
    expect(await inTurn(9, () => enter(person, '10.0.0.1'))).toEqual(Array(9).fill(200))

  test('in the limit from one network', async () => {
    const person = await api.signUp()
    await enterOften(person)
    expect(await inTurn(5, () => guess(person.email, '10.0.0.1'))).toEqual([401, 401, 401, 401, 429])
  })

  test('in the limit for one network over all accounts', async () => {
    const person = await api.signUp()
    await atOnce(14, spray)
    expect(await inTurn(5, () => signInFrom(strict, person, '10.0.0.1'))).toEqual(Array(5).fill(200))
    expect(await inTurn(2, number => spray(20 + number))).toEqual([401, 429])
  })

  test('in the limit for the account: the one that was left brings a network its whole limit', async () => {
    const person = await api.signUp()
    expect(await atOnce(16, number => guess(person.email, `10.1.0.${number % 4}`))).toEqual({ 401: 16 })
    await enterOften(person)
    expect(await inTurn(4, () => guess(person.email, '10.3.0.1'))).toEqual([401, 401, 401, 401])
  })

  test('in that of the few', async () => {
    const person = await api.signUp()
    await attack(person.email)
    await enterOften(person)
    expect(await inTurn(4, () => guess(person.email, '10.0.0.1'))).toEqual([401, 401, 401, 429])
  })

  test('in that of a browser that has got in before', async () => {
    const person = await api.signUp()
    const cookie = deviceIn(await enter(person, '10.0.0.1'))
    expect(await inTurn(9, () => enter(person, '10.0.0.1', cookie))).toEqual(Array(9).fill(200))
    expect(await inTurn(5, () => guess(person.email, '10.0.0.1', cookie))).toEqual([401, 401, 401, 401, 429])
  })
})

test('a browser that has got in before has tries of its own, whatever strangers do', async () => {
  const person = await api.signUp()
  const cookie = deviceIn(await enter(person, '10.0.0.9'))
  await attack(person.email)
  expect(await inTurn(4, () => guess(person.email, '10.0.0.1'))).toEqual([401, 401, 401, 429])
  expect((await enter(person, '10.0.0.1')).status).toBe(429)
  expect((await enter(person, '10.0.0.1', cookie)).status).toBe(200)
  expect(await inTurn(5, () => guess(person.email, '10.0.0.1', cookie))).toEqual([401, 401, 401, 401, 429])
  expect(waitOf(await guess(person.email, '10.0.0.8', cookie))).toBeLessThanOrEqual(60)
  const other = await api.signUp()
  await attack(other.email)
  expect(await inTurn(4, () => guess(other.email, '10.0.0.7', cookie))).toEqual([401, 401, 401, 429])
})

test('what a browser guesses counts for nobody else', async () => {
  const person = await api.signUp()
  const cookie = deviceIn(await enter(person, '10.0.0.1'))
  await atOnce(30, () => guess(person.email, '10.0.0.1', cookie))
  expect(await inTurn(5, () => guess(person.email, '10.0.0.1'))).toEqual([401, 401, 401, 401, 429])
})

test.each(['a reset link', 'a session'])(
  'a new password by %s leaves behind what was counted, and its browser is known',
  async way => {
    const person = await api.signUp()
    await attack(person.email)
    await inTurn(4, () => guess(person.email, '10.0.0.1'))
    expect((await enter(person, '10.0.0.1')).status).toBe(429)
    const token = way === 'a session' ? person.token : await resetToken(api, person.email)
    const renewed = { ...person, password: 'bintang laut merah' }
    const changed = await api.call('POST /api/auth/change-password', {
      token,
      body: { password: renewed.password },
    })
    expect((await enter(renewed, '10.0.0.1')).status).toBe(200)
    await attack(person.email)
    await inTurn(4, () => guess(person.email, '10.0.0.1'))
    expect((await enter(renewed, '10.0.0.1')).status).toBe(429)
    expect((await enter(renewed, '10.0.0.1', deviceIn(changed))).status).toBe(200)
  },
)

test('everybody of one IPv6 network of 64 bits is counted as one, and an IPv4 address in either form', async () => {
  const person = await api.signUp()
  expect(await inTurn(5, number => guess(person.email, `2001:db8:0:1::${number}`))).toEqual([
    ...[401, 401, 401, 401, 429],
  ])
  expect((await enter(person, '2001:db8:0:2::1')).status).toBe(200)
  expect(await inTurn(5, number => guess(person.email, number % 2 ? '10.0.0.1' : '::ffff:10.0.0.1'))).toEqual(
    [...[401, 401, 401, 401, 429]],
  )
})

test('a stranger’s sign-ups with an address use up nobody’s own', async () => {
  const body = { name: 'A', email: 'wanted@pundi.example', phone: '0812345', password: 'short' }
  const from = (address: string, changes: object = {}) =>
    api.call('POST /api/auth/register', {
      body: { ...body, ...changes },
      headers: { 'x-forwarded-for': address },
    })
  const { email } = await api.signUp()
  expect(await inTurn(5, () => from('10.0.0.1', { email, password: 'kuda laut biru' }))).toEqual([
    ...[409, 409, 409, 409, 429],
  ])
  expect((await from('10.0.0.2', { email, password: 'kuda laut biru' })).status).toBe(409)
})

test('tries in a session of somebody else’s use up neither the owner’s session nor a link', async () => {
  const person = await api.signUp()
  const stolen = await api.signIn(person)
  const change = (token: string, changes: object = {}) =>
    api.call('POST /api/auth/change-password', {
      token,
      body: { password: 'bintang laut merah', current_password: 'not the password', ...changes },
    })
  const link = await resetToken(api, person.email)
  expect(await inTurn(6, () => change(stolen))).toEqual([422, 422, 422, 422, 429, 429])
  expect((await change(person.token)).status).toBe(422)
  expect((await change(link)).status).toBe(200)
})

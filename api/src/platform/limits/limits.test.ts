import { commonPasswords, isCommonPassword } from '@pundi/contract/passwords'
import sql from 'sql-template-tag'
import { atOnce, inTurn, pass, signInFrom } from '../../../testing/attempt-queries'
import { resetToken } from '../../../testing/letters'
import { type Api, startApi } from '../../../testing/start-api'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database'
import { hashPassword } from '../../auth/passwords'
import { list } from '../../../list-common-passwords'

const limits = { SIGN_IN_LIMIT: '3', SIGN_UP_LIMIT: '8', RESET_LIMIT: '2', TRUST_PROXY: '1' }

let database: TestDatabase
let api: Api
let other: Api
beforeAll(async () => {
  database = await openTestDatabase()
  api = await startApi(limits, database)
  other = await startApi(limits, await database.another())
})
afterAll(async () => {
  await other.close()
  await api.close()
})
beforeEach(() => api.rows(sql`delete from attempts`))

test('refuses the attempt after the last that is allowed, and says when to come back', async () => {
  const { email } = await api.signUp()
  const statuses = await inTurn(4, () => signIn(email, 'wrong', '10.0.0.1'))
  expect(statuses).toEqual([401, 401, 401, 429])
  const { headers, json } = await signIn(email.toUpperCase(), 'wrong', '10.0.0.1')
  expect(json).toEqual({ message: 'Too many attempts. Please try again later.' })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
})

test('says how long the wait still is, and lets in whoever waited that long', async () => {
  const { email } = await api.signUp()
  await inTurn(3, () => signIn(email, 'wrong', '10.0.0.1'))
  await pass(api, '30 seconds')
  const wait = Number((await signIn(email, 'wrong', '10.0.0.1')).headers.get('retry-after'))
  expect(wait).toBeLessThanOrEqual(30)
  await pass(api, `${wait} seconds`)
  expect((await signIn(email, 'wrong', '10.0.0.1')).status).toBe(401)
})

test('what a network’s limit refuses counts for no account, and the next one is there after seconds', async () => {
  const { email } = await api.signUp()
  await api.rows(sql`delete from attempts`)
  await atOnce(48, number => signIn(`nobody-${number}@pundi.example`, 'wrong', '10.0.0.1'))
  const guess = () => signIn(email, 'wrong', '10.0.0.1')
  await pass(api, '-20 seconds')
  expect(await inTurn(5, guess)).toEqual([429, 429, 429, 429, 429])
  expect(Number((await guess()).headers.get('retry-after'))).toBeLessThanOrEqual(20)
  await pass(api, '40 seconds')
  expect((await guess()).status).toBe(401)
})

test('holds for many attempts at the same moment', async () => {
  const { email } = await api.signUp()
  const all = await Promise.all(Array.from({ length: 10 }, () => signIn(email, 'wrong', '10.0.0.1')))
  expect(all.filter(({ status }) => status === 401)).toHaveLength(3)
})

test('lets the victim in while somebody elsewhere guesses, and from there a minute later', async () => {
  const { email, password } = await api.signUp()
  await inTurn(5, () => signIn(email, 'wrong', '10.0.0.1'))
  expect((await signIn(email, password, '10.0.0.2')).status).toBe(200)
  expect((await signIn(email, password, '10.0.0.1')).status).toBe(429)
  await pass(api, '1 minute')
  expect((await signIn(email, password, '10.0.0.1')).status).toBe(200)
  expect(await inTurn(2, () => signIn(email, 'wrong', '10.0.0.1'))).toEqual([401, 429])
})

test('does not count the right password', async () => {
  const { email, password } = await api.signUp()
  expect(await inTurn(8, () => signIn(email, password, '10.0.0.1'))).toEqual(Array(8).fill(200))
})

test('counts an account that does not exist like one that does', async () => {
  expect(await inTurn(4, () => signIn('nobody@pundi.example', 'x', '10.0.0.1'))).toEqual([401, 401, 401, 429])
})

test('believes the one proxy that is named, and not what a client puts before it', async () => {
  const { email } = await api.signUp()
  let number = 0
  const statuses = await inTurn(4, () => signIn(email, 'wrong', `10.9.9.${(number += 1)}, 10.0.0.1`))
  expect(statuses).toEqual([401, 401, 401, 429])
})

test('limits the accounts that one address makes', async () => {
  const statuses = await inTurn(9, number =>
    api.call('POST /api/auth/register', {
      body: {
        name: 'A',
        email: `many-${number}@pundi.example`,
        phone: '0812345',
        password: `kuda laut ${number}`,
      },
    }),
  )
  expect(statuses).toEqual([...Array(8).fill(201), 429])
})

test('limits the tries to sign up with one e-mail address, to whoever makes them', async () => {
  const { email } = await api.signUp()
  const body = { name: 'A', email, phone: '0812345', password: 'kuda laut biru' }
  const from = (address: string) =>
    api.call('POST /api/auth/register', { body, headers: { 'x-forwarded-for': address } })
  expect(await inTurn(5, () => from('10.0.0.1'))).toEqual([409, 409, 409, 429, 429])
  expect((await from('10.0.0.2')).status).toBe(409)
})

test('limits the tries to set a password by one reset link at the same moment', async () => {
  const { email } = await api.signUp()
  const token = await resetToken(api, email)
  const body = { password: 'kuda laut hijau' }
  const counts = await atOnce(6, () => api.call('POST /api/auth/change-password', { token, body }))
  expect(counts).toMatchObject({ 200: 1, 429: 3 })
})

describe('across two processes', () => {
  test('guesses of a password add up, one by one and at the same moment', async () => {
    const { email } = await api.signUp()
    const guess = (number: number) => signIn(email, 'wrong', '10.0.0.1', number % 2 ? api : other)
    expect(await inTurn(5, guess)).toEqual([401, 401, 401, 429, 429])
    await api.rows(sql`delete from attempts`)
    const all = await Promise.all(Array.from({ length: 12 }, (_, number) => guess(number)))
    expect(all.filter(({ status }) => status === 401)).toHaveLength(3)
  })

  test.each(['known', 'unknown'])('reset mails to one %s account add up, from one network', async who => {
    const email = who === 'known' ? (await api.signUp()).email : 'nobody@pundi.example'
    const ask = (address: string, at = api) =>
      at.call('POST /api/password/forgot', { body: { email }, headers: { 'x-forwarded-for': address } })
    const statuses = await inTurn(4, number => ask('10.0.0.1', number % 2 ? api : other))
    expect(statuses).toEqual([200, 200, 429, 429])
    const { headers, json } = await ask('10.0.0.1')
    expect(json).toEqual({ message: 'Too many attempts. Please try again later.' })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await inTurn(6, number => ask(`10.0.1.${number}`))).toEqual(Array(6).fill(200))
  })

  test('reset mails that one address asks for add up', async () => {
    const statuses = await inTurn(41, number =>
      (number % 2 ? api : other).call('POST /api/password/forgot', {
        body: { email: `nobody-${number}@pundi.example` },
      }),
    )
    expect(statuses).toEqual([...Array(40).fill(200), 429])
  })

  test('changes of a password add up', async () => {
    const { token } = await api.signUp()
    const statuses = await inTurn(4, number =>
      (number % 2 ? api : other).call('POST /api/auth/change-password', {
        token,
        body: { password: 'kuda laut hijau', current_password: `guess number ${number}` },
      }),
    )
    expect(statuses).toEqual([422, 422, 422, 429])
  })
})

test('a limit of 0 refuses the first attempt too', async () => {
  const closed = await startApi({ ...limits, SIGN_UP_LIMIT: '0' }, await database.another())
  const body = { name: 'A', email: 'first@pundi.example', phone: '0812345', password: 'kuda laut biru' }
  expect((await closed.call('POST /api/auth/register', { body })).status).toBe(429)
  await closed.close()
})

test('keeps neither addresses nor accounts among the attempts', async () => {
  await signIn('somebody@pundi.example', 'x', '10.0.0.1')
  const [row] = await api.rows(sql`select bucket from attempts limit 1`)
  expect(row!.bucket).toHaveLength(32)
})

test('refuses to hash when too many wait already, and recovers', async () => {
  const all = await Promise.allSettled(Array.from({ length: 110 }, () => hashPassword('kuda laut')))
  const refused = all.filter(result => result.status === 'rejected')
  expect(refused).toHaveLength(8)
  expect(refused[0]!.reason).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
  await expect(hashPassword('kuda laut')).resolves.toMatch(/^\$argon2id/)
})

test('knows the most common passwords of eight characters and more, as their source has them', () => {
  expect([...commonPasswords]).toEqual(list)
  expect(list.length).toBeGreaterThanOrEqual(3000)
  const common = ['password', '12345678', 'Qwertyuiop', 'iloveyou']
  expect(common.filter(isCommonPassword)).toEqual(common)
  expect(isCommonPassword('kopi-susu-2026')).toBe(false)
})

const signIn = (email: string, password: string, address: string, at = api) =>
  signInFrom(at, { email, password }, address)

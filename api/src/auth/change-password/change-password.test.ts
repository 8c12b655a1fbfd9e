import sql from 'sql-template-tag'
import { clearOutbox, letterTo, resetToken } from '../../../testing/letters'
import { type Api, type Person, startApi } from '../../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi({ SIGN_IN_LIMIT: '4' })
})
afterAll(() => api.close())
beforeEach(async () => {
  clearOutbox(api)
  await api.rows(sql`delete from attempts`)
})

const password = 'bintang laut merah'
const change = (token: string, body: object) => api.call('POST /api/auth/change-password', { token, body })
const isSignedIn = async (token: string) => (await api.call('GET /api/auth/user', { token })).status === 200

test('takes the new password alone within 15 minutes, ends every other session, writes and tells it', async () => {
  const person = await api.signUp()
  const elsewhere = await api.signIn(person)
  const { status, json } = await change(person.token, { password })
  expect([status, json]).toEqual([200, { message: 'Your password has been changed.', sign_in: false }])
  expect([await isSignedIn(person.token), await isSignedIn(elsewhere)]).toEqual([true, false])
  expect((await api.call('POST /api/auth/login', { body: person })).status).toBe(401)
  expect(await api.signIn({ ...person, password })).toMatch(/\|/)
  expect((await letterTo(api, person.email)).subject).toBe('Your Pundi password was changed')
  expect(await logOf(person)).toEqual([{ type: 'Change password', status: 'Sukses' }])
})

test('asks for the current password later, and takes no other', async () => {
  const person = await signedInLongAgo()
  const asked = await change(person.token, { password })
  expect([asked.status, asked.json]).toEqual([
    403,
    {
      message: 'Enter your current password.',
      errors: { current_password: ['Enter your current password.'] },
    },
  ])
  const wrong = await change(person.token, { password, current_password: 'not the password' })
  expect([wrong.status, wrong.json.errors]).toEqual([
    422,
    { current_password: ['The current password is wrong.'] },
  ])
  expect(await api.signIn(person)).toMatch(/\|/)
  const right = await change(person.token, { password, current_password: person.password })
  expect(right.status).toBe(200)
  expect(await logOf(person)).toEqual([
    { type: 'Change password', status: 'Gagal' },
    { type: 'Change password', status: 'Gagal' },
    { type: 'Change password', status: 'Sukses' },
  ])
})

test('refuses what is little more than the account’s own name or address, in a session and by a link', async () => {
  const person = await api.signUp({ name: 'Ratna Jelita' })
  const own = 'Don’t use your name or email as your password.'
  const link = await resetToken(api, person.email)
  for (const token of [person.token, link])
    for (const chosen of ['ratna-jelita-2026', person.email]) {
      const { status, json } = await change(token, { password: chosen })
      expect([status, json.errors]).toEqual([422, { password: [own] }])
    }
  expect((await change(link, { password })).status).toBe(200)
})

test('a fresh token of an old session makes it no younger', async () => {
  const person = await signedInLongAgo()
  const { json } = await api.call('POST /api/auth/rotate', { token: person.token })
  expect((await change(json.token, { password })).status).toBe(403)
})

test('limits the guesses of the current password', async () => {
  const { token } = await signedInLongAgo()
  const statuses = []
  for (let number = 0; number < 5; number += 1)
    statuses.push((await change(token, { password, current_password: `guess number ${number}` })).status)
  expect(statuses).toEqual([422, 422, 422, 422, 429])
  const { headers, json } = await change(token, { password, current_password: 'one guess more' })
  expect(json.message).toBe('Too many attempts. Please try again later.')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test('lets an account without a password set one while its session is young, and says how later', async () => {
  const person = await api.signUp()
  await api.rows(sql`update users set password_hash = null where id = ${person.id}`)
  await age(person.id)
  const { status, json } = await change(person.token, { password })
  expect([status, json]).toEqual([
    403,
    { message: 'This account has no password yet. Request a password reset to set one.' },
  ])
  await api.rows(sql`update sessions set created_at = now() where user_id = ${person.id}`)
  expect((await change(person.token, { password })).status).toBe(200)
})

test.each([
  ['a short one', 'k0pi-su', 'Use at least 8 characters'],
  ['a common one', 'PASSWORD1', 'This password is too common. Choose another one.'],
])('refuses %s', async (_, weak, words) => {
  const { token } = await api.signUp()
  const { status, json } = await change(token, { password: weak })
  expect([status, json.errors]).toEqual([422, { password: [words] }])
})

async function signedInLongAgo(): Promise<Person> {
  const person = await api.signUp()
  await age(person.id)
  return person
}

const age = (userId: number) =>
  api.rows(
    sql`update sessions set created_at = now() - interval '15 minutes 1 second' where user_id = ${userId}`,
  )

const logOf = ({ id }: Person) =>
  api.rows(
    sql`select type, status from activities where user_id = ${id} and type = 'Change password' order by id`,
  )

import sql from 'sql-template-tag'
import { clearOutbox, letterTo } from '../../testing/letters'
import { type Api, type Person, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  clearOutbox(api)
  await api.rows(sql`delete from attempts`)
})

const remove = (
  { token, email, password }: Person,
  body: object = {},
  headers: Record<string, string> = {},
) =>
  api.call('DELETE /api/account', {
    token,
    headers,
    body: { confirmation: email, current_password: password, ...body },
  })

test('ends every session, tells the address, and lets it be registered again', async () => {
  const person = await api.newPerson()
  const elsewhere = await api.signIn(person)
  expect((await remove(person, {}, { 'accept-language': 'id' })).json.message).toBe('Akunmu sudah dihapus.')
  const letter = await letterTo(api, person.email)
  expect([letter.subject, letter.link]).toEqual(['Akun Pundi-mu sudah dihapus', expect.stringMatching(/\/$/)])
  for (const token of [person.token, elsewhere])
    expect((await api.call('GET /api/auth/user', { token })).status).toBe(401)
  expect((await remove(person)).status).toBe(401)
  expect((await api.call('POST /api/auth/login', { body: person })).status).toBe(401)
  const again = await api.signUp({ email: person.email })
  expect(again.id).not.toBe(person.id)
  expect((await api.call('GET /api/transactions', { token: again.token })).json.data).toEqual([])
})

test('takes the address in any case, and refuses any other', async () => {
  const person = await api.signUp()
  for (const confirmation of ['somebody@pundi.example', '', 'DELETE', null, undefined]) {
    const { status, json } = await remove(person, { confirmation })
    expect([confirmation, status, Object.keys(json.errors)]).toEqual([confirmation, 422, ['confirmation']])
  }
  const missing = await api.call('DELETE /api/account', { token: person.token })
  expect([missing.status, Object.keys(missing.json.errors)]).toEqual([422, ['confirmation']])
  expect((await remove(person, { confirmation: ` ${person.email.toUpperCase()} ` })).status).toBe(200)
})

test.each(['a minute', '16 minutes'])('asks for the password in a session of %s', async length => {
  const person = await api.signUp()
  if (length !== 'a minute') await age(person)
  const missing = await remove(person, { current_password: undefined })
  expect([missing.status, missing.json.errors]).toEqual([
    403,
    { current_password: ['Enter your current password.'] },
  ])
  const wrong = await remove(person, { current_password: 'not the password' })
  expect([wrong.status, wrong.json.errors]).toEqual([
    422,
    { current_password: ['The current password is wrong.'] },
  ])
  const failed = await api.rows(
    sql`select status from activities where user_id = ${person.id} and type = 'Delete account'`,
  )
  expect(failed).toEqual([{ status: 'Gagal' }, { status: 'Gagal' }])
  expect((await remove(person, { current_password: person.password })).status).toBe(200)
})

test('asks who has no password to sign in again, unless they just have', async () => {
  const person = await api.signUp()
  await api.rows(sql`update users set password_hash = null where id = ${person.id}`)
  await age(person)
  const { status, json } = await remove(person, { current_password: undefined })
  expect([status, json]).toEqual([403, { message: 'Sign in again to continue.' }])
  await api.rows(sql`update sessions set created_at = now() where user_id = ${person.id}`)
  expect((await remove(person, { current_password: undefined })).status).toBe(200)
})

const age = ({ id }: Person) =>
  api.rows(sql`update sessions set created_at = now() - interval '16 minutes' where user_id = ${id}`)

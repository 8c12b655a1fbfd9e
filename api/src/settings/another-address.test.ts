import sql from 'sql-template-tag'
import { clearOutbox, letterTo, readLetters } from '../../testing/letters'
import { recordStatements } from '../../testing/record-queries'
import { readSettings, saveSettings } from '../../testing/settings'
import { type Api, type Person, startApi } from '../../testing/start-api'
import { until } from '../../testing/until'

let api: Api
beforeAll(async () => {
  api = await startApi({ SIGN_IN_LIMIT: '5' })
})
afterAll(() => api.close())
beforeEach(async () => {
  await until(async () => (await api.rows(sql`select from mails`)).length === 0)
  clearOutbox(api)
  await api.rows(sql`delete from attempts`)
})

test('another address waits until it is confirmed, and nothing else does', async () => {
  const person = await api.signUp()
  const { status, json } = await save(person, { email: 'Wanted@pundi.example', theme: 'dark' })
  expect([status, json.message]).toEqual([
    200,
    'Your settings have been saved. To confirm your new address, open the link we sent to Wanted@pundi.example.',
  ])
  expect(json.data).toMatchObject({
    email: person.email,
    pending_email: 'Wanted@pundi.example',
    theme: 'dark',
  })
  const { link, subject } = await letterTo(api, 'wanted@pundi.example')
  expect(subject).toBe('Confirm your new email address for Pundi')
  expect(link).toMatch(/^http:\/\/localhost:\d+\/confirm-email\?token=confirm\.[\w-]{43}$/)
  expect(await api.signIn(person)).toMatch(/\|/)
})

test.each([
  ['id', 'Konfirmasi alamat email barumu untuk Pundi'],
  ['es', 'Confirma tu nueva dirección de correo para Pundi'],
])('another address is asked in %s where that is spoken', async (language, subject) => {
  const person = await api.signUp()
  const email = `wanted-${language}@pundi.example`
  await save(person, { email }, { 'accept-language': language })
  expect((await letterTo(api, email)).subject).toBe(subject)
})

test('another address waits no longer once the present one is saved again, and goes on waiting where it is saved again itself', async () => {
  const person = await api.signUp()
  await save(person, { email: 'first@pundi.example' })
  await letterTo(api, 'first@pundi.example')
  const kept = await save(person, { email: 'first@pundi.example', theme: 'light' })
  expect([kept.json.data.pending_email, kept.json.message]).toEqual([
    'first@pundi.example',
    'Your settings have been saved.',
  ])
  const ended = await save(person, { email: person.email })
  expect(ended.json.data.pending_email).toBeNull()
  expect(await api.rows(sql`select * from email_changes where user_id = ${person.id}`)).toEqual([])
  expect(readLetters(api, 'first@pundi.example')).toHaveLength(1)
})

test.each(['young', 'old'])('another address asks for the password in a session that is %s', async age => {
  const person = age === 'old' ? await signedInLongAgo() : await api.signUp()
  const change = { email: `later-${age}@pundi.example`, theme: 'dark', current_password: undefined }
  const asked = await save(person, change)
  expect([asked.status, asked.json]).toEqual([
    403,
    {
      message: 'Enter your current password.',
      errors: { current_password: ['Enter your current password.'] },
    },
  ])
  const wrong = await save(person, { ...change, current_password: 'not the password' })
  expect([wrong.status, wrong.json.errors]).toEqual([
    422,
    { current_password: ['The current password is wrong.'] },
  ])
  expect(await read(person.token)).toMatchObject({ pending_email: null, theme: 'system' })
  const right = await save(person, { ...change, current_password: person.password })
  expect([right.status, right.json.data.pending_email]).toEqual([200, change.email])
  expect(
    (await save(person, { theme: 'light', email: change.email, current_password: undefined })).status,
  ).toBe(200)
})

test('another address asks who has no password to sign in again', async () => {
  const person = await signedInLongAgo()
  await api.rows(sql`update users set password_hash = null where id = ${person.id}`)
  const { status, json } = await save(person, { email: 'none@pundi.example', current_password: undefined })
  expect([status, json]).toEqual([403, { message: 'Sign in again to continue.' }])
  expect((await read(person.token)).has_password).toBe(false)
  await api.rows(sql`update sessions set created_at = now() where user_id = ${person.id}`)
  const young = await save(person, { email: 'none@pundi.example', current_password: undefined })
  expect(young.json.data.pending_email).toBe('none@pundi.example')
})

test('another address limits the guesses of the password, together with those of a new one', async () => {
  const person = await signedInLongAgo()
  const guess = (number: number) =>
    save(person, { email: 'guess@pundi.example', current_password: `guess number ${number}` })
  const statuses = []
  for (const number of [1, 2, 3, 4]) statuses.push((await guess(number)).status)
  expect(statuses).toEqual([422, 422, 422, 422])
  const body = { password: 'bintang laut merah', current_password: 'another guess' }
  expect((await api.call('POST /api/auth/change-password', { token: person.token, body })).status).toBe(422)
  const { status, headers } = await guess(5)
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await save(person, { theme: 'dark' })).status).toBe(200)
})

test('another address limits the e-mails that one account has sent', async () => {
  const person = await api.signUp()
  const statuses = []
  for (let number = 0; number < 6; number += 1) {
    statuses.push((await save(person, { email: `many-${number}@pundi.example` })).status)
    await api.rows(
      sql`delete from attempts
          where bucket = sha256(${`change in session ${person.token.split('|')[0]}`}::bytea)`,
    )
  }
  expect(statuses).toContain(429)
  expect(statuses.indexOf(429)).toBe(api.app.configuration.resetLimit)
})

test('another address is answered alike whether somebody has it or not, after the same statements', async () => {
  const [person, other] = [await api.signUp(), await api.signUp()]
  const known = await recordStatements(api, () => save(person, { email: other.email }))
  await letterTo(api, other.email)
  const first = await read(person.token)
  await api.rows(sql`delete from email_changes`)
  const unknown = await recordStatements(api, () => save(person, { email: 'nobody@pundi.example' }))
  await letterTo(api, 'nobody@pundi.example')
  const second = await read(person.token)
  const plain = (text: string, email: string) => text.replaceAll(email, '…')
  expect(known.answer.status).toBe(200)
  expect(plain(known.answer.text, other.email)).toBe(plain(unknown.answer.text, 'nobody@pundi.example'))
  expect(known.statements).toEqual(unknown.statements)
  expect({ ...first, pending_email: '' }).toEqual({ ...second, pending_email: '' })
})

test('another address that somebody has gets an e-mail that says so, and no link', async () => {
  const [person, other] = [await api.signUp(), await api.signUp()]
  await save(person, { email: other.email.toUpperCase() })
  const letter = await letterTo(api, other.email)
  expect(letter.subject).toBe('This email address already has a Pundi account')
  expect(letter.link).toMatch(/\/sign-in$/)
  expect(letter.raw).not.toContain('token=')
  expect(await api.signIn(other)).toMatch(/\|/)
})

test('another address that is saved again with no other change gets another link', async () => {
  const person = await api.signUp()
  const email = 'again@pundi.example'
  await save(person, { email })
  const first = await letterTo(api, email)
  expect((await save(person, { email })).json.message).toContain(email)
  expect((await letterTo(api, email, 2)).link).not.toBe(first.link)
})

test('another address that is queued gets no e-mail once its user is deactivated or has thought better of it', async () => {
  const [gone, wavering] = [await api.signUp(), await api.signUp()]
  const wait = (id: number, email: string) =>
    api.rows(
      sql`insert into mails (kind, email, language, user_id) values ('confirm email', ${email}, 'en', ${id})`,
    )
  await api.rows(sql`update users set status = 'deactive' where id = ${gone.id}`)
  await wait(gone.id, 'gone@pundi.example')
  await wait(wavering.id, 'wavering@pundi.example')
  await save(wavering, { email: 'better@pundi.example' })
  await letterTo(api, 'better@pundi.example')
  await until(async () => (await api.rows(sql`select * from mails`)).length === 0)
  for (const email of ['gone@pundi.example', 'wavering@pundi.example'])
    expect(readLetters(api, email)).toEqual([])
})

const read = (token: string) => readSettings(api, token)
const save = (person: Person, changes: object, headers: Record<string, string> = {}) =>
  saveSettings(api, person, { current_password: person.password, ...changes }, headers)

async function signedInLongAgo(): Promise<Person> {
  const person = await api.signUp()
  await api.rows(
    sql`update sessions set created_at = now() - interval '15 minutes 1 second' where user_id = ${person.id}`,
  )
  return person
}

import sql from 'sql-template-tag'
import { clearOutbox, letterTo, readAllLetters, resetToken } from '../../../testing/letters'
import { readSettings, saveSettings } from '../../../testing/settings'
import { type Api, type Person, startApi } from '../../../testing/start-api'
import { until } from '../../../testing/until'
import { newVisitor } from '../../../testing/visitor'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await until(async () => (await api.rows(sql`select from mails`)).length === 0)
  clearOutbox(api)
  await api.rows(sql`delete from attempts`)
})

const ask = ({ token }: Person, headers: Record<string, string> = {}) =>
  api.call('POST /api/auth/confirm-email/link', { token, headers })
const confirm = (token: string) => api.call('POST /api/auth/confirm-email', { token })
const isProven = async ({ token }: Person) => (await readSettings(api, token)).is_email_proven
const deadLink = 'This link has expired or was already used. Request a new one.'

test('a link that is asked for goes to the present address, and proves it', async () => {
  const person = await api.signUp()
  expect(await isProven(person)).toBe(false)
  const { status, json } = await ask(person)
  expect([status, json]).toEqual([200, { message: `We sent a confirmation link to ${person.email}.` }])
  const { link, subject } = await letterTo(api, person.email)
  expect(subject).toBe('Confirm your email address for Pundi')
  expect(link).toMatch(/^http:\/\/localhost:\d+\/confirm-email\?token=prove\.[\w-]{43}$/)
  const confirmed = await confirm(tokenIn(link))
  expect([confirmed.status, confirmed.json]).toEqual([200, { message: 'Your email address is confirmed.' }])
  expect(await isProven(person)).toBe(true)
  expect(await written(person)).toEqual([{ audited: true }])
  expect(readAllLetters(api)).toHaveLength(1)
  expect(await api.signIn(person)).toMatch(/\|/)
})

test.each([
  ['id', 'Konfirmasi alamat emailmu untuk Pundi'],
  ['es', 'Confirma tu correo para Pundi'],
])('is written in %s where that is spoken', async (language, subject) => {
  const person = await api.signUp()
  await ask(person, { 'accept-language': language })
  expect((await letterTo(api, person.email)).subject).toBe(subject)
})

test('who has proven the address is sent no link', async () => {
  const person = await api.newPerson()
  const { status, json } = await ask(person)
  expect([status, json]).toEqual([200, { message: 'Your email address is confirmed.' }])
  expect(readAllLetters(api)).toEqual([])
})

test('a link is good once, also for two who open it at the same moment', async () => {
  const person = await api.signUp()
  const token = await linkOf(person)
  const both = await Promise.all([confirm(token), confirm(token)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await confirm(token)).json).toEqual({ message: deadLink })
})

test('a link is good for 60 minutes, and the next one takes its place', async () => {
  const person = await api.signUp()
  const first = await linkOf(person)
  const second = await linkOf(person, 2)
  expect((await confirm(first)).status).toBe(401)
  const [row] = await api.rows(
    sql`select extract(epoch from expires_at - now())::int as seconds from email_proofs where user_id = ${person.id}`,
  )
  expect(row!.seconds).toBeGreaterThan(3580)
  await api.rows(sql`update email_proofs set expires_at = now() where user_id = ${person.id}`)
  expect((await confirm(second)).status).toBe(401)
  expect(await isProven(person)).toBe(false)
})

test.each([
  [
    'a changed password',
    ({ token }: Person) =>
      api.call('POST /api/auth/change-password', { token, body: { password: 'bintang laut merah' } }),
  ],
  [
    'a deactivation',
    ({ id }: Person) => api.rows(sql`update users set status = 'deactive' where id = ${id}`),
  ],
  [
    'another address',
    ({ id }: Person) =>
      api.rows(sql`update users set email = ${`other-${id}@pundi.example`} where id = ${id}`),
  ],
])('a link is ended by %s', async (_what, change) => {
  const person = await api.signUp()
  const token = await linkOf(person)
  await change(person)
  expect((await confirm(token)).status).toBe(401)
  const [user] = await api.rows(sql`select email_verified_at from users where id = ${person.id}`)
  expect(user).toEqual({ email_verified_at: null })
})

test('a link opens nothing else, and no other token passes for it', async () => {
  const person = await api.signUp()
  const token = await linkOf(person)
  const body = { password: 'bintang laut merah' }
  for (const form of [token, token.replace('prove.', ''), token.replace('prove.', '1|')])
    expect((await api.call('GET /api/auth/user', { token: form })).status).toBe(401)
  for (const form of [token, token.replace('prove.', 'reset.')])
    expect((await api.call('POST /api/auth/change-password', { token: form, body })).status).toBe(401)
  for (const form of [
    person.token,
    token.replace('prove.', 'confirm.'),
    `prove.${person.token.split('|')[1]}`,
  ])
    expect((await confirm(form)).status).toBe(401)
  expect((await confirm(token)).status).toBe(200)
})

test('a reset link proves the address too', async () => {
  const person = await api.signUp()
  const body = { password: 'bintang laut merah' }
  await api.call('POST /api/auth/change-password', { token: await resetToken(api, person.email), body })
  expect(await isProven({ ...person, token: await api.signIn({ ...person, ...body }) })).toBe(true)
})

test('a confirmed change proves the new address', async () => {
  const person = await api.signUp()
  const email = 'changed@pundi.example'
  await saveSettings(api, person, { email, current_password: person.password })
  await confirm(tokenIn((await letterTo(api, email)).link))
  expect(await isProven(person)).toBe(true)
})

test('Google proves the address, of an account that it joins as of a new one', async () => {
  const joined = await api.signUp({ email: 'sari.contoh@pundi.example' })
  for (const who of ['sari', 'bayu']) await newVisitor(api).signIn(who)
  const proven = await api.rows(
    sql`select email_verified_at is not null as is_proven from users
        where id = ${joined.id} or email = 'bayu.contoh@pundi.example'`,
  )
  expect(proven).toEqual([{ is_proven: true }, { is_proven: true }])
})

test('nobody can flood an address: five links in a quarter of an hour, ten a day, also by making the account anew', async () => {
  const email = 'stranger@pundi.example'
  const askTimes = async (count: number) => {
    const person = await api.signUp({ email })
    const statuses: number[] = []
    for (let number = 0; number < count; number += 1) statuses.push((await ask(person)).status)
    const body = { confirmation: email, current_password: person.password }
    await api.call('DELETE /api/account', { token: person.token, body })
    return statuses
  }
  expect(await askTimes(6)).toEqual([200, 200, 200, 200, 200, 429])
  expect(await askTimes(1)).toEqual([429])
  await leak('prove stranger@pundi.example')
  expect(await askTimes(6)).toEqual([200, 200, 200, 200, 200, 429])
  await leak('prove stranger@pundi.example')
  expect(await askTimes(1)).toEqual([429])
})

const leak = (of: string) => api.rows(sql`delete from attempts where bucket = sha256(${of}::bytea)`)

async function linkOf(person: Person, count = 1) {
  expect((await ask(person)).status).toBe(200)
  return tokenIn((await letterTo(api, person.email, count)).link)
}

const tokenIn = (link: string) => new URL(link).searchParams.get('token')!

const written = ({ id }: Person) =>
  api.rows(
    sql`select exists (select from audit u where u.user_id = a.user_id and u.action = a.type
            and u.timestamp = a.date and u.status = a.status) as audited
        from activities a where user_id = ${id} and type = 'Confirm email'`,
  )

import sql from 'sql-template-tag'
import { clearOutbox, letterTo, readLetters, resetToken } from '../../../testing/letters'
import { saveSettings } from '../../../testing/settings'
import { type Api, type Person, startApi } from '../../../testing/start-api'
import { until } from '../../../testing/until'

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

const confirm = (token?: string, headers: Record<string, string> = {}) =>
  api.call('POST /api/auth/confirm-email', { token, headers })
const deadLink = 'This link has expired or was already used. Request a new one.'

test('the link makes the new address the account’s, proven, and tells the one before', async () => {
  const person = await api.newPerson()
  const token = await linkFor(person, 'Sari.Baru@pundi.example')
  const { status, json } = await confirm(token)
  expect([status, json]).toEqual([200, { message: 'Your email address has been changed.' }])
  const me = await api.call('GET /api/settings', { token: person.token })
  expect(me.json.data).toMatchObject({ email: 'Sari.Baru@pundi.example', pending_email: null })
  expect((await api.call('POST /api/auth/login', { body: person })).status).toBe(401)
  expect(await api.signIn({ ...person, email: 'sari.baru@pundi.example' })).toMatch(/\|/)
  const [user] = await api.rows(
    sql`select email_verified_at > now() - interval '1 minute' as is_proven from users where id = ${person.id}`,
  )
  expect(user).toEqual({ is_proven: true })
  const notice = await letterTo(api, person.email)
  expect(notice.subject).toBe('The email address of your Pundi account was changed')
  expect(notice.raw).not.toMatch(/sari\.baru/i)
  expect(readLetters(api, 'sari.baru@pundi.example')).toHaveLength(1)
  expect(await written(person)).toEqual([
    { type: 'Change settings', audited: true },
    { type: 'Change email', audited: true },
  ])
})

test.each([
  ['id', 'Alamat emailmu sudah diganti.'],
  ['es', 'Se cambió tu correo.'],
])('is answered in %s where that is asked for', async (language, message) => {
  const token = await linkFor(await api.signUp(), `messages-${language}@pundi.example`)
  expect((await confirm(token, { 'accept-language': language })).json.message).toBe(message)
})

test('a link is good once, also for two who open it at the same moment', async () => {
  const token = await linkFor(await api.signUp(), 'once@pundi.example')
  const both = await Promise.all([confirm(token), confirm(token)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  const again = await confirm(token)
  expect([again.status, again.json]).toEqual([401, { message: deadLink }])
})

test('a link is good for 60 minutes', async () => {
  const person = await api.signUp()
  const token = await linkFor(person, 'hour@pundi.example')
  const [row] = await api.rows(
    sql`select extract(epoch from expires_at - now())::int as seconds from email_changes where user_id = ${person.id}`,
  )
  expect(row!.seconds).toBeGreaterThan(3590)
  expect(row!.seconds).toBeLessThanOrEqual(3600)
  await api.rows(sql`update email_changes set expires_at = now() where user_id = ${person.id}`)
  expect((await confirm(token)).status).toBe(401)
  const { json } = await api.call('GET /api/settings', { token: person.token })
  expect(json.data).toMatchObject({ email: person.email, pending_email: null })
})

test('a link is ended by another address, and by the present one', async () => {
  const person = await api.signUp()
  const first = await linkFor(person, 'first@pundi.example')
  const second = await linkFor(person, 'second@pundi.example')
  expect((await confirm(first)).status).toBe(401)
  await ask(person, person.email)
  expect((await confirm(second)).status).toBe(401)
  expect((await confirm(await linkFor(person, 'third@pundi.example'))).status).toBe(200)
})

test('a link is ended by a changed password and by a deactivation', async () => {
  const [one, other] = [await api.signUp(), await api.signUp()]
  const first = await linkFor(one, 'one@pundi.example')
  const body = { password: 'bintang laut merah' }
  expect((await api.call('POST /api/auth/change-password', { token: one.token, body })).status).toBe(200)
  expect((await confirm(first)).status).toBe(401)
  const second = await linkFor(other, 'other@pundi.example')
  await api.rows(sql`update users set status = 'deactive' where id = ${other.id}`)
  expect((await confirm(second)).status).toBe(401)
  await api.rows(sql`update users set status = 'active' where id = ${other.id}`)
  expect((await confirm(second)).status).toBe(401)
})

test('an address that somebody has taken meanwhile is refused, and nothing changes', async () => {
  const person = await api.signUp()
  const token = await linkFor(person, 'wanted@pundi.example')
  await api.signUp({ email: 'WANTED@pundi.example' })
  const { status, json } = await confirm(token)
  expect([status, json]).toEqual([409, { message: 'This email address is already registered.' }])
  expect(await written(person)).toEqual([{ type: 'Change settings', audited: true }])
  expect(await api.signIn(person)).toMatch(/\|/)
})

test('of two accounts that want one address the first to confirm has it', async () => {
  const [one, other] = [await api.signUp(), await api.signUp()]
  const links = [await linkFor(one, 'both@pundi.example'), await linkFor(other, 'both@pundi.example', 2)]
  const answers = await Promise.all(links.map(token => confirm(token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a changed address ends a reset link that went to the one before', async () => {
  const person = await api.signUp()
  const reset = await resetToken(api, person.email)
  const body = { password: 'bintang laut merah' }
  expect((await confirm(await linkFor(person, 'reset@pundi.example'))).status).toBe(200)
  expect((await api.call('POST /api/auth/change-password', { token: reset, body })).status).toBe(401)
})

test('a link opens nothing else, and neither a session nor a reset link passes for it', async () => {
  const person = await api.signUp()
  const token = await linkFor(person, 'alone@pundi.example')
  const reset = await resetToken(api, person.email)
  for (const form of [token, token.replace('confirm.', ''), token.replace('confirm.', '1|')])
    expect((await api.call('GET /api/auth/user', { token: form })).status).toBe(401)
  const body = { password: 'bintang laut merah' }
  for (const form of [token, token.replace('confirm.', 'reset.')])
    expect((await api.call('POST /api/auth/change-password', { token: form, body })).status).toBe(401)
  for (const form of [
    undefined,
    person.token,
    reset,
    reset.replace('reset.', 'confirm.'),
    `confirm.${person.token.split('|')[1]}`,
  ]) {
    const { status, json, headers } = await confirm(form)
    expect([status, json]).toEqual([401, { message: deadLink }])
    expect(headers.get('www-authenticate')).toMatch(/^Bearer/)
  }
  expect((await confirm(token)).status).toBe(200)
})

test('a link’s secret stands nowhere in the database', async () => {
  const secret = (await linkFor(await api.signUp(), 'secret@pundi.example')).replace('confirm.', '')
  const rows = await api.rows(
    sql`select e::text from email_changes e union all select m::text from mails m union all select a::text from audit a`,
  )
  expect(JSON.stringify(rows)).not.toContain(secret)
})

async function ask(person: Person, email: string) {
  expect((await saveSettings(api, person, { email, current_password: person.password })).status).toBe(200)
}

async function linkFor(person: Person, email: string, count = 1): Promise<string> {
  await ask(person, email)
  const { link } = await letterTo(api, email, count)
  return new URL(link).searchParams.get('token')!
}

const written = ({ id }: Person) =>
  api.rows(
    sql`select type, exists (select from audit u where u.user_id = a.user_id and u.action = a.type
            and u.timestamp = a.date and u.status = a.status) as audited
        from activities a where user_id = ${id} and type like 'Change%' order by id`,
  )

import sql from 'sql-template-tag'
import { forgeHost } from '../../testing/forge-host'
import { clearOutbox, letterTo, readLetters, resetToken } from '../../testing/letters'
import { recordStatements } from '../../testing/record-queries'
import { type Api, startApi } from '../../testing/start-api'
import { until } from '../../testing/until'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  clearOutbox(api)
  await api.rows(sql`delete from attempts`)
})

const forgot = (email: unknown, headers: Record<string, string> = {}) =>
  api.call('POST /api/password/forgot', { body: { email }, headers })
const change = (token: string, password: string) =>
  api.call('POST /api/auth/change-password', { token, body: { password } })
const fresh = 'bintang laut merah'
const deadLink = 'This link has expired or was already used. Request a new one.'

describe('asking for a reset', () => {
  test('answers a known and an unknown address alike, after the same statements', async () => {
    const { email } = await api.signUp()
    const known = await recordStatements(api, () => forgot(email))
    const unknown = await recordStatements(api, () => forgot('nobody@pundi.example'))
    expect([known.answer.status, known.answer.text]).toEqual([unknown.answer.status, unknown.answer.text])
    expect(known.answer.json).toEqual({
      message: 'If that address has an account, we’ve emailed you a link.',
    })
    expect(known.statements).toEqual(unknown.statements)
    expect(known.statements).toHaveLength(2)
  })

  test('sends one e-mail to the known address, none to the unknown one, and keeps neither', async () => {
    const { email } = await api.signUp()
    await forgot('nobody@pundi.example')
    await forgot(email.toUpperCase())
    const letter = await letterTo(api, email.toUpperCase())
    expect(letter.subject).toBe('Set a new password for Pundi')
    expect(letter.link).toMatch(/^http:\/\/localhost:\d+\/change-password\?token=reset\.[\w-]{43}$/)
    expect(letter.raw).toContain('text/html')
    await until(async () => (await api.rows(sql`select * from mails`)).length === 0)
    expect(readLetters(api, 'nobody@pundi.example')).toEqual([])
  })

  test.each([
    ['id', 'Buat kata sandi baru untuk Pundi'],
    ['es', 'Crea una contraseña nueva para Pundi'],
  ])('writes to a reader of %s in their language', async (language, subject) => {
    const { email } = await api.signUp()
    await forgot(email, { 'accept-language': language })
    const letter = await letterTo(api, email)
    expect(letter.subject).toBe(subject)
    expect(letter.raw).toContain(`<html lang="${language}">`)
  })

  test('names this server in the link, whatever Host the request brings', async () => {
    const { email } = await api.signUp()
    await forgeHost(api, 'POST', '/api/password/forgot', { email })
    const { link, raw } = await letterTo(api, email)
    expect(new URL(link).hostname).toBe('localhost')
    expect(raw).not.toContain('evil.example')
  })

  test.each([
    ['a line break', 'a@pundi.example\r\nBcc: evil@pundi.example'],
    ['a list', 'a@pundi.example, evil@pundi.example'],
    ['a list with a semicolon', 'a@pundi.example;evil@pundi.example'],
    ['a name', 'Evil <evil@pundi.example>'],
    ['a comment', 'a@pundi.example(evil@pundi.example)'],
    ['two in an array', ['a@pundi.example', 'evil@pundi.example']],
  ])('refuses an address with %s and queues nothing', async (_, email) => {
    const { status, json } = await forgot(email)
    expect([status, Object.keys(json.errors)]).toEqual([422, ['email']])
    expect(await api.rows(sql`select * from mails`)).toEqual([])
  })

  test('sends nothing to a deactivated user', async () => {
    const { id, email } = await api.signUp()
    await api.rows(sql`update users set status = 'deactive' where id = ${id}`)
    expect((await forgot(email)).status).toBe(200)
    await until(async () => (await api.rows(sql`select * from mails`)).length === 0)
    expect(readLetters(api, email)).toEqual([])
  })
})

describe('a reset link', () => {
  test('sets a password, ends every session, tells the owner, and is used up', async () => {
    const person = await api.signUp()
    const token = await resetToken(api, person.email)
    const { status, json } = await change(token, fresh)
    expect([status, json]).toEqual([
      200,
      { message: 'Your password has been changed. Please sign in.', sign_in: true },
    ])
    expect((await api.call('GET /api/auth/user', { token: person.token })).status).toBe(401)
    expect((await api.call('POST /api/auth/login', { body: person })).status).toBe(401)
    expect(await api.signIn({ email: person.email, password: fresh })).toMatch(/\|/)
    expect((await letterTo(api, person.email, 2)).subject).toBe('Your Pundi password was changed')
    const again = await change(token, 'sekali lagi saja')
    expect([again.status, again.json]).toEqual([401, { message: deadLink }])
  })

  test('is used up by one of two who follow it at the same moment', async () => {
    const { email } = await api.signUp()
    const token = await resetToken(api, email)
    const both = await Promise.all([change(token, fresh), change(token, 'bintang laut biru')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('is not ended by a second one; whichever is followed first ends the other', async () => {
    const { email } = await api.signUp()
    const first = await resetToken(api, email)
    const second = await resetToken(api, email, 2)
    expect((await change(first, fresh)).status).toBe(200)
    expect((await change(second, fresh)).status).toBe(401)
  })

  test('survives a stranger who asks for as many as the server sends, from everywhere', async () => {
    const { id, email } = await api.signUp()
    const token = await resetToken(api, email)
    for (let number = 0; number < 20; number += 1) {
      expect((await forgot(email)).status).toBe(200)
      await api.rows(sql`delete from attempts`)
    }
    await until(async () => (await api.rows(sql`select from mails`)).length === 0)
    expect(readLetters(api, email)).toHaveLength(15)
    await api.rows(
      sql`update password_resets set expires_at = now() where secret_hash in (
            select secret_hash from password_resets where user_id = ${id} order by expires_at desc limit 1)`,
    )
    await resetToken(api, email, 16)
    expect((await change(token, fresh)).status).toBe(200)
    expect(await api.rows(sql`select from password_resets where user_id = ${id}`)).toEqual([])
  })

  test('is good for ten minutes', async () => {
    const { id, email } = await api.signUp()
    const token = await resetToken(api, email)
    const [row] = await api.rows(
      sql`select extract(epoch from expires_at - now())::int as seconds from password_resets where user_id = ${id}`,
    )
    expect(row!.seconds).toBeGreaterThan(590)
    expect(row!.seconds).toBeLessThanOrEqual(600)
    await api.rows(sql`update password_resets set expires_at = now() where user_id = ${id}`)
    expect((await change(token, fresh)).status).toBe(401)
  })

  test('outlives a refused password, but neither a change of the password nor a deactivation', async () => {
    const person = await api.signUp()
    const token = await resetToken(api, person.email)
    expect((await change(token, 'password1')).json.errors).toHaveProperty('password')
    expect((await change(token, 'short')).status).toBe(422)
    expect((await change(person.token, fresh)).status).toBe(200)
    expect((await change(token, fresh)).status).toBe(401)
    const next = await resetToken(api, person.email, 3)
    await api.rows(sql`update users set status = 'deactive' where id = ${person.id}`)
    await api.rows(sql`update users set status = 'active' where id = ${person.id}`)
    expect((await change(next, fresh)).status).toBe(401)
  })

  test('opens nothing else, and no session’s token passes for it', async () => {
    const { email, token } = await api.signUp()
    const reset = await resetToken(api, email)
    for (const form of [reset, reset.replace('reset.', ''), reset.replace('reset.', '1|')])
      expect((await api.call('GET /api/auth/user', { token: form })).status).toBe(401)
    expect((await change(`reset.${token.split('|')[1]}`, fresh)).status).toBe(401)
  })

  test('stands nowhere in the database', async () => {
    const { email } = await api.signUp()
    const secret = (await resetToken(api, email)).replace('reset.', '')
    const rows = await api.rows(sql`select * from password_resets, mails, audit`)
    expect(JSON.stringify([rows, await api.rows(sql`select * from password_resets`)])).not.toContain(secret)
  })
})

import sql from 'sql-template-tag'
import { type Api, startApi } from '../../../testing/start-api'
import { until } from '../../../testing/until'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('a session', () => {
  test('is known by its whole token and by the part after the line', async () => {
    const { id, token } = await api.signUp()
    const secret = token.split('|')[1]
    for (const form of [token, secret])
      expect((await api.call('GET /api/auth/user', { token: form })).json.data.id).toBe(id)
  })

  test('is not known by its secret under another id', async () => {
    const { token } = await api.signUp()
    const { status } = await api.call('GET /api/auth/user', { token: `999|${token.split('|')[1]}` })
    expect(status).toBe(401)
  })

  test('ends with the sign-out, which takes a JSON content type without a body', async () => {
    const person = await api.signUp()
    const other = await api.signIn(person)
    const out = await api.call('POST /api/auth/logout', { token: person.token })
    expect([out.status, out.json]).toEqual([200, { message: 'You’re signed out.' }])
    expect((await api.call('GET /api/auth/user', { token: person.token })).status).toBe(401)
    expect((await api.call('GET /api/auth/user', { token: other })).status).toBe(200)
  })

  test.each([
    ['14 days without use', sql`last_used_at = now() - interval '14 days 1 minute'`],
    ['90 days in all', sql`expires_at = now() - interval '1 second'`],
  ])('ends after %s', async (_, change) => {
    const { id, token } = await api.signUp()
    await api.rows(sql`update sessions set ${change} where user_id = ${id}`)
    const { status, headers, json } = await api.call('GET /api/auth/user', { token })
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    expect(json).toEqual({ message: 'Please sign in.' })
  })

  test('ends when its user is deactivated', async () => {
    const { id, token } = await api.signUp()
    await api.rows(sql`update users set status = 'deactive' where id = ${id}`)
    expect((await api.call('GET /api/auth/user', { token })).status).toBe(401)
  })

  test('lives on by being used, which is noted at most once a minute', async () => {
    const { id, token } = await api.signUp()
    const read = async () =>
      String((await api.rows(sql`select last_used_at as at from sessions where user_id = ${id}`))[0]!.at)
    const first = await read()
    await api.call('GET /api/auth/user', { token })
    expect(await read()).toBe(first)
    await api.rows(sql`update sessions set last_used_at = now() - interval '2 minutes' where user_id = ${id}`)
    const old = await read()
    await api.call('GET /api/auth/user', { token })
    await until(async () => (await read()) > old)
  })
})

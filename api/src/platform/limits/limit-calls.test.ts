import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { holdStatements } from '../../../testing/held-queries'
import { resetToken } from '../../../testing/letters'
import { type Api, startApi } from '../../../testing/start-api'
import { openTestDatabase } from '../../../testing/test-database'
import { until } from '../../../testing/until'

type HeldApi = Api & { held: ReturnType<typeof holdStatements> }

const listing = 'from categories c left join monthly_totals t'
const lookup = 's.id as session_id'

async function startHeld(variables: Record<string, string>, text = listing): Promise<HeldApi> {
  const held = holdStatements(await openTestDatabase(), text)
  return { ...(await startApi(variables, held.database)), held }
}

let api: HeldApi
afterEach(async () => {
  api.held.release()
  await api.close()
})

const list = (token: string, signal?: AbortSignal) =>
  fetch(`${api.url}/api/categories`, {
    headers: { authorization: `Bearer ${token}` },
    ...(signal && { signal }),
  })

test('a call beyond the limit of a minute is refused in the one format, over all sessions of the user', async () => {
  api = await startHeld({ CALL_LIMIT: '3' })
  api.held.release()
  const person = await api.signUp()
  const tokens = [person.token, await api.signIn(person), person.token, person.token]
  const answers = []
  for (const token of tokens) answers.push(await api.call('GET /api/categories', { token }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  const { json, headers } = answers[3]!
  expect(json).toEqual({ message: 'Too many requests at once. Please try again in a moment.' })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
  const inSpanish = { 'accept-language': 'es' }
  const spanish = await api.call('GET /api/categories', { token: person.token, headers: inSpanish })
  expect(spanish.json.message).toBe('Demasiadas solicitudes a la vez. Inténtalo de nuevo en un momento.')
  const neighbour = await api.signUp()
  expect((await api.call('GET /api/categories', { token: neighbour.token })).status).toBe(200)
})

test('a user at the limit can still load their user data, end sessions and sign out', async () => {
  api = await startHeld({ CALL_LIMIT: '6' })
  const { token } = await api.signUp()
  for (let calls = 0; calls < 6; calls += 1) await api.call('GET /api/settings', { token })
  const statuses = []
  for (const what of [
    'GET /api/settings',
    'GET /api/auth/user',
    'GET /api/auth/sessions',
    'DELETE /api/auth/sessions',
    'DELETE /api/auth/sessions/999999',
    'POST /api/auth/logout',
  ])
    statuses.push((await api.call(what, { token })).status)
  expect(statuses).toEqual([429, 200, 200, 200, 404, 200])
})

test('calls about the session have a limit too', async () => {
  api = await startHeld({ CALL_LIMIT: '2' })
  const { token } = await api.signUp()
  const statuses = []
  for (let calls = 0; calls < 3; calls += 1)
    statuses.push((await api.call('GET /api/auth/user', { token })).status)
  expect(statuses).toEqual([200, 200, 429])
})

test('a new password by the link of an e-mail is none of the calls of its account', async () => {
  api = await startHeld({ CALL_LIMIT: '1' })
  const { email, token } = await api.signUp()
  await api.call('GET /api/auth/user', { token })
  expect((await api.call('GET /api/auth/user', { token })).status).toBe(429)
  const changed = await api.call('POST /api/auth/change-password', {
    token: await resetToken(api, email),
    body: { password: 'bintang laut merah' },
  })
  expect(changed.status).toBe(200)
})

test('a change beyond the limit is not written to the user’s log', async () => {
  api = await startHeld({ CALL_LIMIT: '2' })
  const { id, token } = await api.signUp()
  const add = (name: string) =>
    api.call('POST /api/categories', { token, body: { name, type: 'income', userid: id } })
  const statuses = []
  for (const name of ['Bonus', 'Bonus', 'Hadiah']) statuses.push((await add(name)).status)
  expect(statuses).toEqual([201, 409, 429])
  const failed = { text: `select type from activities where user_id = ${id} and status = 'Gagal'` }
  expect(await api.rows(failed)).toEqual([{ type: 'Add category' }])
})

test('a few calls of a user run at once, some wait, one more is refused; another user’s is answered', async () => {
  api = await startHeld({ CALLS_IN_FLIGHT: '5', CALLS_AT_ONCE: '2' })
  const [person, neighbour] = [await api.signUp(), await api.signUp()]
  const calls = Array.from({ length: 5 }, () => list(person.token))
  await until(async () => api.app.callLimits.work.inFlight(person.id) === 5)
  await until(async () => api.held.asked() === 2)
  const refused = await api.call('GET /api/categories', { token: person.token })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect((await api.call('GET /api/settings', { token: neighbour.token })).status).toBe(200)
  expect((await api.call('GET /api/auth/user', { token: person.token })).status).toBe(200)
  expect(api.held.asked()).toBe(2)
  api.held.release()
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(api.held.most()).toBe(2)
  await until(async () => api.app.callLimits.work.size().active === 0)
})

test('a call whose client disconnects while it waits leaves the queue', async () => {
  api = await startHeld({ CALLS_IN_FLIGHT: '3', CALLS_AT_ONCE: '1' })
  const { id, token } = await api.signUp()
  const leaving = new AbortController()
  const first = list(token)
  await until(async () => api.held.asked() === 1)
  const second = list(token, leaving.signal)
  const third = list(token)
  await until(async () => api.app.callLimits.work.inFlight(id) === 3)
  leaving.abort()
  await expect(second).rejects.toThrow('aborted')
  await until(async () => api.app.callLimits.work.inFlight(id) === 2)
  const fourth = list(token)
  api.held.release()
  expect([(await first).status, (await third).status, (await fourth).status]).toEqual([200, 200, 200])
  await until(async () => api.app.callLimits.work.size().active === 0)
  expect(api.held.asked()).toBe(3)
  expect(api.lines.filter(line => line.includes('"level":50'))).toEqual([])
})

test('a call whose client disconnects while it runs keeps its turn until it has ended', async () => {
  api = await startHeld({ CALLS_AT_ONCE: '1' })
  const { token } = await api.signUp()
  const leaving = new AbortController()
  const first = list(token, leaving.signal)
  await until(async () => api.held.asked() === 1)
  leaving.abort()
  await expect(first).rejects.toThrow('aborted')
  const second = list(token)
  for (let calls = 0; calls < 5; calls += 1) await api.call('GET /api/auth/user', { token })
  expect(api.held.asked()).toBe(1)
  api.held.release()
  expect((await second).status).toBe(200)
})

test('a call whose client disconnects while its session is looked up is no longer in flight', async () => {
  api = await startHeld({ CALLS_IN_FLIGHT: '1' }, lookup)
  const { token } = await api.signUp()
  const ended = once(api.app.server, 'connection') as Promise<[Socket]>
  const client = listOn(1, token)
  await until(async () => api.held.asked() === 1)
  const [connection] = await ended
  client.destroy()
  await until(async () => connection.destroyed)
  api.held.release()
  const statuses = []
  for (let calls = 0; calls < 3; calls += 1) statuses.push((await list(token)).status)
  expect(statuses).toEqual([200, 200, 200])
  expect(api.lines.filter(line => line.includes('"level":50'))).toEqual([])
})

test('calls that wait on a connection leave the queue when it closes', async () => {
  api = await startHeld({ CALLS_AT_ONCE: '1' })
  const { id, token } = await api.signUp()
  const client = listOn(3, token)
  await until(async () => api.app.callLimits.work.inFlight(id) === 3)
  client.destroy()
  await until(async () => api.app.callLimits.work.inFlight(id) === 0)
  api.held.release()
  expect((await list(token)).status).toBe(200)
  await until(async () => api.app.callLimits.work.size().active === 0)
})

function listOn(count: number, token: string) {
  const head = `GET /api/categories HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\n\r\n`
  return connect(Number(new URL(api.url).port), '127.0.0.1', function (this: Socket) {
    this.write(head.repeat(count))
  })
}

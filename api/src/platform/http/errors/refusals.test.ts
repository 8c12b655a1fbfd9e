import sql from 'sql-template-tag'
import { type Api, type Ask, startApi } from '../../../../testing/start-api'

let api: Api
let token: string
beforeAll(async () => {
  api = await startApi()
  token = (await api.newPerson()).token
})
afterAll(() => api.close())

const login = 'POST /api/auth/login'
const add = 'POST /api/categories'

test.each<[string, string, Ask, number]>([
  ['malformed JSON', login, { raw: '{"email":' }, 400],
  ['JSON that is no object', login, { raw: '[1]' }, 422],
  ['null', login, { raw: 'null' }, 422],
  ['no body', login, {}, 422],
  ['__proto__', add, { raw: '{"__proto__":{"role":"admin"},"name":"a","type":"income"}' }, 400],
  ['a constructor', add, { raw: '{"constructor":{"prototype":{}},"name":"a","type":"income"}' }, 400],
  ['XML', login, { raw: '<a/>', headers: { 'content-type': 'application/xml' } }, 415],
  ['text', login, { raw: 'a', headers: { 'content-type': 'text/plain' } }, 415],
  ['65 kilobytes', login, { body: { email: 'a'.repeat(66_000) } }, 413],
  ['10,000 brackets', login, { raw: '['.repeat(10_000) + ']'.repeat(10_000) }, 422],
  ['a number beyond all', add, { raw: '{"name":1e400,"type":"income"}' }, 422],
  ['a path that is too long', `DELETE /api/transactions/${'1'.repeat(201)}`, {}, 414],
  ['an unknown path', 'GET /api/nothing', {}, 404],
  ['an unknown path of one behind the guard', 'GET /api/transactions/1/2', {}, 404],
  ['a wrong method', 'DELETE /api/categories', {}, 404],
  ['a wrong method of the open calls', 'PUT /api/auth/login', { body: {} }, 404],
  ['a broken address', 'GET /api/%zz', {}, 400],
  ['an address with NUL', 'GET /api/transactions/%00', {}, 404],
  ['a body without its guard', 'POST /api/transactions', { raw: '{', headers: { authorization: 'x' } }, 401],
])('%s is answered in the one format', async (_, what, ask, expected) => {
  const { status, headers, json } = await api.call(what, { token, ...ask })
  expect(status).toBe(expected)
  expect(json.message).toEqual(expect.any(String))
  expect(Object.keys(json).filter(key => key !== 'message' && key !== 'errors')).toEqual([])
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
})

test('a fault of ours says nothing of the inside', async () => {
  await api.database.query({ text: 'alter table categories rename to gone' })
  const { status, text } = await api.call('GET /api/categories', { token })
  await api.database.query({ text: 'alter table gone rename to categories' })
  expect([status, JSON.parse(text)]).toEqual([
    500,
    { message: 'Something went wrong on our side. Please try again.' },
  ])
  expect(api.lines.some(line => line.includes('categories') && line.includes('a request failed'))).toBe(true)
  expect((await api.call('GET /api/categories', { token })).status).toBe(200)
})

test.each([
  'GET /api/categories',
  'GET /api/nothing',
  'POST /api/auth/login',
  'GET /healthz',
  'GET /nothing',
])('the answer to %s may do nothing in a browser, and what is of the api is not kept', async what => {
  const { headers } = await api.call(what, { token })
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('access-control-allow-origin')).toBeNull()
  if (what.includes('/api/')) expect(headers.get('cache-control')).toBe('no-store')
})

test('text from people never becomes SQL', async () => {
  const before = (await api.rows(sql`select count(*) as count from users`))[0]!.count
  for (const text of ["'; drop table users; --", '" or 1=1', '\\', '$1', '{{}}']) {
    const body = { name: text, type: 'income' }
    expect((await api.call(add, { token, body })).json.data.name).toBe(text)
    const found = await api.call(`GET /api/transactions?search=${encodeURIComponent(text)}`, { token })
    expect([found.status, found.json.data]).toEqual([200, []])
  }
  expect((await api.rows(sql`select count(*) as count from users`))[0]!.count).toBe(before)
})

test('a line of the log names the path without its query', async () => {
  await api.call('GET /api/nothing?token=of-a-callback', { token })
  const lines = api.lines.filter(line => line.includes('/api/nothing'))
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join()).not.toContain('of-a-callback')
})

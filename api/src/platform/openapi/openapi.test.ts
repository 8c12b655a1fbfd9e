import { createConfig, lintFromString } from '@redocly/openapi-core'
import { everyCall } from '../../../testing/every-call'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('describes every call with what it takes and answers', async () => {
  const { openapi, paths } = await readDocument()
  expect(openapi).toBe('3.1.0')
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map(method => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(everyCall)
})

test('is valid OpenAPI 3.1 by a linter’s recommended rules, but for the redirects', async () => {
  const { text } = await api.call('GET /api/openapi.json')
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: text, config })
  expect(problems.map(({ ruleId, location }) => [ruleId, location[0]?.pointer])).toEqual([
    ['operation-2xx-response', '#/paths/~1api~1auth~1google~1redirect/get/responses'],
    ['operation-2xx-response', '#/paths/~1api~1auth~1google~1callback/get/responses'],
    ['operation-2xx-response', '#/paths/~1api~1mail~1unsubscribe/get/responses'],
  ])
})

test('says what a call takes: its path, query, headers and body', async () => {
  const { paths, components } = await readDocument()
  const { post, get } = paths['/api/transactions']!
  expect(post!.requestBody!.content['application/json']!.schema.required).toContain('amount')
  expect(post!.requestBody!.content['application/json']!.schema.properties!.amount).toEqual({
    anyOf: [expect.objectContaining({ type: 'string' }), expect.objectContaining({ type: 'number' })],
  })
  expect(post!.parameters).toEqual([
    { name: 'begins', in: 'query', required: false, schema: { type: 'string', const: 'earlier' } },
    { $ref: '#/components/parameters/Accept-Language' },
    { $ref: '#/components/parameters/Idempotency-Key' },
  ])
  expect(components.parameters['Idempotency-Key']).toMatchObject({ in: 'header', schema: { type: 'string' } })
  const named = get!.parameters!.flatMap(({ name }) => name ?? [])
  expect(named).toEqual(
    expect.arrayContaining(['category', 'type', 'min_amount', 'date_range', 'sort', 'limit', 'cursor']),
  )
  expect(get!.parameters!.every(({ required }) => !required)).toBe(true)
  expect(get!.parameters).toContainEqual(
    expect.objectContaining({
      name: 'limit',
      schema: expect.objectContaining({ type: 'integer' }) as object,
    }),
  )
  expect(paths['/api/transactions/{id}']!.put!.parameters).toEqual([
    expect.objectContaining({ name: 'id', in: 'path', required: true }),
    expect.objectContaining({ name: 'begins', in: 'query', required: false }),
    { $ref: '#/components/parameters/Accept-Language' },
    { $ref: '#/components/parameters/If-Match' },
  ])
})

test('two calls of one name are one operation, which takes and answers what either does', async () => {
  const { paths } = await readDocument()
  const { parameters, responses } = paths['/api/transactions']!.get!
  const named = Object.fromEntries(parameters!.flatMap(({ name, ...rest }) => (name ? [[name, rest]] : [])))
  expect(named.with).toMatchObject({ required: false, schema: { const: 'transfers' } })
  expect(named.type).toMatchObject({ schema: { enum: ['income', 'expense', 'transfer'] } })
  const schema = responses['200']!.content!['application/json']!.schema as { anyOf?: object[] }
  expect(schema.anyOf).toHaveLength(2)
  expect(Object.keys(responses['200']!.headers!)).toEqual(['ETag'])
})

test('says who may call: a token, a link or anybody', async () => {
  const { paths } = await readDocument()
  expect(paths['/api/transactions']!.post!.security).toEqual([{ token: [] }])
  expect(paths['/api/auth/confirm-email']!.post!.security).toEqual([{ link: [] }])
  expect(paths['/api/auth/change-password']!.post!.security).toEqual([{ token: [] }, { link: [] }])
  for (const path of ['/api/auth/login', '/api/auth/register', '/api/client-errors', '/api/password/forgot'])
    expect([path, paths[path]!.post!.security]).toEqual([path, []])
})

test('says what a call answers: its body or file, its headers, and each refusal', async () => {
  const { paths, components } = await readDocument()
  const { post } = paths['/api/transactions']!
  expect(Object.keys(post!.responses)).toEqual(
    expect.arrayContaining(['201', '400', '401', '410', '413', '415', '422', '429', '500', '503']),
  )
  expect(Object.keys(post!.responses['201']!.headers!).sort()).toEqual(['ETag', 'Idempotency-Replayed'])
  const { 200: file } = paths['/api/transactions/export']!.get!.responses
  expect(Object.keys(file!.content!)).toEqual(['text/csv'])
  expect(Object.keys(paths['/api/account/export']!.get!.responses['200']!.headers!)).toEqual([
    'Content-Disposition',
  ])
  for (const path of ['/api/auth/google/redirect', '/api/auth/google/callback']) {
    const { 302: way, 200: page } = paths[path]!.get!.responses
    expect([Object.keys(way!.headers!), way!.content, page]).toEqual([['Location'], undefined, undefined])
  }
  for (const status of [429, 503])
    expect(components.responses[`Refusal${status}`]).toMatchObject({
      headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    })
})

test('every call has a name of its own, and every group of calls its words', async () => {
  const { paths, tags } = await readDocument()
  const calls = Object.values(paths).flatMap(operations => Object.values(operations))
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length)
  expect(paths['/api/transactions/{id}']!.put!.operationId).toBe('putTransactionsById')
  expect(tags.filter(({ name, description }) => name === description)).toEqual([])
})

const readDocument = async () => JSON.parse((await api.call('GET /api/openapi.json')).text) as Document

type Content = Record<string, { schema: { required?: string[]; properties?: Record<string, object> } }>
type Response = { content?: Content; headers?: Record<string, object> }
type Operation = {
  operationId: string
  security: object[]
  requestBody?: { content: Content }
  parameters?: { name?: string; in?: string; required?: boolean; schema?: object }[]
  responses: Record<string, Response>
}
type Document = {
  openapi: string
  paths: Record<string, Partial<Record<'get' | 'post' | 'put', Operation>>>
  tags: { name: string; description: string }[]
  components: Record<'parameters' | 'responses', Record<string, object>>
}

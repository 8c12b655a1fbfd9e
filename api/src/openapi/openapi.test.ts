import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('describes every call with what it takes and answers', async () => {
  const { status, text } = await api.call('GET /api/openapi.json')
  const json = JSON.parse(text) as Document
  expect([status, json.openapi]).toEqual([200, '3.1.0'])
  const described = Object.entries(json.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map(method => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual([
    'DELETE /api/account',
    'DELETE /api/activities/{id}',
    'DELETE /api/auth/sessions',
    'DELETE /api/auth/sessions/{id}',
    'DELETE /api/categories/{id}',
    'DELETE /api/transactions/{id}',
    'GET /api/account/export',
    'GET /api/activities',
    'GET /api/activities/{id}',
    'GET /api/admin/categories',
    'GET /api/admin/daily',
    'GET /api/admin/logs',
    'GET /api/admin/logs/export',
    'GET /api/admin/transactions',
    'GET /api/admin/transactions/summary',
    'GET /api/admin/users',
    'GET /api/auth/google/callback',
    'GET /api/auth/google/redirect',
    'GET /api/auth/providers',
    'GET /api/auth/sessions',
    'GET /api/auth/user',
    'GET /api/categories',
    'GET /api/openapi.json',
    'GET /api/settings',
    'GET /api/transactions',
    'GET /api/transactions/export',
    'GET /api/transactions/summary',
    'GET /api/transactions/{id}',
    'PATCH /api/admin/users/{id}/activate',
    'PATCH /api/admin/users/{id}/deactivate',
    'PATCH /api/admin/users/{id}/demote',
    'PATCH /api/admin/users/{id}/promote',
    'POST /api/activities/restore',
    'POST /api/activities/{id}/restore',
    'POST /api/auth/change-password',
    'POST /api/auth/confirm-email',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/auth/register',
    'POST /api/auth/rotate',
    'POST /api/categories',
    'POST /api/password/forgot',
    'POST /api/reports',
    'POST /api/transactions',
    'POST /api/transactions/move',
    'POST /api/transactions/remove',
    'PUT /api/categories/{id}',
    'PUT /api/settings',
    'PUT /api/transactions/{id}',
  ])
  const { post, get } = json.paths['/api/transactions']!
  expect(post!.security).toEqual([{ token: [] }])
  expect(post!.requestBody!.content['application/json'].schema.required).toContain('amount')
  expect(post!.responses['201']!.content['application/json'].schema.properties!.data!.type).toBe('object')
  expect(get!.parameters!.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['category', 'type', 'min_amount', 'date_range', 'sort', 'limit', 'cursor']),
  )
  expect(get!.parameters!.every(parameter => !parameter.required)).toBe(true)
  expect(json.paths['/api/auth/login']!.post!.security).toBeUndefined()
})

type Content = {
  content: {
    'application/json': { schema: { required?: string[]; properties?: Record<string, { type: string }> } }
  }
}
type Operation = {
  security?: object[]
  requestBody?: Content
  parameters?: { name: string; required: boolean }[]
  responses: Record<string, Content>
}
type Document = { openapi: string; paths: Record<string, Partial<Record<'get' | 'post', Operation>>> }

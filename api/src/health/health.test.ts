import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('is alive, ready, and counts requests by route', async () => {
  expect((await api.call('GET /healthz')).json).toEqual({ status: 'alive' })
  expect([(await api.call('GET /readyz')).status, (await api.call('GET /readyz')).json]).toEqual([
    200,
    { status: 'ready' },
  ])
  await api.call('GET /api/categories?secret=1')
  const { text } = await api.call('GET /metrics')
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/categories\/?",status="401"\} 1/,
  )
  expect(text).not.toContain('secret')
})

test('is not ready while a migration is missing, yet alive', async () => {
  await api.database.query({ text: "update schema_migrations set name = 'x' || name" })
  const { status, json } = await api.call('GET /readyz')
  await api.database.query({ text: 'update schema_migrations set name = substr(name, 2)' })
  expect([status, json]).toEqual([503, { status: 'not ready' }])
  expect((await api.call('GET /healthz')).status).toBe(200)
})

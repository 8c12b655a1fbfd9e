import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishSite, write } from '../site/testing/publish-site'
import { production } from '../../../testing/production'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  api = await startApi({}, database)
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

test('stays ready while a newer build migrates the database, so that one of them serves', async () => {
  await api.database.query({ text: "insert into schema_migrations values ('999-from-the-future.sql', 'x')" })
  const { status, json } = await api.call('GET /readyz')
  await api.database.query({ text: "delete from schema_migrations where name like '999%'" })
  expect([status, json]).toEqual([200, { status: 'ready' }])
})

test('is not ready while the registry cannot be read, says so once in the log, and is alive', async () => {
  const SITE_DIR = mkdtempSync(join(tmpdir(), 'pundi-site-'))
  const server = await startApi({ SITE_DIR }, await database.another())
  publishSite(SITE_DIR)
  expect((await server.call('GET /readyz')).status).toBe(200)
  write(SITE_DIR, 'registry.json', '{"schema":1,')
  const answers = [await server.call('GET /readyz'), await server.call('GET /readyz')]
  expect(answers.map(({ status, json }) => [status, json])).toEqual([
    [503, { status: 'not ready' }],
    [503, { status: 'not ready' }],
  ])
  expect((await server.call('GET /healthz')).status).toBe(200)
  expect(server.lines.filter(line => line.includes('the published site cannot be read'))).toHaveLength(1)
  await server.close()
  rmSync(SITE_DIR, { recursive: true })
})

test('shows its metrics to who has their token, and in production to nobody else', async () => {
  const METRICS_TOKEN = 'bunga teratai di kolam'
  const closed = await startApi(production, await database.another())
  const [open, live] = [
    await startApi({ METRICS_TOKEN }, await database.another()),
    await startApi({ ...production, METRICS_TOKEN }, await database.another()),
  ]
  expect((await closed.call('GET /metrics')).status).toBe(404)
  expect((await closed.call('GET /metrics/failures')).status).toBe(404)
  for (const server of [open, live]) {
    expect((await server.call('GET /metrics')).status).toBe(401)
    expect((await server.call('GET /metrics/failures')).status).toBe(401)
    expect((await server.call('GET /metrics', { token: `${METRICS_TOKEN}.` })).status).toBe(401)
    const { status, text } = await server.call('GET /metrics', { token: METRICS_TOKEN })
    expect([status, text.includes('http_request_duration_seconds')]).toEqual([200, true])
  }
  for (const server of [closed, open, live]) await server.close()
})

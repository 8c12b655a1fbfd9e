import { jest } from '@jest/globals'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishSite, registry, write } from '../site/testing/publish-site'
import { startApi, type Api } from '../../../testing/start-api'
import { countFailures } from '../health/count-failures'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database'

let api: Api
let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  api = await startApi({}, database)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await api.close()
})

const failure = { remote: 'user', build: '0123456789ab', phase: 'mount', cause: 'crash' } as const
const report = (body: unknown) => api.call('POST /api/client-errors', { body })
const linesOf = () => api.lines.filter(line => line.includes('a browser reported an error of a remote'))
const counted = async () =>
  (await api.call('GET /metrics')).text.split('\n').filter(line => line.startsWith('remote_failures_total'))

test('a failure that a browser tells of is counted, and is a line of the log with what it said', async () => {
  const at = 'dashboard.0f3c9a.js:1:2345'
  const { status, json } = await report({ ...failure, at })
  expect([status, json]).toEqual([202, { message: 'Received.' }])
  expect(await counted()).toEqual([
    'remote_failures_total{remote="other",build="other",phase="mount",cause="crash"} 1',
  ])
  expect(linesOf().map(line => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: 40, failure: { ...failure, at } }),
  ])
})

test('a remote and a build that the registry names have series of their own, the shell among them; all others have one', async () => {
  const SITE_DIR = mkdtempSync(join(tmpdir(), 'pundi-site-'))
  publishSite(SITE_DIR)
  const [current, earlier, revoked, shell] = ['0000000000a1', '0000000000a0', '0000000000af', '0000000000d1']
  const published = registry()
  published.remotes.user!.current.id = current
  Object.assign(published.remotes.user!, { fallback: [earlier], revoked: [revoked] })
  published.shell!.current.id = shell
  write(SITE_DIR, 'registry.json', JSON.stringify(published))
  const server = await startApi({ SITE_DIR }, await database.another())
  const told = [current, earlier, revoked, '0123456789ab', 'abcdef012345'].map(build => ({
    ...failure,
    build,
  }))
  const shop = { ...failure, remote: 'shop', build: '0123456789ab' }
  for (const body of [...told, { ...failure, remote: 'shell', build: shell }, shop])
    await server.call('POST /api/client-errors', { body })
  const { text } = await server.call('GET /metrics')
  const series = [...text.matchAll(/^remote_failures_total\{remote="(\w+)",build="(\w+)",.*\} (\d)$/gm)]
  expect(series.map(([, remote, build, count]) => [remote, build, count])).toEqual([
    ['user', current, '1'],
    ['user', earlier, '1'],
    ['user', revoked, '1'],
    ['user', 'other', '2'],
    ['shell', shell, '1'],
    ['other', 'other', '1'],
  ])
  await server.close()
  rmSync(SITE_DIR, { recursive: true })
})

test('what is no report is refused, and neither counted nor logged', async () => {
  const bodies = [
    { ...failure, remote: '../shop' },
    { ...failure, remote: 'Sari earns 5000000' },
    { ...failure, build: '../../etc' },
    { ...failure, phase: 'party' },
    { ...failure, at: 'Sari earns 5000000 at x.js:1:2' },
    { ...failure, at: `${'x'.repeat(200)}:1:2` },
    { ...failure, message: 'x'.repeat(201) },
    { ...failure, message: '\u001b[2J' },
    {},
  ]
  for (const body of bodies) expect([body, (await report(body)).status]).toEqual([body, 422])
  expect([await counted(), linesOf()]).toEqual([[], []])
})

test('what else a report holds is dropped', async () => {
  await report({ ...failure, message: 'Sari earns 5000000' })
  expect(linesOf()).toHaveLength(1)
  expect(api.lines.join('')).not.toContain('5000000')
})

test('where the operator allows it, the message of the error is kept with its kind and its count', async () => {
  const SITE_DIR = mkdtempSync(join(tmpdir(), 'pundi-site-'))
  publishSite(SITE_DIR)
  const published = registry()
  published.remotes.user!.current.id = failure.build
  write(SITE_DIR, 'registry.json', JSON.stringify(published))
  const [told, dropped] = [{ ...failure, at: 'page.js:1:2', message: 'x is undefined' }, 'abcdef012345']
  for (const ERROR_MESSAGES of ['on', 'off']) {
    const server = await startApi({ SITE_DIR, ERROR_MESSAGES }, await database.another())
    for (const body of [told, failure, told, { ...told, build: dropped }])
      expect((await server.call('POST /api/client-errors', { body })).status).toBe(202)
    const { message, ...placed } = told
    const one = ERROR_MESSAGES === 'on' ? told : placed
    expect((await server.call('GET /metrics/failures')).json).toEqual([
      { ...failure, count: 1 },
      { ...one, count: 2 },
    ])
    expect(server.lines.filter(line => line.includes(message))).toHaveLength(ERROR_MESSAGES === 'on' ? 3 : 0)
    await server.close()
  }
  rmSync(SITE_DIR, { recursive: true })
})

test('of many kinds of failures, those reported last are kept', async () => {
  const failures = countFailures()
  for (let line = 0; line <= 200; line++) failures.note({ ...failure, at: `page.js:${line}:1` })
  failures.note({ ...failure, at: 'page.js:1:1' })
  expect(failures.list()).toHaveLength(200)
  expect(failures.list()[0]?.at).toBe('page.js:2:1')
  expect(failures.list().at(-1)).toEqual({ ...failure, at: 'page.js:1:1', count: 2 })
})

test('a flood of reports is counted whole, and fills the log with 60 lines a minute', async () => {
  await Promise.all(Array.from({ length: 100 }, () => report(failure)))
  expect(await counted()).toEqual([
    'remote_failures_total{remote="other",build="other",phase="mount",cause="crash"} 100',
  ])
  expect(linesOf()).toHaveLength(60)
})

test('another minute has its own 60 lines, and not a moment before', async () => {
  let now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  const flood = () => Promise.all(Array.from({ length: 61 }, () => report(failure)))
  await flood()
  now += 59_999
  await flood()
  expect(linesOf()).toHaveLength(60)
  now += 1
  await flood()
  expect(linesOf()).toHaveLength(120)
})

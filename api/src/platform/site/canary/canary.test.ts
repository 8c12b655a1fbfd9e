import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeLock } from '@pundi/single-process'
import type { Registry } from '@pundi/contract/federation'
import { startApi, type Api } from '../../../../testing/start-api'
import { publishSite, registry, write, writePage } from '../testing/publish-site'
import { failsTooOften } from './watch-canary'

let site: string
let api: Api

beforeEach(async () => {
  browsers = 0
  site = mkdtempSync(join(tmpdir(), 'pundi-canary-'))
  publishSite(site)
  const running = registry()
  const user = running.remotes.user!
  const without = { ...registry({ revision: 2 }), folder: '2-undo' }
  user.current.id = '0000000000b1'
  user.canary = { build: { ...user.current, id: '0000000000b2' }, percent: 50, undo: '2-undo' }
  writePage(site, 'registry.json', JSON.stringify(running))
  write(site, 'registry.json', JSON.stringify(running))
  write(site, '.revisions/2-undo/registry.json', JSON.stringify(without))
  write(site, '.revisions/2-undo/history.ndjson', '{"revision":1}\n')
  write(site, '.revisions/2-undo/dashboard.html', 'without the canary')
  api = await startApi({ SITE_DIR: site, TRUST_PROXY: '1' })
})
afterEach(async () => {
  await api.close()
  rmSync(site, { recursive: true, force: true })
})

let browsers = 0
const nameOf = (browser: number) => `00000000-0000-4000-8000-${String(browser).padStart(12, '0')}`

async function draw(times: number, build = '0000000000b2') {
  for (let time = 0; time < times; time++) {
    const browser = ++browsers
    await tell('POST /api/client-errors/drawn', { remote: 'user', build, browser: nameOf(browser) }, browser)
  }
}

async function fail(times: number, build = '0000000000b2', phase = 'mount') {
  for (let time = 0; time < times; time++) await failIn(++browsers, build, phase)
}

const failIn = (browser: number, build = '0000000000b2', phase = 'mount', network = browser) =>
  tell(
    'POST /api/client-errors',
    { remote: 'user', build, phase, cause: 'crash', browser: nameOf(browser) },
    network,
  )

const tell = (call: string, body: object, network: number) =>
  api.call(call, { body, headers: { 'x-forwarded-for': `10.0.${network >> 8}.${network & 255}` } })

const withdrawals = async () =>
  /^canary_withdrawals_total\{remote="user"\} \d+$/m.exec((await api.call('GET /metrics')).text)?.[0]

const revision = () => (JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8')) as Registry).revision

test('a canary that fails in too many browsers is taken back by the server, with a line of the history', async () => {
  await draw(20)
  await fail(4)
  expect(revision()).toBe(1)
  expect(await withdrawals()).toBe('canary_withdrawals_total{remote="user"} 0')
  await fail(1)
  expect(revision()).toBe(2)
  expect(await withdrawals()).toBe('canary_withdrawals_total{remote="user"} 1')
  expect((await api.call('GET /dashboard')).text).toBe('without the canary')
  const lines = readFileSync(join(site, '.revisions/2-undo/history.ndjson'), 'utf8').trim().split('\n')
  expect(lines.map(line => JSON.parse(line) as unknown)).toEqual([
    { revision: 1 },
    {
      ...{ revision: 2, at: expect.any(String), by: 'server', action: 'withdraw', remote: 'user' },
      ...{ id: '0000000000b1', previous: '0000000000b2' },
    },
  ])
  expect(
    api.lines.filter(line => line.includes('the canary failed in too many browsers; the server stopped it')),
  ).toHaveLength(1)
})

test('one that fails as often as the build in force stays', async () => {
  await draw(12)
  await draw(12, '0000000000b1')
  await fail(8, '0000000000b1')
  await fail(8)
  expect(revision()).toBe(1)
})

test('what became of a failure, and failures of other builds, do not count', async () => {
  await draw(20)
  for (const phase of ['retry', 'fallback', 'reload', 'away']) await fail(10, '0000000000b2', phase)
  await fail(10, '0000000000b9')
  expect(revision()).toBe(1)
})

test('a browser counts once, however often it fails or draws a page', async () => {
  for (let time = 0; time < 10; time++) await failIn(1)
  browsers = 1
  await fail(3)
  expect(revision()).toBe(1)
  await fail(1)
  expect(revision()).toBe(2)
})

test('documents that somebody asks for hide no failure, and neither do browsers that one network makes up', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  for (let time = 0; time < 300; time++) await api.call('GET /dashboard', { headers })
  for (let made = 1000; made < 1600; made++)
    await tell(
      'POST /api/client-errors/drawn',
      { remote: 'user', build: '0000000000b2', browser: nameOf(made) },
      9999,
    )
  await fail(5)
  expect(revision()).toBe(2)
})

test('browsers without a name count as one for their network', async () => {
  const body = { remote: 'user', build: '0000000000b2', phase: 'mount', cause: 'crash' }
  for (let time = 0; time < 10; time++) await tell('POST /api/client-errors', body, 1)
  expect(revision()).toBe(1)
  for (let network = 2; network < 6; network++) await tell('POST /api/client-errors', body, network)
  expect(revision()).toBe(2)
})

test('what was counted of a share does not count for another one', async () => {
  await fail(4)
  const raised = JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8')) as Registry
  raised.remotes.user!.canary!.percent = 60
  writeFileSync(join(site, 'registry.json'), JSON.stringify(raised))
  await fail(4)
  expect(revision()).toBe(1)
  await fail(1)
  expect(revision()).toBe(2)
})

test('while somebody publishes it is left alone, and taken back at the next failure', async () => {
  await draw(20)
  const release = takeLock(join(site, '.lock'))
  await fail(6)
  expect(revision()).toBe(1)
  release()
  await fail(1)
  expect(revision()).toBe(2)
})

test('a revision that is not what publishing prepared is left in force', async () => {
  await draw(20)
  const other = JSON.stringify({ ...registry(), revision: 7 })
  await fail(4)
  writeFileSync(join(site, 'registry.json'), other)
  await fail(1)
  expect(readFileSync(join(site, 'registry.json'), 'utf8')).toBe(other)
})

test('where it cannot be taken back the log says so', async () => {
  await draw(20)
  rmSync(join(site, '.revisions/2-undo'), { recursive: true })
  await fail(5)
  expect(revision()).toBe(1)
  expect(
    api.lines.filter(line =>
      line.includes('the canary fails in too many browsers, but the server could not stop it'),
    ),
  ).toHaveLength(1)
})

test.each([
  [5, 100, 0, 900, true],
  [4, 100, 0, 900, false],
  [5, 5, 0, 0, true],
  [20, 1000, 0, 9000, false],
  [21, 1000, 0, 9000, true],
  [120, 1000, 450, 9000, false],
  [121, 1000, 450, 9000, true],
])(
  '%i of %i browsers beside %i of %i of the build in force are too many: %s',
  (failed, browsers, usual, others, isSo) => {
    expect(failsTooOften({ browsers, failed }, { browsers: others, failed: usual })).toBe(isSo)
  },
)

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeLock } from '@pundi/lock-file'
import type { Registry } from '@pundi/contract/federation'
import { startApi, type Api } from '../../testing/start-api'
import { publishSite, registry, write, writePage } from './testing/publish-site'
import { failsTooOften } from './watch-canary'

let site: string
let api: Api

beforeEach(async () => {
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
  api = await startApi({ SITE_DIR: site })
})
afterEach(async () => {
  await api.close()
  rmSync(site, { recursive: true, force: true })
})

const open = async (times: number, accept = 'text/html,application/xhtml+xml,*/*;q=0.8') => {
  for (let time = 0; time < times; time++) await api.call('GET /dashboard', { headers: { accept } })
}
const fail = async (times: number, build = '0000000000b2', phase = 'mount') => {
  const body = { remote: 'user', build, phase, cause: 'crash' }
  for (let time = 0; time < times; time++) await api.call('POST /api/reports', { body })
}
const revision = () => (JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8')) as Registry).revision

test('a canary that fails in too many documents is taken back by the server, with a line of the history', async () => {
  await open(20)
  await fail(4)
  expect(revision()).toBe(1)
  await fail(1)
  expect(revision()).toBe(2)
  expect((await api.call('GET /dashboard')).text).toBe('without the canary')
  const lines = readFileSync(join(site, '.revisions/2-undo/history.ndjson'), 'utf8').trim().split('\n')
  expect(lines.map(line => JSON.parse(line) as unknown)).toEqual([
    { revision: 1 },
    {
      ...{ revision: 2, at: expect.any(String), by: 'server', action: 'withdraw', remote: 'user' },
      ...{ id: '0000000000b1', previous: '0000000000b2' },
    },
  ])
  expect(api.lines.filter(line => line.includes('a canary failed and was taken back'))).toHaveLength(1)
})

test('one that fails as often as the build in force stays', async () => {
  await open(20)
  await fail(8, '0000000000b1')
  await fail(8)
  expect(revision()).toBe(1)
})

test('what became of a failure, and failures of other builds, do not count', async () => {
  await open(20)
  for (const phase of ['retry', 'fallback', 'reload', 'away']) await fail(10, '0000000000b2', phase)
  await fail(10, '0000000000b9')
  expect(revision()).toBe(1)
})

test('documents that a service worker asks for to keep them are none that anybody opened', async () => {
  await open(20)
  await open(500, '*/*')
  await fail(5)
  expect(revision()).toBe(2)
})

test('while somebody publishes it is left alone, and taken back at the next failure', async () => {
  await open(20)
  const release = takeLock(join(site, '.lock'))
  await fail(6)
  expect(revision()).toBe(1)
  release()
  await fail(1)
  expect(revision()).toBe(2)
})

test('a revision that is not what publishing prepared is left in force', async () => {
  await open(20)
  const other = JSON.stringify({ ...registry(), revision: 7 })
  await fail(4)
  writeFileSync(join(site, 'registry.json'), other)
  await fail(1)
  expect(readFileSync(join(site, 'registry.json'), 'utf8')).toBe(other)
})

test('where it cannot be taken back the log says so', async () => {
  await open(20)
  rmSync(join(site, '.revisions/2-undo'), { recursive: true })
  await fail(5)
  expect(revision()).toBe(1)
  expect(api.lines.filter(line => line.includes('a canary fails and cannot be taken back'))).toHaveLength(1)
})

test.each([
  [10, 1000, 5, 0, true],
  [10, 10_000, 20, 0, false],
  [10, 10_000, 21, 0, true],
  [10, 1000, 4, 0, false],
  [10, 0, 5, 0, true],
  [10, 10_000, 120, 450, false],
  [10, 10_000, 121, 450, true],
  [50, 1000, 10, 0, false],
  [50, 1000, 11, 0, true],
])(
  'of %i in a hundred and %i documents, %i failures beside %i are too many: %s',
  (percent, opened, canary, inForce, isSo) => {
    expect(failsTooOften({ percent }, { opened, canary, inForce })).toBe(isSo)
  },
)

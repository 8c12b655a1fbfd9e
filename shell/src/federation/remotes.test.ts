import { calls, type FailureReport } from '@pundi/contract'
import type { Registry } from '@pundi/contract/federation'
import { answer, plan } from '@pundi/devkit/testing'
import { configureHttp } from '@pundi/platform/http'
import { waitFor } from '@testing-library/react'
import { dismissNotice, notices } from './notices'
import { forgetRemotes, published } from '../testing/federation-runtime'
import { buildOf, chunkAway, page, publish, tableOf } from '../testing/open-shell'
import { recordDrawing } from './reports/drawing-record'
import { isQuarantined, quarantine } from '../registry/quarantine'
import { refreshRegistry } from '../registry/registry'
import {
  addRemotes,
  hasOtherBuild,
  isInFreshDocument,
  loadedRouteModule,
  loadRouteModule,
  pagesOf,
  remoteNames,
  remoteOf,
  startRemotes,
} from './remotes'

const [newest, earlier] = ['0000000000b1', '0000000000a0']
const pages = [page('one', '/one')]
let registry: Registry
let reports: FailureReport[]
let entries: string[]

beforeEach(() => {
  configureHttp({ token: () => null, expire: () => {}, language: () => 'id' })
  reports = []
  plan(calls.reportFailure, async request => {
    reports.push((await request.json()) as FailureReport)
    return { status: 202, body: { message: 'Received.' } }
  })
  registry = publish({ user: pages })
  serve(() => {})
  open()
})

test('a build that an earlier document drew without end is left alone, and the server is told', async () => {
  jest.useFakeTimers({ now: 0 })
  recordDrawing({ remote: 'user', id: newest })
  jest.setSystemTime(10_000)
  open()
  expect(isQuarantined(newest)).toBe(true)
  jest.useRealTimers()
  await waitFor(() => expect(reports).toHaveLength(1))
  expect(reports).toEqual([{ remote: 'user', build: newest, phase: 'mount', cause: 'crash' }])
})

test('a build is written down while a page of it comes, so that a loop in its files is noticed', async () => {
  const marks: (string | null)[] = []
  serve(() => void marks.push(localStorage.getItem('drawing')))
  await loadRouteModule('user', 'one')
  expect(marks).toEqual([expect.stringContaining(`"id":"${newest}"`)])
  expect(localStorage.getItem('drawing')).toBeNull()
})

test('a document knows the remotes of its own registry, and those that come to it later, once', async () => {
  expect(remoteNames()).toEqual(['user'])
  expect(() => remoteOf('admin')).toThrow('admin comes before startRemotes()')
  expect([pagesOf('user').map(({ path }) => path), addRemotes()]).toEqual([['/one'], []])
  await publishAnew(publish({ user: pages, admin: [page('home', '/admin')] }))
  expect([addRemotes(), addRemotes(), remoteNames()]).toEqual([['admin'], [], ['user', 'admin']])
  publish({ auth: [] })
  open()
  expect([remoteNames(), pagesOf('auth')]).toEqual([['auth'], []])
})

test('what was published of a remote that is gone meanwhile are no pages', async () => {
  delete registry.remotes.user
  await publishAnew(registry)
  expect(pagesOf('user')).toEqual([])
})

test('a page that was loaded can be had without waiting, any other not', async () => {
  expect(() => loadedRouteModule('user', 'one')).toThrow('user/one is not loaded yet.')
  const loaded = await loadRouteModule('user', 'one')
  expect(loadedRouteModule('user', 'one')).toBe(loaded)
})

test('an entry that does not come is asked for at another address, then the earlier build is in use', async () => {
  publishEarlier()
  open()
  serve(entry => {
    if (entry.includes(newest)) throw new Error('the entry did not come')
  })
  await loadRouteModule('user', 'one')
  expect(entries.map(entry => entry.replace(location.origin, ''))).toEqual([
    `/r/user/${newest}/remoteEntry.js`,
    expect.stringMatching(`^/r/user/${newest}/remoteEntry.js\\?again=\\d+$`),
    expect.stringMatching(`^/r/user/${earlier}/remoteEntry.js`),
  ])
  expect([isQuarantined(newest), hasOtherBuild('user')]).toEqual([true, false])
})

test('once a build has run, only a fresh document leads to the earlier one', async () => {
  publishEarlier(() => Promise.reject(chunkAway()))
  open()
  // jsdom cannot navigate, so it logs an error.
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
  void loadRouteModule('user', 'one', '/one?shown')
  await waitFor(() => expect(complaint).toHaveBeenCalledWith(notImplemented))
  expect(isQuarantined(newest)).toBe(true)
  await waitFor(() => expect(reports.at(-1)).toMatchObject({ phase: 'reload', build: newest, cause: 'file' }))
  expect(entries.filter(entry => entry.includes(earlier))).toEqual([])
})

test('a browser that keeps nothing stays where it is: the next document would run the same build', async () => {
  publishEarlier()
  open()
  await loadRouteModule('user', 'one')
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(await remoteOf('user').leave('/one')).toBe(false)
  setItem.mockRestore()
  expect(isQuarantined(newest)).toBe(false)
})

test('the earlier build is offered after an error where there is one, and only there', async () => {
  await loadRouteModule('user', 'one')
  dismissNotice()
  remoteOf('user').noteError(new Error('broken'))
  expect([hasOtherBuild('user'), notices.getState().notice]).toEqual([false, undefined])
  publishEarlier()
  open()
  await loadRouteModule('user', 'one')
  remoteOf('user').noteError(new Error('broken'))
  expect([hasOtherBuild('user'), notices.getState().notice]).toEqual([
    true,
    { about: 'error', remote: 'user' },
  ])
})

test('a fresh document has a page that only a newer build has, unless that does not run here', async () => {
  await loadRouteModule('user', 'one')
  registry.remotes.user!.current = buildOf('user', [...pages, page('two', '/two')], '0000000000c2')
  await publishAnew(registry)
  expect(['/two', '/three'].map(isInFreshDocument)).toEqual([true, false])
  quarantine('0000000000c2')
  expect(isInFreshDocument('/two')).toBe(false)
})

test('a page of the build that runs is in this document, and needs no fresh one', async () => {
  await loadRouteModule('user', 'one')
  await publishAnew(registry)
  expect(isInFreshDocument('/one')).toBe(false)
})

test('a fresh document has the pages of a remote that fits another shell only', async () => {
  const next = publish({ user: pages, admin: [page('home', '/admin')] })
  await publishAnew({
    ...next,
    shell: { ...next.shell!, current: { ...next.shell!.current, id: 'another' } },
  })
  expect([addRemotes(), isInFreshDocument('/admin')]).toEqual([[], true])
})

const notImplemented = expect.objectContaining({ type: 'not implemented' }) as unknown

function open() {
  forgetRemotes()
  startRemotes()
}

function serve(come: (entry: string) => void, route = pages[0]!.route) {
  entries = []
  published.set('pundi_user/pages', async entry => {
    entries.push(entry)
    come(entry)
    return { pageTable: tableOf('user', [{ ...pages[0]!, route }]) }
  })
}

function publishEarlier(route = pages[0]!.route) {
  registry.remotes.user = { ...registry.remotes.user!, fallback: [earlier], records: { [earlier]: '' } }
  document.getElementById('registry')!.textContent = JSON.stringify(registry)
  answer('GET /registry.json', { body: registry })
  answer(`GET /r/user/${earlier}/build.json`, { body: buildOf('user', pages, earlier) })
  serve(() => {}, route)
}

async function publishAnew(next: Registry) {
  answer('GET /registry.json', { body: { ...next, revision: next.revision + 1 } })
  await refreshRegistry()
}

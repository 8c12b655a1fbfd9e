import { fileTimeLimit, type Published, type Registry, type RemoteBuild } from '@pundi/contract/federation'
import { answer } from '@pundi/devkit/testing'
import { buildOf as makeBuild, page, publish, shellInForce } from '../testing/open-shell'
import { quarantine } from './quarantine'
import { findOther, hasOther, readRegistry, refreshRegistry } from './registry'

const [older, first, second] = ['0000000000a0', '0000000000b1', '0000000000c2']

beforeEach(() => {
  publish({ user: [page('dashboard', '/dashboard')] })
  readRegistry()
})

test.each([
  ['has its hash in the registry', { [older]: '' }, [older]],
  ['has none there', {}, []],
])('an earlier build that %s', async (_what, records, found) => {
  show(registryOf(first, records))
  await refreshRegistry()
  expect(hasOther('user', first)).toBe(found.length > 0)
  answer(`GET /r/user/${older}/build.json`, { body: makeBuild('user', [], older) })
  expect(await idsOfOthers()).toEqual(found)
  quarantine(older)
  expect([hasOther('user', first), await idsOfOthers()]).toEqual([false, []])
})

test('what is in force by now takes the place of a build before those that were', async () => {
  show(registryOf(second, { [older]: '' }))
  answer(`GET /r/user/${older}/build.json`, { body: makeBuild('user', [], older) })
  expect(await idsOfOthers()).toEqual([second, older])
})

test('a record is asked for by its hash, and waited for as long as a file', async () => {
  show(registryOf(first, { [older]: 'sha384-of-the-record' }))
  const asked: [string, RequestInit][] = []
  const limits: number[] = []
  const [fetchReally, timeoutReally] = [fetch, AbortSignal.timeout.bind(AbortSignal)]
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    limits.push(ms)
    return timeoutReally(ms)
  })
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options = {}) => {
    if (typeof address !== 'string') throw new Error('only addresses are asked for')
    asked.push([address, options])
    return address.endsWith('build.json')
      ? Promise.resolve(Response.json(makeBuild('user', [], older)))
      : fetchReally(address, options)
  })
  await findOther('user', [first])
  expect(asked.map(([address, { integrity, cache }]) => [address, integrity, cache])).toEqual([
    ['/registry.json', undefined, 'no-cache'],
    [`/r/user/${older}/build.json`, 'sha384-of-the-record', undefined],
  ])
  expect(limits).toEqual([3000, fileTimeLimit])
})

test.each([
  ['is slow', () => answer('GET /registry.json', () => new Promise(() => {}))],
  ['does not come', () => answer('GET /registry.json', { status: 503, body: {} })],
  ['says nothing of builds', () => answer('GET /registry.json', { body: { schema: 1 } })],
])('where the registry %s, the one in the document knows the latest earlier build', async (_what, fail) => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    const controller = new AbortController()
    if (ms < fileTimeLimit) setTimeout(() => controller.abort(), 5)
    return controller.signal
  })
  showInDocument(registryOf(first, { [older]: '' }))
  fail()
  answer(`GET /r/user/${older}/build.json`, { body: makeBuild('user', [], older) })
  expect(await idsOfOthers()).toEqual([older])
})

async function idsOfOthers() {
  const ids: string[] = []
  for (;;) {
    const found = await findOther('user', [first, ...ids])
    if (!found) return ids
    ids.push(found.id)
  }
}

const show = (registry: Registry) => answer('GET /registry.json', { body: registry })

function showInDocument(registry: Registry) {
  document.getElementById('registry')!.textContent = JSON.stringify(registry)
  readRegistry()
}

function registryOf(id: string, records: Record<string, string> = {}): Registry {
  const current = makeBuild('user', [page('dashboard', '/dashboard')], id) as Published<RemoteBuild>
  const remotes = { user: { current, fallback: [older], revoked: [], records } }
  return { schema: 1, revision: 2, shell: shellInForce, remotes }
}

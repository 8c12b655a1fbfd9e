import { type Published, type Registry, type RemoteBuild } from '@pundi/contract/federation'
import { answer } from '@pundi/devkit/testing'
import { buildOf as makeBuild, page, publish, shellInForce } from '../testing/open-shell'
import {
  inForce,
  inForceElsewhere,
  isForThisShell,
  isRevoked,
  noticeOf,
  onNewRegistry,
  publishedElsewhere,
  publishedRemotes,
  readRegistry,
  refreshRegistry,
} from './registry'

const [older, first, second] = ['0000000000a0', '0000000000b1', '0000000000c2']
let looks = 0

beforeEach(() => {
  looks = 0
  publish({ user: [page('dashboard', '/dashboard')] })
  readRegistry()
})

test('looks again after 30 seconds, and not a moment before', async () => {
  let now = 1_000_000
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  show(registryOf(first))
  await refreshRegistry()
  now += 29_999
  await refreshRegistry()
  expect(looks).toBe(1)
  now += 1
  await refreshRegistry()
  expect(looks).toBe(2)
})

test('what is published anew is used from then on', async () => {
  show(registryOf(second))
  await refreshRegistry()
  expect(inForce('user')?.id).toBe(second)
})

test.each([
  ['of a later form', { schema: 2 }],
  ['of no form', { schema: undefined }],
  ['without remotes', { remotes: undefined }],
  ['without a shell', { shell: undefined }],
])('a registry %s changes nothing', async (_what, changes) => {
  show({ ...registryOf(second), ...changes } as Registry)
  await refreshRegistry()
  expect(inForce('user')?.id).toBe(first)
})

test('a registry older than the one at hand changes nothing', async () => {
  show({ ...registryOf(second), revision: 0 })
  await refreshRegistry()
  expect([inForce('user')?.id, inForceElsewhere('user')?.id]).toEqual([first, first])
})

test('who listens, also late, is told of a registry that says something new, until they leave', async () => {
  let now = 1_000_000
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  const told = jest.fn()
  const leave = onNewRegistry(told)
  const lookAt = async (registry: Registry) => {
    show(registry)
    now += 30_000
    await refreshRegistry()
    return told.mock.calls.length
  }
  expect(await lookAt(registryOf(second))).toBe(1)
  expect(await lookAt(registryOf(second))).toBe(1)
  expect(await lookAt({ ...registryOf(first), revision: 3 })).toBe(2)
  leave()
  expect(await lookAt({ ...registryOf(second), revision: 4 })).toBe(2)
  onNewRegistry(told)()
  expect(told).toHaveBeenCalledTimes(3)
})

test('a remote that is published or closed elsewhere is known from the next look on', async () => {
  const disabled = { message: { default: 'Closed until tomorrow' } }
  const { remotes, ...registry } = registryOf(second)
  const admin = { ...remotes.user!, disabled }
  show({ ...registry, remotes: { ...remotes, admin }, shell: null } as unknown as Registry)
  expect([publishedRemotes(), publishedElsewhere()]).toEqual([['user'], ['user']])
  await refreshRegistry()
  expect([publishedRemotes(), publishedElsewhere()]).toEqual([['user'], ['user', 'admin']])
  expect([noticeOf('user'), noticeOf('admin'), noticeOf('auth')]).toEqual([undefined, disabled, undefined])
  expect([inForceElsewhere('auth'), inForce('auth')]).toEqual([undefined, undefined])
})

test('a registry for another shell is for the next document', async () => {
  expect(isForThisShell()).toBe(true)
  const shell = { current: { id: 'another' }, fallback: [], revoked: [] }
  show({ ...registryOf(second), shell } as unknown as Registry)
  await refreshRegistry()
  expect([inForce('user')?.id, inForceElsewhere('user')?.id, isForThisShell()]).toEqual([
    first,
    second,
    false,
  ])
})

test('a build is revoked that the newest registry says is', async () => {
  const registry = registryOf(second)
  registry.remotes.user!.revoked = [first]
  show(registry)
  expect(isRevoked('user', first)).toBe(false)
  await refreshRegistry()
  expect([isRevoked('user', first), isRevoked('user', second), isRevoked('admin', first)]).toEqual([
    true,
    false,
    false,
  ])
})

test('the server’s fault is no registry', async () => {
  answer('GET /registry.json', { status: 500, body: registryOf(second) })
  await refreshRegistry()
  expect(inForce('user')?.id).toBe(first)
})

function show(registry: Registry) {
  answer('GET /registry.json', async () => {
    looks += 1
    return { body: registry }
  })
}

function registryOf(id: string, records: Record<string, string> = {}): Registry {
  const current = makeBuild('user', [page('dashboard', '/dashboard')], id) as Published<RemoteBuild>
  const remotes = { user: { current, fallback: [older], revoked: [], records } }
  return { schema: 1, revision: 2, shell: shellInForce, remotes }
}

import type { Registry } from '@pundi/contract/federation'
import { page } from '../testing/open-shell'
import { keep } from './keep'
import { openMemoryCaches, whole } from './testing/memory-caches'

const [first, second] = ['0000000000b1', '0000000000c2']
const goals = (build: string) => [`/r/user/${build}/entry.js`, '/goals', '/registry.json', '/way-out.js']

const limits: (AbortSignal | null | undefined)[] = []
let published: unknown

beforeEach(() => {
  limits.length = 0
  jest.spyOn(globalThis, 'fetch').mockImplementation((_path, options) => {
    limits.push(options?.signal)
    return Promise.resolve(whole(JSON.stringify(published)))
  })
})

test('what is published anew is kept beside what was, and nothing is waited for without end', async () => {
  const { paths } = openMemoryCaches()
  expect(await keptOf(registryOf(first, 1), paths)).toEqual(goals(first).sort())
  expect(await keptOf(registryOf(second, 2, first), paths)).toEqual(
    [...goals(first), ...goals(second).slice(0, 1)].sort(),
  )
  expect(limits.every(limit => limit instanceof AbortSignal)).toBe(true)
})

test('a registry that is older than what is kept, or of another form, changes nothing', async () => {
  const { paths } = openMemoryCaches()
  const before = await keptOf(registryOf(second, 2), paths)
  expect(await keptOf(registryOf(first, 1), paths)).toEqual(before)
  expect(await keptOf({ ...registryOf(first, 3), schema: 2 }, paths)).toEqual(before)
  expect(await keptOf(null, paths)).toEqual(before)
})

test('of a shell that did not run here no document is kept: what is there goes on', async () => {
  const { paths } = openMemoryCaches()
  const shell = (id: string) => ({
    current: { id, remote: 'shell', integrity: {} },
    fallback: [],
    revoked: [],
  })
  const before = await keptOf({ ...registryOf(first, 1), shell: shell('0000000000d0') }, paths)
  expect(before).toEqual([...goals(first)].sort())
  const broken = { ...registryOf(second, 2, first), shell: shell('0000000000d1') }
  expect(await keptOf(broken, paths, ['0000000000d1'])).toEqual(before)
  expect(await keptOf(broken, paths)).not.toEqual(before)
})

test('where there is no room, what was in force makes room for what is', async () => {
  const { paths } = openMemoryCaches({ room: 4 })
  await keptOf(registryOf(first, 1), paths)
  expect(await keptOf(registryOf(second, 2, first), paths)).toEqual(goals(second).sort())
})

test('where there is no room even so, it fails', async () => {
  openMemoryCaches({ room: 2 })
  published = registryOf(first, 1)
  await expect(keep({ do: 'keep', language: 'en' })).rejects.toThrow('There is no room.')
})

async function keptOf(registry: unknown, paths: () => string[], quarantined: string[] = []) {
  published = registry
  await keep({ do: 'keep', language: 'en', quarantined })
  return paths().sort()
}

function registryOf(id: string, revision: number, ...fallback: string[]) {
  const build = { id, remote: 'user', area: 'user', entry: 'entry.js', messages: {}, requires: {} }
  const current = { ...build, pages: [page('goals', '/goals')], integrity: { 'entry.js': 'sha256-of-entry' } }
  return {
    ...{ schema: 1, revision, shell: null },
    remotes: { user: { current, fallback, revoked: [] } },
  } as unknown as Registry
}

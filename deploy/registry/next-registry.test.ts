import type { Published, Registry, RemoteBuild, ShellBuild } from '@pundi/contract/federation'
import { currentOf, nextRegistry, pagesLost, requireCandidates, returnedTo } from './next-registry'

const empty: Registry = { schema: 1, revision: 0, shell: null, remotes: {} }

const remote = (id: string): Published<RemoteBuild> => ({
  ...{ id, remote: 'user', area: 'user', entry: 'e.js', layout: null, pages: [], messages: {} },
  ...{ requires: {}, integrity: {} },
})
const shell = (id: string): Published<ShellBuild> => ({
  ...{ id, remote: 'shell', scripts: [], styles: [], fonts: [], messages: {}, provides: {} },
  ...{ integrity: {}, inline: { scripts: [], styles: [] } },
})

describe.each([
  ['a remote', remote, ({ remotes }: Registry) => remotes.user!],
  ['the shell', shell, ({ shell }: Registry) => shell!],
] as const)('of %s', (_what, build, of) => {
  const publish = (before: Registry, ...ids: string[]) =>
    ids.reduce((registry, id) => nextRegistry(registry, [build(id)]), before)
  const takeBack = (before: Registry, id: string, isRevoked: boolean) =>
    returnedTo(before, build(id), isRevoked)
  const idsOf = (registry: Registry) => {
    const { current, fallback, revoked } = of(registry)
    return { current: current.id, fallback, revoked }
  }

  test('the five before are kept, the latest first, and every publication is a revision', () => {
    const five = publish(empty, 'a', 'b', 'c', 'd', 'e', 'f')
    expect(idsOf(five)).toEqual({ current: 'f', fallback: ['e', 'd', 'c', 'b', 'a'], revoked: [] })
    const six = publish(five, 'g')
    expect(idsOf(six)).toEqual({ current: 'g', fallback: ['f', 'e', 'd', 'c', 'b'], revoked: [] })
    expect([five.revision, six.revision]).toEqual([6, 7])
  })

  test('a build that returns by being published is none to fall back to any more', () => {
    const { current, fallback } = idsOf(publish(empty, 'a', 'b', 'c', 'a'))
    expect([current, fallback]).toEqual(['a', ['c', 'b']])
  })

  test('what is revoked stays so, whatever is published, taken back or revoked after it', () => {
    let registry = takeBack(publish(empty, 'a', 'b'), 'a', true)
    expect(idsOf(registry)).toEqual({ current: 'a', fallback: [], revoked: ['b'] })
    registry = publish(registry, 'c')
    expect(idsOf(registry).revoked).toEqual(['b'])
    registry = takeBack(registry, 'a', false)
    expect(idsOf(registry)).toEqual({ current: 'a', fallback: [], revoked: ['b'] })
    registry = takeBack(publish(registry, 'd'), 'a', true)
    expect(idsOf(registry).revoked).toEqual(['b', 'd'])
    for (const id of ['b', 'd']) expect(() => publish(registry, id)).toThrow('was revoked')
  })

  test('a return keeps only what was there before the build that returns', () => {
    const registry = takeBack(publish(empty, 'a', 'b', 'c', 'd'), 'b', false)
    expect(idsOf(registry)).toEqual({ current: 'b', fallback: ['a'], revoked: [] })
    expect(registry.revision).toBe(5)
  })

  test('builds that a return passed can be gone forward to, but for what is revoked', () => {
    const passed = (registry: Registry) => [of(registry).passed, of(registry).fallback]
    let registry = takeBack(publish(empty, 'a', 'b', 'c', 'd'), 'a', false)
    expect(passed(registry)).toEqual([['d', 'c', 'b'], []])
    registry = takeBack(registry, 'c', false)
    expect(passed(registry)).toEqual([['d'], ['b', 'a']])
    registry = takeBack(registry, 'b', true)
    expect(passed(registry)).toEqual([['d'], ['a']])
    registry = publish(registry, 'e')
    expect(passed(registry)).toEqual([['d'], ['b', 'a']])
    expect(passed(publish(registry, 'd'))).toEqual([[], ['e', 'b', 'a']])
    expect(passed(takeBack(registry, 'd', true))).toEqual([[], ['b', 'a']])
  })

  test('what is in force cannot be published once more', () => {
    expect(() => publish(empty, 'a', 'a')).toThrow('is already live')
  })
})

test('a publication leaves the registry that it was made from as it was, and the others in force', () => {
  const before = nextRegistry(empty, [remote('a'), shell('a')])
  const kept = structuredClone(before)
  const after = nextRegistry(before, [remote('b')])
  expect(before).toEqual(kept)
  expect([after.shell, after.revision]).toEqual([before.shell, 2])
})

test('what is in force is found by its name, and what was never published is missed by it', () => {
  const registry = nextRegistry(empty, [remote('a'), shell('b')])
  expect([currentOf(registry, 'user')?.id, currentOf(registry, 'shell')?.id]).toEqual(['a', 'b'])
  expect([currentOf(registry, 'admin'), currentOf(empty, 'shell')]).toEqual([undefined, undefined])
  expect(requireCandidates('/site', registry, 'shell').current.id).toBe('b')
  expect(() => requireCandidates('/site', registry, 'admin')).toThrow(
    'No build of admin is published in /site.',
  )
})

test('a page is lost only if no page of the next registry has its address', () => {
  const withPages = (...paths: string[]) =>
    nextRegistry(empty, [
      {
        ...remote(paths.join()),
        pages: paths.map(path => ({ page: path, path, title: path, files: [] })),
      },
    ])
  const before = withPages('/wallet', '/wallet/records', '/reports', '/goals/:id')
  expect(pagesLost(before, withPages('/wallet', '/wallet/:id', '/goals/:goal'))).toEqual(['/reports'])
  expect(pagesLost(before, withPages('/wallet/:id', '/reports'))).toEqual(['/wallet', '/goals/:id'])
})

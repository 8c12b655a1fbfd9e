import { afterEach, expect, test } from '@jest/globals'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  remoteOfWorkspace,
  type Published,
  type Registry,
  type RemoteBuild,
  type RemoteName,
  type ShellBuild,
} from '@pundi/contract/federation'
import { publish } from '../publish/publish'
import { expectRefusal } from '../testing/expect-refusal'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'
import { checkRegistry, fits } from './check-registry'

afterEach(removeFolders)

const ship = (site: string, ...dists: string[]) => publish({ site, dists, by: 'ana' })

function change(site: string, changes: (registry: Registry) => void) {
  const file = join(site, 'registry.json')
  const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry
  changes(registry)
  writeFileSync(file, JSON.stringify(registry))
}

test('a path that another remote has is refused', async () => {
  const site = makeFolder()
  await ship(site, makeRemote('admin', 'one'))
  change(site, ({ remotes }) => (remotes.admin!.current.pages[0]!.path = '/dashboard'))
  await expectRefusal(site, makeRemote('user', 'one'), '/dashboard is already a page of the admin remote')
})

test('a build that is in force already is refused', async () => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'one'))
  await expectRefusal(site, makeRemote('user', 'one'), 'is already live, so there is nothing to publish')
})

test('a build that was revoked is refused', async () => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'one'))
  change(site, ({ remotes }) => remotes.user!.revoked.push(idOf('bad')))
  await expectRefusal(site, makeRemote('user', 'bad'), 'was revoked')
})

test('a remote that requires more than the shell provides is refused', async () => {
  const site = makeFolder()
  await ship(site, makeShell('one'))
  const newer = makeRemote('user', 'one', { requires: { contract: '^1.3.0' } })
  await expectRefusal(
    site,
    newer,
    `requires contract ^1.3.0, but the shell's build ${idOf('one')} provides 1.2.0`,
  )
  const stranger = makeRemote('user', 'two', { requires: { contract: '^1.0.0', charts: '^1.0.0' } })
  await expectRefusal(site, stranger, 'provides none')
})

test('a remote that says nothing of a thing that the shell provides is refused', async () => {
  const site = makeFolder()
  await ship(site, makeShell('one', { provides: { contract: '1.2.0', react: '19.3.0', zustand: '5.1.0' } }))
  const remote = makeRemote('user', 'one', { requires: { contract: '^1.0.0' } })
  await expectRefusal(site, remote, 'does not say which version of react, zustand it requires, but the shell')
})

test('the first shell asks the same of remotes that were published before it, a later one does not', async () => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'one', { requires: {} }))
  await expectRefusal(site, makeShell('one'), 'does not say which version of contract it requires')
  await ship(site, makeRemote('user', 'two'))
  await ship(site, makeShell('one'))
  const more = makeShell('two', { provides: { contract: '1.2.0', charts: '1.0.0' } })
  expect((await ship(site, more)).registry.revision).toBe(4)
})

test('of several builds those that are in force already are left out', async () => {
  const site = makeFolder()
  await ship(site, makeShell('one'), makeRemote('user', 'one'))
  const { builds } = await ship(site, makeShell('one'), makeRemote('user', 'two'))
  expect(builds).toEqual([{ remote: 'user', id: idOf('two'), isNew: true }])
})

test('two builds of one remote are refused', async () => {
  const both = ship(makeFolder(), makeRemote('user', 'one'), makeRemote('user', 'two'))
  await expect(both).rejects.toThrow('are both builds of user')
})

test('a shell before its release fits what the release before it fits, and not yet what needs its own', async () => {
  const site = makeFolder()
  await ship(site, makeShell('one', { provides: { contract: '1.3.0-rc.1' } }))
  await ship(site, makeRemote('user', 'one', { requires: { contract: '^1.2.0' } }))
  await expectRefusal(site, makeRemote('user', 'two', { requires: { contract: '^1.3.0' } }), '1.3.0-rc.1')
})

test('a shell that no longer provides what a remote in force requires is refused', async () => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'one'))
  await expectRefusal(
    site,
    makeShell('one', { provides: { contract: '2.0.0' } }),
    `Build ${idOf('one')} of user requires`,
  )
  await ship(site, makeShell('two'))
  await expectRefusal(site, makeShell('three', { provides: { contract: '2.0.0' } }), 'provides 2.0.0')
})

test('a shell and remotes that fit only each other come into force together', async () => {
  const site = makeFolder()
  await ship(site, makeShell('one'), makeRemote('user', 'one'))
  const requires = { contract: '^2.0.0' }
  const shell = makeShell('two', { provides: { contract: '2.0.0' } })
  const { registry } = await ship(site, shell, makeRemote('user', 'two', { requires }))
  expect(registry).toMatchObject({ revision: 2, shell: { current: { id: idOf('two') } } })
})

const remoteOf = (remote: RemoteName, ...paths: string[]): Published<RemoteBuild> => ({
  ...{ id: idOf(remote), remote, area: remote, entry: 'e.js', layout: null, messages: {}, integrity: {} },
  pages: paths.map(path => ({ page: path.slice(1), path, title: path, files: [] })),
  requires: { contract: '^2.0.0' },
})
const shellOf = (contract: string): Published<ShellBuild> => ({
  ...{ id: idOf('shell'), remote: 'shell', scripts: [], styles: [], fonts: [], messages: {}, integrity: {} },
  ...{ provides: { contract }, inline: { scripts: [], styles: [] } },
})
const inForce = <Build>(current: Build) => ({ current, fallback: [], revoked: [] })

test('a remote fits a shell that provides all that it requires, and no other', () => {
  const remote = remoteOf('user', '/dashboard')
  expect(['2.0.0', '2.1.0', '1.9.0'].map(version => fits(remote, shellOf(version)))).toEqual([
    true,
    true,
    false,
  ])
})

describe('of what is in force', () => {
  const registry = (user: Published<RemoteBuild>, contract = '2.0.0'): Registry => ({
    ...{ schema: 1, revision: 1, shell: inForce(shellOf(contract)) },
    remotes: { user: inForce(user), admin: inForce(remoteOf('admin', '/admin', '/admin/user')) },
  })

  test('unchanged builds are not checked', () => {
    const misfits = registry(remoteOf('user', '/admin'), '1.0.0')
    expect(() => checkRegistry(misfits, new Set())).not.toThrow()
  })

  test('a page of another area is refused, and so is one that another remote has among others', () => {
    const check = (path: string) => () => checkRegistry(registry(remoteOf('user', path)), new Set(['user']))
    expect(check('/dashboard')).not.toThrow()
    expect(check('/admin/other')).toThrow('The page /admin/other is outside the area of the user remote.')
    expect(check('/admin/user')).toThrow('/admin/user is already a page of the admin remote.')
  })

  test('a remote that no list names owns the paths below its name, if no page of another remote is there', () => {
    const groups = remoteOfWorkspace('remote-groups')!
    const check =
      (of: RemoteName, group: string, ...user: string[]) =>
      () => {
        const before = registry(remoteOf('user', '/dashboard', ...user))
        const remotes = { ...before.remotes, [groups]: inForce(remoteOf(groups, group)) }
        checkRegistry({ ...before, remotes }, new Set([of]))
      }
    expect(check(groups, '/groups')).not.toThrow()
    expect(check(groups, '/friends')).toThrow('The page /friends is outside the area of the groups remote.')
    expect(check(groups, '/groups', '/groups/all')).toThrow('so a new remote cannot own /groups/*.')
    expect(check('user', '/groups', '/groups/all')).toThrow(
      'The page /groups/all is outside the area of the user remote.',
    )
  })
})

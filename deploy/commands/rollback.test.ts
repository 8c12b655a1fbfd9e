import { afterEach, expect, test } from '@jest/globals'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publish } from '../publish/publish'
import { expectServable } from '../testing/expect-servable'
import { idOf, makeFolder, makeRemote, makeShell, makeWorkspace, removeFolders } from '../testing/make-dist'
import { readServed, registryOf } from '../testing/read-site'
import { runProgram } from '../testing/run-program'

afterEach(removeFolders)

const ship = (site: string, ...dists: string[]) => publish({ site, dists, by: 'ana' })

function run(program: string, workspace: string, ...given: string[]) {
  return runProgram(`deploy/commands/${program}.ts`, given, makeWorkspace(workspace), {
    SHIP_BY: 'rudi',
    npm_lifecycle_event: '',
  })
}

test('rollback brings the build before into force again, with its pages and nothing built', async () => {
  const site = makeFolder()
  await ship(site, makeShell('one'), makeRemote('admin', 'one'))
  await ship(site, makeRemote('admin', 'two'))
  const { code, output } = await run('rollback', 'remote-admin', '--site', site)
  expect({ code, output }).toEqual({
    code: 0,
    output: `Build ${idOf('one')} of admin is live again and replaces build ${idOf('two')}. The site is now at revision 3.\n`,
  })
  const { current, fallback, revoked } = registryOf(site).remotes.admin!
  expect([current.id, fallback, revoked]).toEqual([idOf('one'), [], []])
  expect(readServed(site, 'admin.html')).toContain(idOf('one'))
  expectServable(site)
})

test('rollback goes to the build that is named, and browsers do not fall back to those after it', async () => {
  const site = makeFolder()
  for (const id of ['one', 'two', 'three', 'four']) await ship(site, makeRemote('user', id))
  await run('rollback', 'remote-user', '--site', site, '--to', idOf('two'))
  const { current, fallback } = registryOf(site).remotes.user!
  expect([current.id, fallback]).toEqual([idOf('two'), [idOf('one')]])
})

test('rollback goes forward again to a build that it passed, and status names those', async () => {
  const site = makeFolder()
  for (const id of ['one', 'two', 'three']) await ship(site, makeRemote('user', id))
  await run('rollback', 'remote-user', '--site', site, '--to', idOf('one'))
  const { output } = await run('status', 'remote-user', '--site', site)
  expect(output).toContain(
    `builds that were rolled back or stopped as canaries: ${idOf('three')}, ${idOf('two')}\n`,
  )
  await run('rollback', 'remote-user', '--site', site, '--to', idOf('two'))
  expect(registryOf(site).remotes.user).toMatchObject({
    current: { id: idOf('two') },
    fallback: [idOf('one')],
    passed: [idOf('three')],
  })
})

test('a build that was taken back can be published again, a revoked one cannot', async () => {
  const site = makeFolder()
  for (const id of ['one', 'two']) await ship(site, makeRemote('user', id))
  await run('rollback', 'remote-user', '--site', site)
  expect((await ship(site, makeRemote('user', 'two'))).builds[0]!.isNew).toBe(false)
  const { output } = await run('rollback', 'remote-user', '--site', site, '--revoke')
  expect(output).toContain(`replaces build ${idOf('two')}, which is now revoked.`)
  await expect(ship(site, makeRemote('user', 'two'))).rejects.toThrow('was revoked')
})

test('the shell goes back as a remote does, and writes its pages from its own templates', async () => {
  const site = makeFolder()
  await ship(site, makeShell('one'))
  await ship(site, makeShell('two'))
  await run('rollback', 'shell', '--site', site)
  expect(registryOf(site).shell!.current.id).toBe(idOf('one'))
  expect(readServed(site, '404.html')).toContain(`/r/shell/${idOf('one')}/shell.js`)
  expectServable(site)
})

test('rollback refuses a build that no longer fits what is in force', async () => {
  const site = makeFolder()
  await ship(site, makeShell('one'), makeRemote('user', 'one'))
  const shell = makeShell('two', { provides: { contract: '2.0.0' } })
  await ship(site, shell, makeRemote('user', 'two', { requires: { contract: '^2.0.0' } }))
  const before = registryOf(site)
  const { code, output } = await run('rollback', 'remote-user', '--site', site)
  expect(code).toBe(1)
  expect(output).toContain('requires contract ^1.0.0')
  expect(registryOf(site)).toEqual(before)
})

test.each([
  [
    'whose file was changed',
    (folder: string) => writeFileSync(join(folder, 'page.js'), 'broken'),
    'page.js has changed since it was published',
  ],
  [
    'that is gone',
    (folder: string) => rmSync(folder, { recursive: true }),
    'has no build.json, because the build was removed.',
  ],
])('rollback refuses a build %s', async (_what, harm, sentence) => {
  const site = makeFolder()
  for (const id of ['one', 'two']) await ship(site, makeRemote('user', id))
  harm(join(site, 'r/user', idOf('one')))
  const { code, output } = await run('rollback', 'remote-user', '--site', site)
  expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 1, lines: 1 })
  expect(output).toContain(sentence)
  expect(registryOf(site).remotes.user!.current.id).toBe(idOf('two'))
})

test.each([
  [
    'a workspace that is not published',
    'shared',
    ['--site', 'SITE'],
    'shared is neither the shell nor a remote, so it has no builds to publish.',
  ],
  ['a remote that was never published', 'remote-auth', ['--site', 'SITE'], 'No build of auth is published'],
  ['an only build', 'remote-user', ['--site', 'SITE'], 'is the only build, so there is none to return to.'],
  [
    'an unknown build',
    'remote-user',
    ['--site', 'SITE', '--to', 'abc'],
    'There is no build abc of user to return to. Possible builds: none.',
  ],
])('rollback answers %s with one sentence', async (_what, workspace, given, sentence) => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'one'))
  const { code, output } = await run(
    'rollback',
    workspace,
    ...given.map(word => (word === 'SITE' ? site : word)),
  )
  expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 1, lines: 1 })
  expect(output).toContain(sentence)
})

test('status says what is in force, what may take its place, and who brought it there', async () => {
  const site = makeFolder()
  for (const id of ['one', 'two']) await ship(site, makeRemote('user', id))
  await run('rollback', 'remote-user', '--site', site, '--revoke')
  const { code, output } = await run(
    ...(['status', 'remote-user', '--site', site, '--server', 'http://127.0.0.1:1'] as const),
  )
  expect(code).toBe(0)
  const [first, second, third, fourth, ...history] = output.trim().split('\n')
  expect([first, second, third, fourth]).toEqual([
    `user: build ${idOf('one')} is live`,
    'earlier builds, to which a rollback can return: none',
    `revoked builds: ${idOf('two')}`,
    'latest changes (time, action, resulting build, who):',
  ])
  expect(history.pop()).toBe(
    'failures in browsers: unknown, because http://127.0.0.1:1/metrics does not answer. To ask another server: --server URL',
  )
  expect(history.map(line => line.split(/\s+/).slice(1))).toEqual([
    ['publish', idOf('one'), 'ana'],
    ['publish', idOf('two'), 'ana'],
    ['revoke', idOf('one'), 'rudi'],
  ])
})

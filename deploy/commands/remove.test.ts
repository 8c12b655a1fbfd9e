import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { publish } from '../publish/publish'
import { readHistory } from '../site/history'
import { expectServable } from '../testing/expect-servable'
import { idOf, makeFolder, makeRemote, makeShell, makeWorkspace, removeFolders } from '../testing/make-dist'
import { readServed, registryOf } from '../testing/read-site'
import { runProgram } from '../testing/run-program'

let site = ''
beforeEach(async () => {
  site = makeFolder()
  await ship(makeShell('one'), makeRemote('user', 'one'))
})
afterEach(removeFolders)

const ship = (...dists: string[]) => publish({ site, dists, by: 'ana' })
const remove = (workspace: string) =>
  runProgram('deploy/commands/remove.ts', ['--site', site], makeWorkspace(workspace), {
    ...{ SHIP_BY: 'rudi', npm_lifecycle_event: '' },
  })

test('a remote that is removed is gone with its pages, and the site is as it was before', async () => {
  const { revision: _, folder: __, ...before } = registryOf(site)
  await ship(makeRemote('admin', 'one'))
  expect(readServed(site, 'admin.html')).toContain(idOf('one'))
  expect(await remove('remote-admin')).toMatchObject({
    code: 0,
    output: 'Removed the admin remote and its pages /admin. The site is now at revision 3.\n',
  })
  expect(registryOf(site)).toMatchObject({ ...before, revision: 3 })
  expect(registryOf(site).remotes).not.toHaveProperty('admin')
  expect(readServed(site, 'dashboard.html')).not.toContain('/admin')
  expect(existsSync(join(site, '.revisions', registryOf(site).folder!, 'admin.html'))).toBe(false)
  expectServable(site)
  const [last] = (await readHistory(site)).slice(-1)
  expect(last).toMatchObject({ action: 'remove', remote: 'admin', id: idOf('one'), by: 'rudi' })
})

test('what was removed can be published again, the same build too', async () => {
  await ship(makeRemote('admin', 'one'))
  await remove('remote-admin')
  await ship(makeRemote('admin', 'one'))
  expect(registryOf(site).remotes.admin).toMatchObject({ current: { id: idOf('one') }, fallback: [] })
  expectServable(site)
})

test.each([
  ['the shell', 'shell', 'The shell cannot be removed'],
  ['a remote that was never published', 'remote-auth', 'No build of auth is published'],
])('%s cannot be removed', async (_what, workspace, sentence) => {
  const before = registryOf(site)
  const { code, output } = await remove(workspace)
  expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 1, lines: 1 })
  expect(output).toContain(sentence)
  expect(registryOf(site)).toEqual(before)
})

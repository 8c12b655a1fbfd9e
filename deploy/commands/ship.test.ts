import { afterEach, expect, test } from '@jest/globals'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  idIn,
  makeFolder,
  makeRemote,
  makeShell,
  makeWorkspace,
  removeFolders,
  seal,
} from '../testing/make-dist'
import { readServed } from '../testing/read-site'
import { expectServable } from '../testing/expect-servable'
import { publish } from '../publish/publish'
import { runProgram } from '../testing/run-program'

afterEach(removeFolders)

const shipFrom = (workspace: string, ...given: string[]) =>
  runProgram('deploy/commands/ship.ts', given, workspace, {
    ...{ SHIP_BY: 'rudi', npm_lifecycle_event: '', CHROMIUM: join(workspace, 'no-browser') },
    PREVIEW_KEY: 'k'.repeat(32),
  })

const ship = (dist: string | undefined, ...given: string[]) =>
  shipFrom(makeWorkspace('remote-user', dist), ...given)

test('ship publishes the build of the workspace it is called in', async () => {
  const site = join(makeFolder(), 'a', 'site')
  const workspace = makeWorkspace('remote-user', makeRemote('user', 'one'))
  const { code, output } = await shipFrom(workspace, '--to', site)
  expect({ code, output }).toEqual({
    code: 0,
    output: `Published build ${idIn(join(workspace, 'dist'))} of user. The site is now at revision 1.\n`,
  })
  expect(readServed(site, 'history.ndjson')).toContain('"by":"rudi"')
})

test('ship says that it did not look at a shell where there is no browser', async () => {
  const workspace = makeWorkspace('shell', makeShell('one'))
  const environment = { CHROMIUM: join(workspace, 'no-browser'), npm_lifecycle_event: '' }
  const { code, output } = await runProgram(
    'deploy/commands/ship.ts',
    ['--to', makeFolder()],
    workspace,
    environment,
  )
  expect({ code, output }).toEqual({
    code: 0,
    output:
      'No Chromium was found, so the shell was published without a test in a browser. Before the next publication, set CHROMIUM to the path of a browser.\n' +
      `Published build ${idIn(join(workspace, 'dist'))} of shell. The site is now at revision 1.\n`,
  })
})

test('ship says that it opens a shell before it does, and refuses one for which no browser starts', async () => {
  const site = makeFolder()
  const workspace = makeWorkspace('shell', makeShell('one'))
  const environment = { CHROMIUM: '/bin/false', npm_lifecycle_event: '' }
  const { code, output } = await runProgram('deploy/commands/ship.ts', ['--to', site], workspace, environment)
  const [first, second, ...rest] = output.trim().split('\n')
  expect({ code, first, rest }).toEqual({
    code: 1,
    first: 'Testing whether the shell starts in Chromium. This takes up to 40 seconds…',
    rest: [],
  })
  expect(second).toMatch(
    /^The browser \/bin\/false does not start \(.+\), so the shell was not published\. To use another browser, set CHROMIUM to its path\.$/,
  )
  expect(existsSync(join(site, 'registry.json'))).toBe(false)
})

test('ship says that a build is in force already, and when one is in force again', async () => {
  const site = makeFolder()
  const one = seal(makeRemote('user', 'one'))
  await ship(one, '--to', site)
  expect(await ship(one, '--to', site)).toMatchObject({
    code: 1,
    output: `Build ${idIn(one)} of user is already live, so there is nothing to publish.\n`,
  })
  await ship(makeRemote('user', 'two'), '--to', site)
  expect(await ship(one, '--to', site)).toMatchObject({
    code: 0,
    output: `Build ${idIn(one)} of user is live again: it had been published before. The site is now at revision 3.\n`,
  })
})

test('a folder is named from where npm was called', async () => {
  const workspace = makeWorkspace('remote-user', makeRemote('user', 'one'))
  const from = makeFolder()
  const environment = { npm_lifecycle_event: 'ship', INIT_CWD: from }
  await runProgram('deploy/commands/ship.ts', ['--to', 'site'], workspace, environment)
  expect(existsSync(join(from, 'site', 'registry.json'))).toBe(true)
})

test.each([
  ['a folder that cannot be', ['--to', '/dev/null/site'], 'Cannot write /dev/null/site'],
  ['a workspace that does not exist', ['--to', 'x', '--with', 'remote-auht'], '--with: there is no folder '],
])('ship answers %s with one sentence', async (_what, given, sentence) => {
  const { code, output } = await ship(makeRemote('user', 'one'), ...given)
  expect(code).toBe(1)
  expect(output).toContain(sentence)
  expect(output.trim().split('\n')).toHaveLength(1)
})

test('ship asks for a build where there is none', async () => {
  const { code, output } = await ship(undefined, '--to', makeFolder())
  expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 1, lines: 1 })
  expect(output).toContain('Build the workspace first: npm run build.')
})

test('a build of another remote than the workspace is refused', async () => {
  const site = makeFolder()
  const workspace = makeWorkspace('remote-admin', makeRemote('user', 'one'))
  const { code, output } = await shipFrom(workspace, '--to', site)
  expect(code).toBe(1)
  expect(output).toContain('contains a build of user, but this is the workspace of admin')
  expect(existsSync(join(site, 'registry.json'))).toBe(false)
})

test.each([
  ['with an edited file', (dist: string) => writeFileSync(join(dist, 'page.js'), 'edited')],
  ['with one more file', (dist: string) => writeFileSync(join(dist, 'more.js'), '')],
  ['under another id', (dist: string) => writeFileSync(join(dist, 'build.json'), renamed(dist))],
])('a build %s is refused, alone, beside another one and as a preview', async (_what, edit) => {
  const [site, workspace] = [makeFolder(), makeWorkspace('remote-user', makeRemote('user', 'one'))]
  const dist = join(workspace, 'dist')
  edit(dist)
  const shell = makeWorkspace('shell', makeShell('one'))
  for (const { code, output } of [
    await shipFrom(workspace, '--to', site),
    await shipFrom(shell, '--to', site, '--with', workspace),
    await shipFrom(workspace, '--to', site, '--preview', '--server', 'http://localhost:3000'),
  ])
    expect({ code, output }).toEqual({
      code: 1,
      output: `The files in ${dist} were changed after the build. Do not edit a build: change its sources, then run npm run build.\n`,
    })
  expect(existsSync(join(site, 'registry.json'))).toBe(false)
})

const renamed = (dist: string) =>
  readFileSync(join(dist, 'build.json'), 'utf8').replace(idIn(dist), '0123456789ab')

test('a page in use goes only if it is named, and that it is gone is said', async () => {
  const site = makeFolder()
  await ship(makeRemote('user', 'one'), '--to', site)
  const pages = [{ page: 'goals', path: '/goals', title: 'Goals', files: [] }]
  const two = seal(makeRemote('user', 'two', { pages }))
  const sentence =
    'The build lacks a page that is live: /dashboard. To remove this page from the site, ship with --drop /dashboard.\n'
  expect(await ship(two, '--to', site)).toMatchObject({ code: 1, output: sentence })
  expect(await ship(two, '--to', site, '--percent', '10')).toMatchObject({ code: 1, output: sentence })
  expect(await ship(two, '--to', site, '--drop', '/dashboard')).toMatchObject({
    code: 0,
    output:
      `Published build ${idIn(two)} of user. The site is now at revision 2.\n` +
      'The page /dashboard was removed: its address now shows "Page not found".\n',
  })
})

test('a contract that breaks is moved by publishing the shell and all remotes together', async () => {
  const site = makeFolder()
  const next = { requires: { contract: '^2.0.0' } }
  const shell = makeWorkspace('shell', makeShell('two', { provides: { contract: '2.0.0' } }))
  const user = makeWorkspace('remote-user', makeRemote('user', 'two', next))
  const admin = seal(makeRemote('admin', 'two', next))
  await publish({ site, dists: [makeShell('one'), makeRemote('user', 'one')], by: 'ana' })
  await publish({ site, dists: [makeRemote('admin', 'one')], by: 'ana' })

  for (const alone of [
    await shipFrom(shell, '--to', site),
    await shipFrom(user, '--to', site),
    await shipFrom(shell, '--to', site, '--with', user),
  ]) {
    expect(alone.code).toBe(1)
    expect(alone.output).toContain(
      'Publish a shell and remotes that fit each other in one command: npm run ship -w shell',
    )
  }
  const dists = { shell: join(shell, 'dist'), user: join(user, 'dist'), admin }
  const published = Object.entries(dists).map(
    ([name, dist]) => `Published build ${idIn(dist)} of ${name}. The site is now at revision 3.\n`,
  )
  expect(await shipFrom(shell, '--to', site, '--with', user, '--with', admin)).toMatchObject({
    code: 0,
    output: expect.stringContaining(published.join('')),
  })
  expect(expectServable(site).revision).toBe(3)
})

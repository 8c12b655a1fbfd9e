import { afterEach, expect, test } from '@jest/globals'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from './testing/make-dist'
import { readServed } from './testing/read-site'
import { runProgram } from './testing/run-program'

afterEach(removeFolders)

/** Runs `ship` in a workspace with the given build. */
async function ship(dist: string | undefined, ...given: string[]) {
  const workspace = makeFolder()
  if (dist) cpSync(dist, join(workspace, 'dist'), { recursive: true })
  return runProgram('deploy/ship.ts', given, workspace, { SHIP_BY: 'rudi', npm_lifecycle_event: '' })
}

test('ship publishes the build of the workspace it is called in', async () => {
  const site = join(makeFolder(), 'a', 'site')
  const { code, output } = await ship(makeRemote('user', 'one'), '--to', site)
  expect({ code, output }).toEqual({
    code: 0,
    output: `Published build ${idOf('one')} of user; the registry is at revision 1.\n`,
  })
  expect(readServed(site, 'history.ndjson')).toContain('"by":"rudi"')
})

// Where there is one, the journeys look (`e2e/journeys/builds/broken-shell.test.ts`).
test('ship says that it did not look at a shell where there is no browser', async () => {
  const workspace = makeFolder()
  cpSync(makeShell('one'), join(workspace, 'dist'), { recursive: true })
  const environment = { CHROMIUM: join(workspace, 'no-browser'), npm_lifecycle_event: '' }
  const { code, output } = await runProgram('deploy/ship.ts', ['--to', makeFolder()], workspace, environment)
  expect({ code, output }).toEqual({
    code: 0,
    output:
      'No Chromium is at hand: the shell was not opened before it was announced. CHROMIUM may name the path of one.\n' +
      `Published build ${idOf('one')} of shell; the registry is at revision 1.\n`,
  })
})

test('ship says that a build is in force already, and when one is in force again', async () => {
  const site = makeFolder()
  await ship(makeRemote('user', 'one'), '--to', site)
  expect(await ship(makeRemote('user', 'one'), '--to', site)).toMatchObject({
    code: 1,
    output: `Build ${idOf('one')} of user is already in force; there is nothing to publish.\n`,
  })
  await ship(makeRemote('user', 'two'), '--to', site)
  expect(await ship(makeRemote('user', 'one'), '--to', site)).toMatchObject({
    code: 0,
    output: `Build ${idOf('one')} of user was published before and is in force again; revision 3.\n`,
  })
})

test('a folder is named from where npm was called', async () => {
  const [workspace, from] = [makeFolder(), makeFolder()]
  cpSync(makeRemote('user', 'one'), join(workspace, 'dist'), { recursive: true })
  const environment = { npm_lifecycle_event: 'ship', INIT_CWD: from }
  await runProgram('deploy/ship.ts', ['--to', 'site'], workspace, environment)
  expect(existsSync(join(from, 'site', 'registry.json'))).toBe(true)
})

test.each([
  ['no folder', [], 'Say where to publish to: npm run ship -w WORKSPACE -- --to DIR\n'],
  ['an unknown option', ['--at', 'x'], 'Say where to publish to: npm run ship -w WORKSPACE -- --to DIR\n'],
  ['a folder that cannot be', ['--to', '/dev/null/site'], 'Cannot write /dev/null/site'],
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

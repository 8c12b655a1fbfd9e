import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promote } from '../publish/promote'
import { publish } from '../publish/publish'
import { takeBack } from '../publish/take-back'
import { readHistory } from '../site/history'
import { expectServable } from '../testing/expect-servable'
import {
  idIn,
  idOf,
  makeFolder,
  makeRemote,
  makeShell,
  makeWorkspace,
  removeFolders,
} from '../testing/make-dist'
import { readServed, registryOf } from '../testing/read-site'
import { runProgram } from '../testing/run-program'

let site = ''
beforeEach(async () => {
  site = makeFolder()
  await ship(makeShell('one'), makeRemote('user', 'one'), makeRemote('admin', 'one'))
})
afterEach(removeFolders)

const ship = (...dists: string[]) => publish({ site, dists, by: 'ana' })
const try10 = (dist: string) => publish({ site, dists: [dist], by: 'ana', percent: 10 })
const user = () => registryOf(site).remotes.user!

test('a build for a part of all browsers stands beside the one in force, which they may fall back to', async () => {
  await try10(makeRemote('user', 'two'))
  expect(user()).toMatchObject({
    current: { id: idOf('one') },
    canary: { build: { id: idOf('two') }, percent: 10 },
  })
  expect(Object.keys(user().records!)).toContain(idOf('one'))
  expect(readServed(site, 'dashboard.html')).toContain(idOf('two'))
  expectServable(site)
})

test.each([1, 99])('%s of a hundred browsers are such a part', async percent => {
  await publish({ site, dists: [makeRemote('user', 'two')], by: 'ana', percent })
  expect(user().canary!.percent).toBe(percent)
})

test('the revision without it lies ready, and a publication of another remote keeps both', async () => {
  await try10(makeRemote('user', 'two'))
  const first = user().canary!.undo!
  await ship(makeRemote('admin', 'two'))
  const { undo } = user().canary!
  expect(undo).not.toBe(first)
  expect(readdirSync(join(site, '.revisions'))).toContain(undo)
  const ready = join(site, '.revisions', undo!)
  const { folder, revision, remotes } = registryOf(site)
  const without = JSON.parse(readServed(site, `../${undo}/registry.json`)) as ReturnType<typeof registryOf>
  expect(without).toMatchObject({
    revision: revision + 1,
    folder: undo,
    remotes: { admin: { current: { id: idOf('two') } }, user: { passed: [idOf('two')] } },
  })
  expect(without.remotes.user).not.toHaveProperty('canary')
  expect([ready.endsWith(undo!), folder === undo, remotes.admin?.current.id]).toEqual([
    true,
    false,
    idOf('two'),
  ])
})

test('it is given to everybody by "promote", and then to nobody as a part', async () => {
  await try10(makeRemote('user', 'two'))
  await promote({ site, remote: 'user', by: 'rudi' })
  expect(user()).toMatchObject({ current: { id: idOf('two') }, fallback: [idOf('one')], passed: [] })
  expect(user()).not.toHaveProperty('canary')
  expect(
    (await readHistory(site)).slice(-2).map(({ action, id, previous }) => [action, id, previous]),
  ).toEqual([
    ['canary', idOf('two'), idOf('one')],
    ['publish', idOf('two'), idOf('one')],
  ])
  await expect(promote({ site, remote: 'user', by: 'rudi' })).rejects.toThrow(
    'user has no canary to promote. Start a canary first: npm run ship, with --percent.',
  )
  expectServable(site)
})

test.each([false, true])(
  'rollback takes it back and leaves the one in force; revoked %s',
  async isRevoked => {
    await try10(makeRemote('user', 'two'))
    await takeBack({ site, remote: 'user', isRevoked, by: 'rudi' })
    expect(user()).toMatchObject({
      current: { id: idOf('one') },
      passed: isRevoked ? [] : [idOf('two')],
      revoked: isRevoked ? [idOf('two')] : [],
    })
    expect(user()).not.toHaveProperty('canary')
  },
)

test('a full publication takes its place, and it can be gone forward to', async () => {
  await try10(makeRemote('user', 'two'))
  await ship(makeRemote('user', 'three'))
  expect(user()).toMatchObject({ current: { id: idOf('three') }, passed: [idOf('two')] })
  expect(user()).not.toHaveProperty('canary')
})

test.each([
  ['the shell', () => [makeShell('two')], 10, 'because all pages share one shell'],
  ['a share of 0', () => [makeRemote('user', 'two')], 0, 'whole number from 1 to 99'],
  ['a share of 100', () => [makeRemote('user', 'two')], 100, 'whole number from 1 to 99'],
  ['a share that is none', () => [makeRemote('user', 'two')], Number.NaN, 'whole number from 1 to 99'],
  ['the build in force', () => [makeRemote('user', 'one')], 10, 'already live'],
  ['a first build', () => [makeRemote('auth', 'one')], 10, 'Publish the first one without --percent'],
  [
    'two builds',
    () => [makeRemote('user', 'two'), makeRemote('admin', 'two')],
    10,
    'A canary (--percent) has a single build.',
  ],
  [
    'a build that says nothing of what the shell provides',
    () => [makeRemote('user', 'two', { requires: {} })],
    10,
    'does not say which version',
  ],
  [
    'a build that does not fit the shell',
    () => [makeRemote('user', 'two', { requires: { contract: '^9.0.0' } })],
    10,
    'requires contract ^9.0.0',
  ],
])('%s is refused to a part of all browsers', async (_what, dists, percent, sentence) => {
  const before = registryOf(site)
  await expect(publish({ site, dists: dists(), by: 'ana', percent })).rejects.toThrow(sentence)
  expect(registryOf(site)).toEqual(before)
})

test('of two remotes at a time the second is refused, and so is a build that was revoked', async () => {
  await try10(makeRemote('user', 'two'))
  await expect(try10(makeRemote('admin', 'two'))).rejects.toThrow(
    'A canary of user is running, and only one canary may run at a time. Wait until',
  )
  await takeBack({ site, remote: 'user', isRevoked: true, by: 'ana' })
  await expect(try10(makeRemote('user', 'two'))).rejects.toThrow('was revoked')
})

test('ship, status, promote and rollback say what a part of all browsers runs', async () => {
  const workspace = makeWorkspace('remote-user', makeRemote('user', 'two'))
  const run = async (program: string, ...given: string[]) =>
    (await runProgram(`deploy/commands/${program}.ts`, given, workspace, { npm_lifecycle_event: '' })).output
  const [one, two] = [idOf('one'), idIn(join(workspace, 'dist'))]
  expect(await run('ship', '--to', site, '--percent', '10')).toBe(
    `10 % of browsers now run build ${two} of user as a canary. The site is now at revision 2. ` +
      'Next: npm run promote gives the build to all browsers, npm run rollback stops the canary.\n',
  )
  expect(await run('status', '--site', site)).toContain(`canary: build ${two}, in 10 % of browsers\n`)
  expect(await run('rollback', '--site', site)).toBe(
    `Stopped the canary of user, build ${two}. Build ${one} stays live. The site is now at revision 3.\n`,
  )
  await run('ship', '--to', site, '--percent', '50')
  expect(await run('promote', '--site', site)).toBe(
    `Build ${two} of user is now live for everybody. The site is now at revision 5.\n`,
  )
})

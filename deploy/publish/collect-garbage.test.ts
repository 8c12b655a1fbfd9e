import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectGarbage } from './collect-garbage'
import { publish } from './publish'
import { takeBack } from './take-back'
import { upload } from '../store/folder/upload'
import { expectServable } from '../testing/expect-servable'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'
import { registryOf } from '../testing/read-site'
import { runProgram } from '../testing/run-program'

const day = 86_400_000
let site = ''
beforeEach(() => {
  site = makeFolder()
})
afterEach(removeFolders)

const ship = (...dists: string[]) => publish({ site, dists, by: 'ana' })
const buildsOf = (remote: string) => readdirSync(join(site, 'r', remote)).sort()

async function shipEight() {
  await ship(makeShell('one'))
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8']) await ship(makeRemote('user', id))
}

test('builds that nobody can need any more are removed 7 days after they were in force, and not before', async () => {
  await shipEight()
  const folder = join(site, 'r/user', idOf('2'))
  expect(
    await collectGarbage({ site, isDryRun: false, now: Date.now() + 7 * day - 60_000 }),
  ).not.toContainEqual(expect.objectContaining({ path: expect.stringContaining('user') }))
  expect(existsSync(folder)).toBe(true)
  const removed = await collectGarbage({ site, isDryRun: false, now: Date.now() + 7 * day + 60_000 })
  expect(removed.map(({ path }) => path).sort()).toEqual(
    ['1', '2'].map(id => join('r/user', idOf(id))).sort(),
  )
  expect(buildsOf('user')).toEqual(['3', '4', '5', '6', '7', '8'].map(idOf).sort())
  expect(expectServable(site).revision).toBe(9)
})

test('what was in force within 7 days is kept, however old its files are', async () => {
  await shipEight()
  for (const id of ['1', '2']) utimesSync(join(site, 'r/user', idOf(id)), 0, 0)
  await collectGarbage({ site, isDryRun: false })
  expect(buildsOf('user')).toHaveLength(8)
})

test('builds that a rollback passed are kept; a revoked one goes after 7 days', async () => {
  for (const id of ['1', '2', '3']) await ship(makeRemote('user', id))
  await takeBack({ site, remote: 'user', isRevoked: true, by: 'ana' })
  await takeBack({ site, remote: 'user', isRevoked: false, by: 'ana' })
  await collectGarbage({ site, isDryRun: false, now: Date.now() + 8 * day })
  expect(buildsOf('user')).toEqual(['1', '2'].map(idOf).sort())
})

test('of the shell its templates go with its build', async () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '7']) await ship(makeShell(id))
  await collectGarbage({ site, isDryRun: false, now: Date.now() + 8 * day })
  const left = ['2', '3', '4', '5', '6', '7'].map(idOf).sort()
  expect([buildsOf('shell'), readdirSync(join(site, '.shells')).sort()]).toEqual([left, left])
})

test('revisions that are not in force go after a day, and what killed publications left', async () => {
  await shipEight()
  const left = ['r/user/.upload-x', 'r/user/.removed-x', '.shells/.upload-x', '.revisions/.removed-x']
  for (const path of left) mkdirSync(join(site, path), { recursive: true })
  await collectGarbage({ site, isDryRun: false })
  expect(left.map(path => existsSync(join(site, path)))).toEqual([true, false, true, false])
  await collectGarbage({ site, isDryRun: false, now: Date.now() + day + 60_000 })
  expect(left.map(path => existsSync(join(site, path)))).toEqual([false, false, false, false])
  expect(readdirSync(join(site, '.revisions'))).toEqual([registryOf(site).folder])
})

test('a build that was removed while it was to come into force again is uploaded anew', async () => {
  await shipEight()
  const onStep = async () => {
    await collectGarbage({ site, isDryRun: false, now: Date.now() + 8 * day })
  }
  let work: Promise<void> | undefined
  await publish({
    site,
    dists: [makeRemote('user', '1')],
    by: 'ana',
    onStep: step => {
      if (step === 'build uploaded') work ??= onStep()
    },
  })
  await work
  expect(expectServable(site).remotes.user?.current.id).toBe(idOf('1'))
})

test('gc names each folder with its bytes, and removes nothing in a dry run', async () => {
  await shipEight()
  await upload(join(site, 'r/user/000000000000'), new Map([['a.js', Buffer.alloc(1_500_000)]]), {
    served: false,
    onFile: () => {},
  })
  utimesSync(join(site, 'r/user/000000000000'), 0, 0)
  mkdirSync(join(site, 'r/user/.removed-x'))
  writeFileSync(join(site, 'r/user/.removed-x/b.js'), Buffer.alloc(2000))
  const run = (...given: string[]) =>
    runProgram('deploy/commands/gc.ts', ['--site', site, ...given], site, { npm_lifecycle_event: '' })
  const lines = ['r/user/.removed-x  2 kB', 'r/user/000000000000  1.5 MB']
  expect(await run('--dry-run')).toMatchObject({
    code: 0,
    output: [...lines, 'Would remove 2 folders, 1.5 MB in total.', ''].join('\n'),
  })
  expect(buildsOf('user')).toHaveLength(10)
  expect((await run()).output).toBe([...lines, 'Removed 2 folders, 1.5 MB in total.', ''].join('\n'))
  expect(buildsOf('user')).toHaveLength(8)
})

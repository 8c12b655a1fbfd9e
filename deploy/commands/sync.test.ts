import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { appendFileSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectGarbage } from '../publish/collect-garbage'
import { publish } from '../publish/publish'
import { syncSite } from '../publish/sync-site'
import { readHistory } from '../site/history'
import { readRegistry } from '../site/site-folder'
import { credentials, startBucket } from '../testing/bucket-server'
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
import { registryOf } from '../testing/read-site'
import { runProgram } from '../testing/run-program'

let bucket: Awaited<ReturnType<typeof startBucket>>
let from = ''
let to = ''

beforeEach(async () => {
  Object.assign(process.env, credentials)
  bucket = await startBucket()
  from = bucket.addressOf('live')
  to = join(makeFolder(), 'site')
})
afterEach(async () => {
  await bucket.close()
  removeFolders()
})

const ship = (...dists: string[]) => publish({ site: from, dists, by: 'ana' })
const day = 86_400_000
const nowhere = 's3://pundi/live?endpoint=http://127.0.0.1:1'

test('a folder gets what is in force, and the builds that an open tab may need', async () => {
  await ship(makeShell('one'), makeRemote('user', 'one'))
  await ship(makeRemote('user', 'two'))
  expect(await syncSite({ from, to })).toMatchObject({ outcome: 'brought' })
  expect(expectServable(to)).toEqual(await readRegistry(from))
  expect(existsSync(join(to, 'r/user', idOf('one'), 'page.js.br'))).toBe(true)
  expect(await syncSite({ from, to })).toMatchObject({ outcome: 'nothing new' })
  await ship(makeRemote('user', 'three'))
  await syncSite({ from, to })
  expect(expectServable(to).revision).toBe(3)
  await collectGarbage({ site: to, isDryRun: false, now: Date.now() + 2 * day })
  expect(expectServable(to).revision).toBe(3)
})

test('publishing to the bucket compares with what the server of the folder serves', async () => {
  await ship(makeShell('one'))
  mkdirSync(to)
  writeFileSync(join(to, '.server.json'), '{"served":["1.4.0"]}')
  await syncSite({ from, to })
  const needs = (api: string) => makeRemote('user', api, { requires: { contract: '^1.0.0', api } })
  await expect(ship(needs('^2.0.0'))).rejects.toThrow('but the live server has 1.4.0')
  await ship(needs('^1.3.0'))
})

test('a canary that the server took back is taken back in the bucket', async () => {
  await ship(makeShell('one'), makeRemote('user', 'one'))
  await publish({ site: from, dists: [makeRemote('user', 'two')], by: 'ana', percent: 10 })
  await syncSite({ from, to })
  const { undo = '' } = registryOf(to).remotes.user!.canary!
  // Do what the server does when it stops a canary
  // (api/src/platform/site/canary/take-back-canary.ts).
  const entry = { revision: 3, at: new Date().toISOString(), by: 'server', action: 'withdraw' }
  const line = { ...entry, remote: 'user', id: idOf('one'), previous: idOf('two') }
  appendFileSync(join(to, '.revisions', undo, 'history.ndjson'), `${JSON.stringify(line)}\n`)
  copyFileSync(join(to, '.revisions', undo, 'registry.json'), join(to, 'registry.json'))

  expect(await syncSite({ from, to })).toMatchObject({ outcome: 'taken back' })
  expect((await readRegistry(from)).remotes.user).not.toHaveProperty('canary')
  expect((await readHistory(from)).at(-1)).toEqual(line)
  await ship(makeRemote('user', 'three'))
  await syncSite({ from, to })
  expect(expectServable(to).remotes.user?.current.id).toBe(idOf('three'))
})

test('a folder that somebody publishes to is refused', async () => {
  await ship(makeShell('one'))
  await syncSite({ from, to })
  await publish({ site: to, dists: [makeRemote('user', 'one')], by: 'ana' })
  await expect(syncSite({ from, to })).rejects.toThrow(`another command publishes to ${to}. For --to, choose`)
})

test('the commands take the address of a bucket where they take a folder', async () => {
  const workspace = makeWorkspace('remote-user', makeRemote('user', 'one'))
  const id = idIn(join(workspace, 'dist'))
  const run = (program: string, ...given: string[]) =>
    runProgram(`deploy/commands/${program}.ts`, given, workspace, {
      npm_lifecycle_event: program,
      INIT_CWD: '/',
    })
  expect((await run('ship', '--to', from)).output).toBe(
    `Published build ${id} of user. The site is now at revision 1.\n`,
  )
  expect((await run('status', '--site', from, '--server', 'http://127.0.0.1:1')).output).toContain(
    `user: build ${id} is live\n`,
  )
  expect(await run('sync', '--from', from, '--to', to)).toEqual({
    ...{ code: 0, signal: null },
    output: 'Copied revision 1.\n',
  })
  expect((await run('sync', '--from', from, '--to', to)).output).toBe(
    'Nothing to copy: the folder already has revision 1.\n',
  )
  expect(registryOf(to).remotes.user?.current.id).toBe(id)
})

test.each([
  ['no place to read from', ['--to', 'x'], '--from is missing'],
  ['nothing published there', ['--from', 'FROM', '--to', 'x'], 'Nothing is published in s3://'],
  [
    'a server that is away',
    ['--from', nowhere, '--to', 'x'],
    's3://pundi cannot be reached (ECONNREFUSED). Check its address and the network.',
  ],
  [
    'a bucket to write to',
    ['--from', 'FROM', '--to', 'FROM'],
    'is a bucket, but a server reads its site from a folder',
  ],
  [
    'a time that is none',
    ['--from', 'FROM', '--to', 'x', '--every', 'now'],
    '--every must be a number of seconds',
  ],
  [
    'a time that no timer knows',
    ['--from', 'FROM', '--to', 'x', '--every', '3000000'],
    '--every must be a number of seconds, from 1 to 86400.',
  ],
])('sync answers %s with one sentence', async (_what, given, sentence) => {
  const words = given.map(word => (word === 'FROM' ? from : word))
  const environment = { npm_lifecycle_event: '' }
  const { code, output } = await runProgram('deploy/commands/sync.ts', words, makeFolder(), environment)
  expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 1, lines: 1 })
  expect(output).toContain(sentence)
})

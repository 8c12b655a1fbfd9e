import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Registry } from '@pundi/contract/federation'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '../files/hash'
import { publish } from '../publish/publish'
import { takeBack } from '../publish/take-back'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'

let site = ''
beforeEach(() => {
  site = makeFolder()
})
afterEach(removeFolders)

const ship = (...dists: string[]) => publish({ site, dists, by: 'ana' })
const registry = () => JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8')) as Registry
const recordOf = (id: string) => hash(readFileSync(join(site, 'r/user', idOf(id), 'build.json')))

test('the registry has the hash of each record that a browser may fall back to, the latest first', async () => {
  await ship(makeShell('one'), makeRemote('user', 'one'))
  expect(registry().remotes.user!.records).toEqual({})
  await ship(makeRemote('user', 'two'))
  await ship(makeRemote('user', 'three'))
  expect(Object.entries(registry().remotes.user!.records!)).toEqual([
    [idOf('two'), recordOf('two')],
    [idOf('one'), recordOf('one')],
  ])
})

test('nobody falls back to a build that does not fit the shell in force, whichever of them came last', async () => {
  await ship(makeShell('one'), makeRemote('user', 'one'))
  await ship(makeRemote('user', 'two', { requires: { contract: '>=1.0.0' } }))
  expect(Object.keys(registry().remotes.user!.records!)).toEqual([idOf('one')])
  await ship(makeShell('two', { provides: { contract: '2.0.0' } }))
  expect(registry().remotes.user).toMatchObject({ fallback: [idOf('one')], records: {} })
})

test('a build without a record is no fallback', async () => {
  await ship(makeShell('one'), makeRemote('user', 'one'))
  await ship(makeRemote('user', 'two'))
  rmSync(join(site, 'r/user', idOf('one'), 'build.json'))
  await ship(makeRemote('user', 'three'))
  expect(registry().remotes.user!.records).toEqual({ [idOf('two')]: recordOf('two') })
})

test('the record of each build in force has its hash in the registry, and a canary’s too', async () => {
  await ship(makeShell('one'), makeRemote('user', 'one'))
  await ship(makeRemote('user', 'two'))
  await publish({ site, dists: [makeRemote('user', 'three')], by: 'ana', percent: 10 })
  const { shell, remotes } = registry()
  expect(remotes.user).toMatchObject({ record: recordOf('two'), canary: { record: recordOf('three') } })
  expect(shell!.record).toBe(hash(readFileSync(join(site, 'r/shell', idOf('one'), 'build.json'))))
  expect(Object.keys(remotes.user!.records!)).toEqual([idOf('two'), idOf('one')])
})

test('a shell that cannot read the pages of the one in force is none to fall back to', async () => {
  await ship(makeShell('one', { pageSchema: undefined }), makeRemote('user', 'one'))
  await ship(makeShell('two'))
  expect(Object.keys(registry().shell!.records!)).toEqual([idOf('one')])
  await ship(makeShell('three', { pageSchema: undefined }))
  expect(Object.keys(registry().shell!.records!)).toEqual([idOf('one')])
})

test('a build that was rolled back is not a fallback', async () => {
  await ship(makeShell('one'), makeRemote('user', 'one'))
  for (const id of ['two', 'three']) await ship(makeRemote('user', id))
  await takeBack({ site, remote: 'user', isRevoked: false, by: 'ana' })
  expect(Object.keys(registry().remotes.user!.records!)).toEqual([idOf('one')])
})

test('a registry from before there were records gets them with the next publication', async () => {
  await ship(makeShell('one'), makeRemote('user', 'one'))
  await ship(makeRemote('user', 'two'))
  const before = registry()
  delete before.remotes.user!.records
  writeFileSync(join(site, 'registry.json'), JSON.stringify(before))
  await ship(makeRemote('admin', 'one'))
  expect(registry().remotes.user!.records).toEqual({ [idOf('one')]: recordOf('one') })
})

test('of earlier shells it has those that every remote in force fits', async () => {
  await ship(makeShell('one'), makeRemote('user', 'one', { requires: { contract: '>=1.0.0' } }))
  await ship(makeShell('two', { provides: { contract: '2.0.0' } }))
  const record = hash(readFileSync(join(site, 'r/shell', idOf('one'), 'build.json')))
  expect(registry().shell!.records).toEqual({ [idOf('one')]: record })
  await ship(makeRemote('admin', 'one', { requires: { contract: '>=1.0.0' } }))
  await ship(makeRemote('user', 'two', { requires: { contract: '^2.0.0' } }))
  expect(registry().shell).toMatchObject({ fallback: [idOf('one')], records: {} })
})

import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Integrity, Published, RemoteBuild } from '@pundi/contract/federation'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publish } from '../publish/publish'
import { takeBack } from '../publish/take-back'
import { registryOf } from '../testing/read-site'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'
import { hash, hashAll, hasHash } from './hash'

const content = Buffer.from('content')
let site = ''

beforeEach(async () => {
  site = makeFolder()
  await ship(makeShell('one'), makeRemote('user', 'one'))
  lengthenHashes('one')
})
afterEach(removeFolders)

const ship = (...dists: string[]) => publish({ site, dists, by: 'ana' })

test('content is compared by the algorithm that its hash names', () => {
  expect(hash(content)).toMatch(/^sha256-.{44}$/)
  expect([hash(content), hash(content, 'sha384'), hash(Buffer.from('other')), ''].map(known => hasHash(content, known))) // oxfmt-ignore
    .toEqual([true, true, false, false])
})

test('source maps and licences have no hash', () => {
  const files = new Map(['a.js', 'a.js.map', 'a.js.LICENSE.txt'].map(name => [name, content]))
  expect(hashAll(files)).toEqual({ 'a.js': hash(content) })
})

test('a build with longer hashes is returned to, and published once more, as it is', async () => {
  await ship(makeRemote('user', 'two'))
  await takeBack({ site, remote: 'user', isRevoked: false, by: 'ana' })
  expect(registryOf(site).remotes.user!.current.id).toBe(idOf('one'))
  await ship(makeRemote('user', 'three'))
  await ship(makeRemote('user', 'one'))
  expect(registryOf(site).remotes.user!.current.integrity['page.js']).toMatch(/^sha384-/)
})

test('of such a build, too, a file that was changed is noticed', async () => {
  await ship(makeRemote('user', 'two'))
  writeFileSync(join(site, 'r/user', idOf('one'), 'page.js'), 'changed')
  await expect(takeBack({ site, remote: 'user', isRevoked: false, by: 'ana' })).rejects.toThrow(
    'has changed since it was published',
  )
})

function lengthenHashes(id: string) {
  const folder = join(site, 'r/user', idOf(id))
  const lengthen = (integrity: Integrity) =>
    Object.fromEntries(
      Object.keys(integrity).map(file => [file, hash(readFileSync(join(folder, file)), 'sha384')]),
    )
  const record = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as Published<RemoteBuild>
  record.integrity = lengthen(record.integrity)
  writeFileSync(join(folder, 'build.json'), JSON.stringify(record))
  rmSync(join(folder, 'build.json.br'))
  const registry = registryOf(site)
  registry.remotes.user!.current = record
  writeFileSync(join(site, 'registry.json'), JSON.stringify(registry))
}
